/** Which known deviation explains a move that only one side lists. */
import { matchChart } from '../../machines/engine';
import { noEdge } from '../../machines/executor/chart';
import type { Action, CardId } from '../../src/actions';
import { factsAt } from '../../src/cards/facts';
import { ignoresGrantedFree, ignoresText } from '../../src/ignoring';
import type { Position } from '../../src/position';
import type { Reason, ReasonCode } from '../../src/reasons';
import { isFree } from '../../src/rules/permissions';
import { standingOf } from '../../src/standing';
import { opponentOf } from '../../src/vocabulary';
import type { AllowanceName } from './allowances';
import type { Journey } from './journey';
import { playOf, singlePlay } from './plan';
import type { Move, TraceStep } from './trace';

/** A move that differs, at the step before which it was listed. */
interface Case {
  readonly journey: Journey;
  readonly step: TraceStep;
  readonly move: Move;
  readonly card: CardId;
  /** Why we refuse it, if only the trace lists it. */
  readonly refusal: ReasonCode | undefined;
}

type Explains = (found: Case) => boolean;
type Explanation = readonly [AllowanceName, Explains];

/**
 * A set that an earlier play of this phase began and this card goes on with: legal as one play then, or if the
 * opponent's cards had been what they are now.
 */
export function goesOnWithSet(
  { earlier, spot }: Journey,
  { phase, p: seat }: TraceStep,
  card: CardId,
): boolean {
  return earlier.some(({ before, cards, step }) => {
    if (step.phase !== phase) return false;
    if (playOf(before, seat, [...cards, card]) !== undefined) return true;
    const { sides } = before.position;
    const theirs = spot.position.sides[opponentOf(seat)];
    const position: Position = {
      ...before.position,
      sides: seat === 0 ? [sides[0], theirs] : [theirs, sides[1]],
    };
    return playOf({ ...before, position }, seat, [...cards, card]) !== undefined;
  });
}

/** A text of this turn that would make the next card free, played while it, or icons, were ignored. */
function ignoredNextFree({ earlier }: Journey): AllowanceName | undefined {
  for (const { before, step, cards } of earlier) {
    const [facts] = cards
      .map((card) => factsAt(before.position, card))
      .filter(({ effect }) => effect?.do === 'nextCardFree');
    if (facts === undefined) continue;
    const { ignoring } = standingOf(before.position)[step.p];
    if (ignoresText(ignoring, facts, false)) return 'nextFreeThoughIgnored';
    if (ignoresGrantedFree(ignoring, facts)) return 'nextFreeThoughIconsIgnored';
  }
  return undefined;
}

const usedUp: ReadonlySet<ReasonCode | undefined> = new Set<ReasonCode>([
  'oneCharacter',
  'boosterOrSupportUsed',
  'noSupportLeft',
  'openingNoBooster',
]);

/** Whether a text of the owner grants additional plays of this kind; Bluffs and loads are Support plays. */
function isGranted({ journey, step, move, card }: Case): boolean {
  const { position } = journey.spot;
  const { extraBoosters, extraSupports } = standingOf(position)[step.p];
  const kind = move.do === 'play' ? factsAt(position, card).kind : 'support';
  return (kind === 'booster' && extraBoosters > 0) || (kind === 'support' && extraSupports > 0);
}

/** A ban that reaches Supports with a text, or without one, only. */
const bansByText = ({ journey, step }: Case): boolean =>
  standingOf(journey.spot.position)[step.p].bans.some(
    ({ cards }) =>
      (cards.kinds === undefined || cards.kinds.includes('support')) && cards.hasText !== undefined,
  );

/** Moves that the trace lists and we refuse. */
const missing: readonly Explanation[] = [
  ['stayAlwaysListed', ({ move, refusal }) => move.do === 'stay' && refusal === 'noCharacter'],
  [
    'demandCheckedLater',
    ({ step, move, refusal }) =>
      step.phase === 'support' && move.do === 'endPhase' && refusal === 'obligationOpen',
  ],
  [
    'setCardByCard',
    ({ journey, step, move, card }) => move.do === 'play' && goesOnWithSet(journey, step, card),
  ],
  ['playGrantedAfterStop', (found) => found.refusal === 'stopped' && isGranted(found)],
  ['shipNotBanned', ({ move, refusal }) => move.do === 'playShip' && refusal === 'bannedByCard'],
  ...(['nextFreeThoughIgnored', 'nextFreeThoughIconsIgnored'] as const).map(
    (name): Explanation => [
      name,
      ({ journey, refusal }) => usedUp.has(refusal) && ignoredNextFree(journey) === name,
    ],
  ),
];

/** Moves that we allow and the trace does not list. */
const extra: readonly Explanation[] = [
  [
    'demandInEveryPhase',
    ({ step, move }) =>
      move.do === 'satisfyDiscard' && (step.phase === 'retreat' || step.phase === 'character'),
  ],
  ['textInEveryPhase', ({ step, move }) => move.do === 'useSpecial' && step.phase === 'retreat'],
  [
    'freeCharacterFirst',
    ({ journey: { spot }, step, move, card }) =>
      step.phase === 'character' &&
      move.do === 'play' &&
      spot.position.turn.characters > 0 &&
      !spot.position.turn.characterUsed &&
      !isFree(spot.position, step.p, card),
  ],
  ['loadBanned', (found) => found.move.do === 'load' && bansByText(found)],
  ['bluffBanned', (found) => found.move.do === 'playBluff' && bansByText(found)],
];

export function explainMove(
  journey: Journey,
  step: TraceStep,
  move: Move,
  listedBy: 'trace' | 'us',
): AllowanceName | undefined {
  const card = move.card === undefined ? -1 : journey.names.idOf(move.card);
  const refusal = listedBy === 'trace' ? refusalOf(journey, step, move, card)?.code : undefined;
  const explanations = listedBy === 'trace' ? missing : extra;
  return explanations.find(([, explains]) => explains({ journey, step, move, card, refusal }))?.[0];
}

/** Why we refuse what a move stands for. */
function refusalOf(
  { spot, names }: Journey,
  { p: seat }: TraceStep,
  move: Move,
  card: CardId,
): Reason | undefined {
  const action = ((): Action | undefined => {
    switch (move.do) {
      case 'play':
        return singlePlay(spot, seat, card);
      case 'playShip':
        return { type: 'playShip', seat, card };
      case 'playBluff':
        return { type: 'playBluff', seat, card };
      case 'load':
        return { type: 'load', seat, card, ship: names.idOf(move.ship!) };
      case 'stay':
        return { type: 'fightOn', seat };
      case 'endPhase':
        return { type: 'next', seat };
      default:
        return undefined;
    }
  })();
  const refusal = action && matchChart.whyNot(spot.place, spot.position, action);
  return refusal === noEdge ? undefined : refusal;
}
