/** What the page shows, held against what the seat in front of it may know and do. */
import type { Action, CardId } from '../../../src/actions';
import { type Card, cardAt } from '../../../src/cards';
import type { Reason } from '../../../src/reasons';
import { en } from '../../../src/text/en';
import { opponentOf, phases } from '../../../src/vocabulary';
import type { SeatView } from '../../game/view';
import { sumInFigures } from '../../text/sumInFigures';
import type { Failure } from '../run/runPath';
import { labelOf, namesFor, offerFor } from './asked';
import type { Control } from './controls';
import { controlOf, pressableCards, seatNames } from './onTable';

export type Mismatch = Pick<Failure, 'what' | 'expected' | 'seen'>;

const { ui } = en;

/** Names of what can be pressed and is no card. */
const buttonsAmong = (controls: readonly Control[]): string[] =>
  controls.filter(({ isDisabled, isPressed }) => !isDisabled && isPressed === null).map(({ name }) => name);

/** `labels`: everything on the page that has a name for assistive technology. */
export function mismatchOn(
  view: SeatView,
  controls: readonly Control[],
  labels: readonly string[],
): Mismatch | undefined {
  return (
    placeMismatch(view, controls) ?? summaryMismatch(view, controls, labels) ?? offerMismatch(view, controls)
  );
}

function placeMismatch({ observation }: SeatView, controls: readonly Control[]): Mismatch | undefined {
  const phase = phases.find((one) => one === observation.phase);
  if (phase === undefined || observation.toAct === null) return undefined;
  const expected = `${ui.phaseNames[phase]}, ${ui.phaseState.present}`;
  if (controls.some(({ name }) => name === expected)) return undefined;
  const now = controls.filter(({ name }) => name.endsWith(`, ${ui.phaseState.present}`));
  return { what: 'place', expected, seen: now.map(({ name }) => name).join(', ') || 'no phase' };
}

/** Dragons, the hand, and both powers as they add up. */
function summaryMismatch(
  { observation, seat }: SeatView,
  controls: readonly Control[],
  labels: readonly string[],
): Mismatch | undefined {
  const other = opponentOf(seat);
  const { sides, element } = observation;
  const [theirs, ours] = [sides[other].dragons, sides[seat].dragons];
  const dragons = ui.dragonTrack(seatNames[other], theirs, 3 - theirs - ours, seatNames[seat], ours);
  const hand = ui.handSummary(sides[seat].hand.length, 0);
  const wanted = [dragons, hand.slice(0, hand.lastIndexOf(',') + 1)];
  const absent = wanted.find((label) => !labels.some((one) => one.startsWith(label)));
  if (absent !== undefined) {
    const head = absent.slice(0, absent.search(/[:,]/));
    return {
      what: 'position',
      expected: absent,
      seen: labels.filter((one) => one.startsWith(head)).join('; '),
    };
  }
  if (element === null) return undefined;
  const sums = controls.flatMap(({ name }) => (name.startsWith(`${ui.sumLines}: `) ? [name] : []));
  for (const owner of [seat, other]) {
    const sum = `${ui.sumLines}: ${sumInFigures(sides[owner].power[element])}`;
    const isShown = sums.some((one) => one === sum || one.startsWith(`${sum}, `));
    if (!isShown) return { what: 'position', expected: sum, seen: sums.join('; ') };
  }
  return undefined;
}

/** The legal actions, as far as they begin with a press of their own. */
function offerMismatch(view: SeatView, controls: readonly Control[]): Mismatch | undefined {
  if (view.legal.length === 0) return undefined;
  const { cards, buttons, absent } = offerFor(view);
  const pressable = pressableCards(view, controls);
  if (cards.join() !== pressable.join())
    return { what: 'legal', expected: `cards ${cards.join(', ')}`, seen: `cards ${pressable.join(', ')}` };
  const shown = buttonsAmong(controls);
  const lacking = buttons.find((label) => !shown.includes(label));
  if (lacking !== undefined) return { what: 'legal', expected: lacking, seen: shown.join('; ') };
  const surplus = absent.find((label) => shown.includes(label));
  return surplus === undefined ? undefined : { what: 'legal', expected: `no "${surplus}"`, seen: surplus };
}

/** Where the page owes the reason of a refusal: on a card of the hand that has no use, and on the way on. */
export function reasonMismatch(
  view: SeatView,
  controls: readonly Control[],
  action: Action,
  reason: Reason,
): Mismatch | undefined {
  const label = labelOf(view, action);
  // A decision of several steps has the name of its first.
  if (buttonsAmong(controls).includes(label) && !offerFor(view).buttons.includes(label))
    return { what: 'refusal', expected: `no "${label}"`, seen: `"${label}" can be pressed` };
  const sentence = en.reason(reason, namesFor(view));
  const said = told(view, controls, action);
  if (said === undefined || said.includes(sentence)) return undefined;
  return { what: 'refusal', expected: sentence, seen: said };
}

const explainedIn = new Set(['leadership', 'character', 'reinforcement']);

/** What the page says of the refused action; undefined where it says nothing. */
function told(view: SeatView, controls: readonly Control[], action: Action): string | undefined {
  const { phase, question } = view.observation;
  if (question !== null || !explainedIn.has(phase)) return undefined;
  if (action.type === 'next' && phase !== 'leadership') {
    return controls.find(
      ({ isDisabled, isPressed, region }) => isDisabled && isPressed === null && region === ui.prompt,
    )?.name;
  }
  const card = playedAlone(view, action);
  if (card === undefined || !view.observation.sides[view.seat].hand.includes(card)) return undefined;
  const control = controlOf(view, card, controls);
  return control?.isPressed === null ? control.name : undefined;
}

/** How a card of each kind is played by itself: what the page takes a press of it to mean. */
const plays: Partial<Record<Card['kind'], Action['type']>> = {
  leadership: 'playLeadership',
  ship: 'playShip',
  character: 'playCharacter',
  booster: 'playBooster',
  support: 'playSupport',
};

/** The card, where the action plays one card by itself as its kind is played. */
function playedAlone({ observation }: SeatView, action: Action): CardId | undefined {
  if ('mode' in action && action.mode !== 'single') return undefined;
  const [card, ...others] = 'cards' in action ? action.cards : 'card' in action ? [action.card] : [];
  const index = card === undefined ? null : (observation.cards[card] ?? null);
  if (index === null || others.length > 0) return undefined;
  return plays[cardAt(index).kind] === action.type ? card : undefined;
}
