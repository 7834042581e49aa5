/** What the table's undo may take back: never past anything revealed, a random event, or the other seat's action. */
import { legalActions, type State, toAct } from '../machines/engine';
import type { Action } from '../src/actions';
import { observe } from '../src/observe';
import type { Position } from '../src/position';
import { type Seat, seats } from '../src/vocabulary';
import type { Moment } from './match';

/** Actions that settle something with the other seat. */
const final: ReadonlySet<Action['type']> = new Set([
  'mulligan',
  'retreat',
  'decline',
  'announce',
  'showColours',
  'pass',
]);

/** The way on, where going on is all that is left of the phase (taking back aside). */
export function onlyNext(legal: readonly Action[]): Action | undefined {
  const [only, ...others] = legal.filter((action) => action.type !== 'takeBack');
  return only?.type === 'next' && others.length === 0 ? only : undefined;
}

const isForced = (state: State): boolean => onlyNext(legalActions(state)) !== undefined;

/** How many moments stay when the seat takes its last decision back; `null` where it may not. */
export function undoTo(moments: readonly Moment[], seat: Seat): number | null {
  for (let kept = moments.length - 1; kept > 0; kept--) {
    if (!mayUndo(moments[kept - 1]!, moments[kept]!, seat)) return null;
    if (!isForced(moments[kept - 1]!.state)) return kept;
  }
  return null;
}

function mayUndo(before: Moment, last: Moment, seat: Seat): boolean {
  if (last.action === null) return false;
  if (last.action.seat !== seat || final.has(last.action.type)) return false;
  if (toAct(last.state) !== seat || toAct(before.state) !== seat) return false;
  return nothingCameToLight(before.state.position, last.state.position, seat);
}

/** No chance was used, no pile has changed, and the seat knows no card it did not know before. */
export function nothingCameToLight(before: Position, after: Position, seat: Seat): boolean {
  if (before.rng !== after.rng || before.script.length !== after.script.length) return false;
  if (before.results.length !== after.results.length) return false;
  const pilesAreSame = seats.every((side) => {
    const was = before.sides[side].drawPile;
    const is = after.sides[side].drawPile;
    return was.length === is.length && was.every((card, index) => is[index] === card);
  });
  if (!pilesAreSame) return false;
  const knew = observe(before, seat).cards;
  return observe(after, seat).cards.every((index, card) => index === null || knew[card] !== null);
}
