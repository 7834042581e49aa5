/** An evaluation: how likely a seat is to win the game, from 0 to 1, by what the seat may know. */
import type { Position } from '../../../src/position';
import type { Seat } from '../../../src/vocabulary';
import type { Spot } from '../think/spot';

export type Judge = (position: Position, seat: Seat) => number;

/** A game won is worth this much more for each crystal it brings. */
const crystalWorth = 0.02;

/** A judge that knows when a game is over; `since` is how many games had ended when the thinking began. */
export function judging(judge: Judge, since: number): (spot: Spot, seat: Seat) => number {
  return ({ position }, seat) => {
    const result = position.results[since];
    if (result === undefined) return judge(position, seat);
    return result.winner === seat ? 1 + crystalWorth * result.crystals : -crystalWorth * result.crystals;
  };
}

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
