/** An evaluation: how likely a seat is to win the game, from 0 to 1, by what the seat may know. */
import type { Action, CardId } from '../../../src/actions';
import { none, type Position } from '../../../src/position';
import type { Seat } from '../../../src/vocabulary';
import type { Spot } from '../think/spot';

export type Judge = (position: Position, seat: Seat, fresh?: Fresh | null) => number;

/**
 * Marks, by card, what was in the seat's own draw pile when it began to think its turn through. Such a card in its hand
 * is the luck of one imagined world, on which no turn should be chosen.
 */
export type Fresh = Uint8Array;

export function freshFrom({ cards, sides }: Position, seat: Seat): Fresh {
  const fresh = new Uint8Array(cards.length);
  for (const card of sides[seat].drawPile) fresh[card] = 1;
  return fresh;
}

/** The card of the own draw pile an answer takes, which its seat then knows; `none` for any other action. */
export function searchedFor({ question }: Position, action: Action): CardId {
  if (action.type !== 'choose' || question?.kind !== 'search') return none;
  return question.options[action.picks[0] ?? -1] ?? none;
}

/** A game won is worth this much more for each crystal it brings. */
const crystalWorth = 0.02;

/** A judge that knows when a game is over; `since` is how many games had ended when the thinking began. */
export function judging(
  judge: Judge,
  since: number,
): (spot: Spot, seat: Seat, fresh?: Fresh | null) => number {
  return ({ position }, seat, fresh = null) => {
    const result = position.results[since];
    if (result === undefined) return judge(position, seat, fresh);
    return result.winner === seat ? 1 + crystalWorth * result.crystals : -crystalWorth * result.crystals;
  };
}

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
