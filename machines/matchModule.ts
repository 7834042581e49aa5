/** The match as a rules module: what inspector, path generator and exports need of it, in their general form. */
import { type Action, actionTypes } from '../src/actions';
import { candidates } from '../src/candidates';
import { copyPosition } from '../src/copy';
import { prebuiltDeck } from '../src/decks';
import { readAction, writeAction } from '../src/notation/action';
import { faulty, parsed } from '../src/parsed';
import { newPosition, type Position, type Settings } from '../src/position';
import type { Reason } from '../src/reasons';
import { parseRecord } from '../src/record';
import { misplaced } from '../src/rules/misplaced';
import { peoples, type Seat, seats } from '../src/vocabulary';
import { cites } from './cites';
import { matchMachine } from './match';
import { describeAction, describeFault, describeReason, ruleText } from './matchTexts';
import { toActAt, whereaboutsAt } from './place';
import type { RulesModule } from './rulesModule';

/** A match to five crystals; the seed decides the peoples too, 0 is Vulca against Hoax. */
export function settingsOf(seed: number): Settings {
  const people = (step: number) => prebuiltDeck(peoples[(seed + step) % peoples.length]!);
  return {
    decks: [people(0), people(1)],
    crystalsToWin: 5,
    mulligan: true,
    swapDecks: true,
    firstSeat: null,
    order: null,
  };
}

/** What the search for paths tells apart: who is on turn, the dragons, the fight, and how many cards lie where. */
function summary({ sides, dragons, onTurn, element, opened, question, crystals }: Position): string {
  const counts = sides.map(({ hand, drawPile, combat, support, faceDown, ships }) =>
    [hand, drawPile, combat, support, faceDown, ships].map((zone) => zone.length).join(','),
  );
  return [onTurn, dragons, crystals, element, opened, question?.kind ?? '-', ...counts].join(' ');
}

/** The set-up from outside is a game record that begins with its deal; its actions are left aside. */
function parseSetup(value: unknown) {
  const record = parseRecord(typeof value === 'string' ? value : JSON.stringify(value));
  if (!record.ok) return record;
  const { settings, seed, start } = record.value;
  if (start !== undefined) return faulty({ code: 'damaged' as const, at: 'start', found: start.place });
  return parsed(newPosition(settings, seed, false));
}

export const matchModule: RulesModule<Position, Action, Reason> = {
  name: 'match',
  machine: matchMachine,
  copy: copyPosition,
  newPosition: (seed) => newPosition(settingsOf(Math.abs(seed)), seed, false),
  parseSetup,
  actionTypes,
  candidates: (position, type, push, actor) => candidates(position, type, push, actor as Seat | undefined),
  actors: seats,
  toAct(position, place) {
    const seat = toActAt(position, place);
    return seat === null ? [] : [seat];
  },
  whyNoEdge: (position, action, place) => misplaced(position, action, whereaboutsAt(position, place)),
  writeAction,
  readAction: (value) => readAction(value),
  summary,
  describeAction,
  describeReason,
  describeFault,
  ruleText,
  cites,
};
