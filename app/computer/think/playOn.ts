/** Plays a turn on without thinking. */
import type { Position } from '../../../src/position';
import { mostAppealing } from './appeal';
import { actionsAt, actorAt, isSameTurn, type Spot, take, waitsFor } from './spot';

export const isEndOf = (from: Position, spot: Spot): boolean =>
  actorAt(spot) === null || !isSameTurn(spot.position, from);

/** To the end of the turn of `from`, or to where Bluffs may be called; writes on the spot. */
export function playOn(spot: Spot, from: Position): void {
  while (!isEndOf(from, spot) && waitsFor(spot) !== 'call') {
    const actions = actionsAt(spot);
    if (actions.length === 0) return;
    take(spot, mostAppealing(spot.position, actorAt(spot)!, actions));
  }
}
