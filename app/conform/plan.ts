/** Which of our actions a recorded step is; cards of a set, recorded one by one, become one action. */
import { matchChart } from '../../machines/engine';
import type { Action, CardId } from '../../src/actions';
import { factsAt } from '../../src/cards/facts';
import type { Names } from './names';
import type { Spot } from './spot';
import type { TraceStep } from './trace';

export interface Plan {
  readonly actions: readonly Action[];
  /** How many recorded steps they are. */
  readonly steps: number;
}

export const isPlay = ({ do: verb }: TraceStep): boolean => verb === 'play' || verb === 'playNoEffect';

/** The step at `steps[at]`, and what belongs to it. */
export function planOf(spot: Spot, steps: readonly TraceStep[], at: number, names: Names): Plan {
  const step = steps[at]!;
  return isPlay(step) && step.phase !== 'leadership'
    ? planPlay(spot, steps, at, names)
    : { actions: actionsOf(spot, step, names), steps: 1 };
}

function actionsOf({ position }: Spot, step: TraceStep, names: Names): Action[] {
  const seat = step.p;
  const card = step.card === undefined ? -1 : names.idOf(step.card);
  switch (step.do) {
    case 'endPhase':
      // Our phase ends with what the trace carries out one step later.
      return step.phase === 'support' ? [] : [{ type: 'next', seat }];
    case 'stay':
      return [{ type: 'fightOn', seat }];
    case 'retreat':
      return [{ type: 'retreat', seat }];
    case 'declineFight':
      return [{ type: 'decline', seat, cards: pickedIn(step, names) }];
    case 'retrieve':
      return [{ type: 'retrieve', seat, card }];
    case 'landShip':
      return [{ type: 'land', seat, ship: card }];
    case 'discardBluff':
      return [{ type: 'dropBluff', seat, card }];
    case 'play':
    case 'playNoEffect':
      return [{ type: 'playLeadership', seat, card }];
    case 'playShip':
      return [{ type: 'playShip', seat, card }];
    case 'playBluff':
      return [{ type: 'playBluff', seat, card }];
    case 'load':
      return [{ type: 'load', seat, card, ship: names.idOf(step.ship!) }];
    case 'useSpecial':
      return [{ type: 'useText', seat, card }];
    case 'satisfyDiscard':
      return [{ type: 'meetDemand', seat, demand: card, cards: pickedIn(step, names) }];
    case 'announce':
      return [
        position.opened ? { type: 'announce', seat } : { type: 'announce', seat, element: step.element! },
      ];
    default:
      // What runs by itself has run with the step before it.
      return [];
  }
}

/** The cards of the one choice inside a step, ascending. */
function pickedIn(step: TraceStep, names: Names): CardId[] {
  const choice = step.events.find((event) => event.e === 'choose');
  return choice?.e === 'choose' ? ascending(choice.picked.map(names.idOf)) : [];
}

const ascending = (cards: readonly CardId[]): CardId[] => cards.toSorted((a, b) => a - b);

/** The longest run of recorded plays from here that is one legal play of ours. */
function planPlay(spot: Spot, steps: readonly TraceStep[], at: number, names: Names): Plan {
  const { p: seat, phase } = steps[at]!;
  const run: CardId[] = [];
  for (const step of steps.slice(at)) {
    if (step.phase !== phase || !isPlay(step)) break;
    run.push(names.idOf(step.card!));
  }
  for (let count = run.length; count > 1; count--) {
    const action = playOf(spot, seat, run.slice(0, count));
    if (action !== undefined) return { actions: [action], steps: count };
  }
  return { actions: [playOf(spot, seat, run.slice(0, 1)) ?? singlePlay(spot, seat, run[0]!)], steps: 1 };
}

/** The legal play of just these cards, if there is one. */
export function playOf(spot: Spot, seat: 0 | 1, cards: readonly CardId[]): Action | undefined {
  const inOrder = ascending(cards);
  const isLegal = (action: Action): boolean =>
    matchChart.whyNot(spot.place, spot.position, action) === undefined;
  const single = singlePlay(spot, seat, cards[0]!);
  if (single.type === 'playCharacter') {
    // The reference extends a gang wherever that is possible.
    const modes =
      cards.length === 1 ? (['extendGang', 'single'] as const) : (['extendGang', 'pair', 'newGang'] as const);
    return modes.map((mode): Action => ({ ...single, cards: inOrder, mode })).find(isLegal);
  }
  if (single.type === 'playBooster') return [{ ...single, cards: inOrder }].find(isLegal);
  return cards.length === 1 && isLegal(single) ? single : undefined;
}

/** The play of one card on its own, legal or not. */
export function singlePlay({ position }: Spot, seat: 0 | 1, card: CardId): Action {
  switch (factsAt(position, card).kind) {
    case 'character':
      return { type: 'playCharacter', seat, cards: [card], mode: 'single' };
    case 'booster':
      return { type: 'playBooster', seat, cards: [card] };
    default:
      return { type: 'playSupport', seat, card };
  }
}
