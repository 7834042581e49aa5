/** Playouts: a game played to its end by uniform random-legal actions, in place on the compiled chart. */
import type { Action } from '../src/actions';
import type { Position } from '../src/position';
import { below, nextRandom } from '../src/rng';
import { matchChart } from './engine';
import type { Place } from './executor/chart';

export interface Playout {
  /** Where it ended: a place where the match is over, unless the bound came first. */
  readonly place: Place;
  /** State of the generator after the last pick. */
  readonly rng: number;
  /** All actions taken, and those of them at points with more than one legal action. */
  readonly actions: number;
  readonly decisions: number;
}

/** Reused by every playout: none asks for legal actions while another does. */
const legal: Action[] = [];

/** Moves the take-back to the end of the list, and answers how many actions stand before it. */
function withoutTakeBack(actions: Action[]): number {
  const last = actions.length - 1;
  for (let index = last; index >= 0; index--) {
    const action = actions[index]!;
    if (action.type !== 'takeBack') continue;
    actions[index] = actions[last]!;
    actions[last] = action;
    return last;
  }
  return last + 1;
}

/**
 * Plays on until the match is over, or `bound` actions have been taken; writes on the position. Each action is one of
 * the legal ones, all with the same chance; taking back only where nothing else is legal. A point with a single legal
 * action is played but is no decision.
 */
export function playout(start: Place, position: Position, seed: number, bound = 100_000): Playout {
  let place = start;
  let rng = seed;
  let actions = 0;
  let decisions = 0;
  while (actions < bound && !matchChart.isOver(place)) {
    matchChart.legalActions(place, position, legal);
    const count = withoutTakeBack(legal);
    let pick = 0;
    if (count > 1) {
      rng = nextRandom(rng);
      pick = below(rng, count);
      decisions++;
    }
    place = matchChart.advance(place, position, legal[pick]!);
    actions++;
  }
  return { place, rng, actions, decisions };
}
