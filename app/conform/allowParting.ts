/** Which known deviation explains that our engine cannot follow a step. */
import { factsAt } from '../../src/cards/facts';
import { activeCharacters, hasActiveCharacter, leadershipOf } from '../../src/inPlay';
import type { Reason } from '../../src/reasons';
import { cardIsNotBanned, isWithinLimits } from '../../src/rules/permissions';
import { standingOf } from '../../src/standing';
import type { AllowanceName } from './allowances';
import { explainMove, goesOnWithSet } from './allowMoves';
import type { Journey } from './journey';
import type { Choice, TraceStep } from './trace';

/** The parting as it looks from before the step. */
interface Case {
  readonly journey: Journey;
  readonly step: TraceStep;
  /** The step and those that run by themselves after it. */
  readonly chain: readonly TraceStep[];
  readonly reason: Reason | undefined;
}

type Explains = (found: Case) => boolean;

const choiceOf = ({ events }: TraceStep, kind: string): Choice | undefined =>
  events.find((event): event is Choice => event.e === 'choose' && event.kind === kind);

/** The Ship that Entreat Favor fetched, if it did. */
function fetchedShip({ journey: { spot, names }, step }: Case): number | undefined {
  const [name] = choiceOf(step, 'searchPlayOrLoad')?.picked ?? [];
  if (name === undefined) return undefined;
  const card = names.idOf(name);
  return factsAt(spot.position, card).kind === 'ship' ? card : undefined;
}

/** The Leadership card in force, if its text is of that kind. */
function leadershipDoes({ journey: { spot }, step }: Case, kind: 'attackAgain' | 'search') {
  const card = leadershipOf(spot.position, step.p);
  const effect = card < 0 ? null : factsAt(spot.position, card).effect;
  return effect?.do === kind ? effect : undefined;
}

const explanations: readonly (readonly [AllowanceName, Explains])[] = [
  [
    'setInterrupted',
    ({ journey, step, reason }) =>
      (reason?.code === 'oneCharacter' || reason?.code === 'boosterOrSupportUsed') &&
      step.card !== undefined &&
      goesOnWithSet(journey, step, journey.names.idOf(step.card)),
  ],
  [
    'bounceBackAlone',
    (found) =>
      found.reason?.code === 'noCharacter' &&
      leadershipDoes(found, 'attackAgain') !== undefined &&
      !hasActiveCharacter(found.journey.spot.position, found.step.p),
  ],
  [
    'landedShipLoaded',
    ({ journey: { spot, names }, step }) => {
      const [ship] = choiceOf(step, 'chooseShip')?.picked ?? [];
      const { ships } = spot.position.sides[step.p];
      return ship !== undefined && ships.some((other) => other.landed && other.card === names.idOf(ship));
    },
  ],
  [
    'shipNotBanned',
    (found) => {
      const ship = fetchedShip(found);
      const { spot } = found.journey;
      return ship !== undefined && cardIsNotBanned(spot.position, found.step.p, ship) !== undefined;
    },
  ],
  [
    'shipBeyondLimit',
    // The card that fetches the Ship counts too.
    (found) =>
      fetchedShip(found) !== undefined &&
      isWithinLimits(found.journey.spot.position, found.step.p, 2, false) !== undefined,
  ],
  [
    'boosterSpared',
    ({ journey: { spot }, step }) => {
      const choice = choiceOf(step, 'discard');
      return (
        step.card === 'Drown Resistance' &&
        choice !== undefined &&
        choice.picked.length < choice.from.length &&
        activeCharacters(spot.position, choice.of).length === 1
      );
    },
  ],
  [
    'discardPileDrawCounted',
    (found) => {
      const { turn } = found.journey.spot.position;
      const { deckDrawLimit } = standingOf(found.journey.spot.position)[found.step.p];
      const effect = leadershipDoes(found, 'search');
      return (
        found.chain.some((step) => step.do === 'refresh') &&
        deckDrawLimit !== null &&
        turn.deckDraws < deckDrawLimit.max &&
        effect?.do === 'search' &&
        effect.in === 'discardPile'
      );
    },
  ],
  [
    'demandedDragonTwice',
    ({ journey: { spot }, step }) =>
      step.events.some((event) => event.e === 'bluffResult' && !event.good) &&
      standingOf(spot.position)[step.p].demands.some(
        ({ card, effect }) =>
          effect.otherwise === 'ownerAttractsDragon' && spot.position.turn.demandsMet.includes(card),
      ),
  ],
];

export function explainParting(found: Case): AllowanceName | undefined {
  const name = explanations.find(([, explains]) => explains(found))?.[0];
  if (name !== undefined || found.reason === undefined) return name;
  // A move is refused for the reason for which it differs in the list of moves.
  return explainMove(found.journey, found.step, found.step, 'trace');
}
