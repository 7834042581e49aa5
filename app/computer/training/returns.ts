/** TD(λ) seen from the end of a game: what each position turned out to be worth, between the next guess and the outcome. */
import { type Seat, seats } from '../../../src/vocabulary';
import type { Noted } from './lessons';

/** One moment of a game for one seat: what it was judged then, and the lessons that share its worth. */
export interface Line {
  readonly value: number;
  readonly notes: readonly Noted[];
}

/** 1 trusts the outcome alone, 0 the next judgement alone. */
const lambda = 0.8;

/** Gives every note its target, and returns all of them, seat by seat and in the order of the game. */
export function withReturns(lines: readonly [readonly Line[], readonly Line[]], winner: Seat): Noted[] {
  for (const seat of seats) {
    let next = seat === winner ? 1 : 0;
    let worth = next;
    for (const { value, notes } of lines[seat].toReversed()) {
      worth = (1 - lambda) * next + lambda * worth;
      for (const note of notes) note.target = worth;
      next = value;
    }
  }
  return lines.flatMap((line) => line.flatMap(({ notes }) => notes));
}
