/** What the table's undo may take back: never past anything revealed, a random event, or the other seat's action. */
import { legalActions, type State, toAct } from '../../machines/engine';
import type { Action } from '../../src/actions';
import { observe } from '../../src/observe';
import type { Position } from '../../src/position';
import { type Seat, seats } from '../../src/vocabulary';
import type { Moment } from './match';

/** Why undo reaches no further. */
export type UndoStop = 'start' | 'revealed' | 'chance' | 'otherSeat';

/** How many moments stay when the seat takes its last decision back, or why it may not. */
export type UndoReach = { readonly kept: number } | { readonly stop: UndoStop };

/** The way on, where going on is all that is left of the phase (taking back aside). */
export function onlyNext(legal: readonly Action[]): Action | undefined {
  const [only, ...others] = legal.filter((action) => action.type !== 'takeBack');
  return only?.type === 'next' && others.length === 0 ? only : undefined;
}

const isForced = (state: State): boolean => onlyNext(legalActions(state)) !== undefined;

/** One decision of the seat at a time; what was no decision is passed over. */
export function undoReach(moments: readonly Moment[], seat: Seat): UndoReach {
  for (let kept = moments.length - 1; kept > 0; kept--) {
    const before = moments[kept - 1]!;
    const stop = stopBetween(before, moments[kept]!, seat);
    if (stop !== undefined) return { stop };
    if (!isForced(before.state)) return { kept };
  }
  return { stop: 'start' };
}

function stopBetween(before: Moment, last: Moment, seat: Seat): UndoStop | undefined {
  if (last.action?.seat !== seat || toAct(last.state) !== seat) return 'otherSeat';
  return cameToLight(before.state.position, last.state.position, seat);
}

/** Chance was used, or a pile has changed, or the seat knows a card it did not know before. */
export function cameToLight(before: Position, after: Position, seat: Seat): UndoStop | undefined {
  if (before.rng !== after.rng || before.script.length !== after.script.length) return 'chance';
  // Between two games the cards are dealt anew.
  if (before.results.length !== after.results.length) return 'chance';
  const pilesAreSame = seats.every((side) => {
    const was = before.sides[side].drawPile;
    const is = after.sides[side].drawPile;
    return was.length === is.length && was.every((card, index) => is[index] === card);
  });
  if (!pilesAreSame || asksAboutPile(after)) return 'revealed';
  const knew = observe(before, seat).cards;
  const knows = observe(after, seat).cards;
  return knows.some((index, card) => index !== null && knew[card] === null) ? 'revealed' : undefined;
}

/** Cards of a draw pile are laid out to choose from: which lie on top was not known, even where they are the seat's own. */
function asksAboutPile({ question, sides }: Position): boolean {
  if (question === null || question.kind === 'amount' || question.kind === 'kindToDiscard') return false;
  return question.options.some((card) => seats.some((seat) => sides[seat].drawPile.includes(card)));
}
