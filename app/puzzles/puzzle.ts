/** What a puzzle is: a position, a goal, and the line that reaches it. Seat 0 is the one who solves it. */

import type { Laid } from '../../machines/layOut';
import type { PuzzleTexts } from '../../src/text/puzzles/en';

/** What has to be certain, whatever the other seat does. */
export type Goal =
  /** The other seat retreats from this fight, and so many dragons at least are attracted by then. */
  | { readonly kind: 'winFight'; readonly dragons: number }
  /** When this fight is over, the balance of dragons is worse by so many at most, and the game is not lost. */
  | { readonly kind: 'saveDragons'; readonly dragons: number };

export interface Puzzle {
  /** Names its words in the language tables too. */
  readonly id: keyof PuzzleTexts;
  readonly level: 1 | 2 | 3;
  readonly goal: Goal;
  readonly laid: Laid;
  /** How many turns after the one of the position count; when they are over, what was not reached is missed. */
  readonly turns: number;
  /** Actions of both seats in notation, to the end of the fight. */
  readonly solution: readonly string[];
  /** Those of them without which the goal cannot be forced. */
  readonly keys: readonly string[];
}
