/**
 * A playout with the choices cut as the reference engine cuts them: declining is one alternative among the others, which
 * cards to discard for it is the next choice. Then an opening turn is fought more often than declined, and games last as
 * long as those its figures are of.
 */
import { matchChart, type State } from '../../machines/engine';
import type { Action } from '../../src/actions';
import { below, nextRandom } from '../../src/rng';

const legal: Action[] = [];

/** Where the actions of a type stand in the list: beside each other, as they were made. */
function rangeOf(type: Action['type']): { readonly from: number; readonly count: number } {
  let from = 0;
  while (from < legal.length && legal[from]!.type !== type) from++;
  let to = from;
  while (to < legal.length && legal[to]!.type === type) to++;
  return { from, count: to - from };
}

/** Writes on the position of the state; answers the decisions and the actions taken. */
export function referencePlayout({ place: start, position }: State, seed: number) {
  let [place, rng, decisions, actions] = [start, seed, 0, 0];
  const pick = (count: number): number => {
    if (count < 2) return 0;
    decisions++;
    rng = nextRandom(rng);
    return below(rng, count);
  };
  while (!matchChart.isOver(place)) {
    matchChart.legalActions(place, position, legal);
    const declines = rangeOf('decline');
    const back = rangeOf('takeBack');
    const passedOver = legal.length > 1 ? back.count : 0;
    const merged = Math.max(0, declines.count - 1);
    let at = pick(legal.length - merged - passedOver);
    if (passedOver > 0 && at >= back.from) at += passedOver;
    if (merged > 0 && at === declines.from) at += pick(declines.count);
    else if (merged > 0 && at > declines.from) at += merged;
    place = matchChart.advance(place, position, legal[at]!);
    actions++;
  }
  return { decisions, actions };
}
