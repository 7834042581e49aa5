/** What page and worker say to each other. */
import type { SeatView as Observation } from '../../../machines/engine';
import type { Action } from '../../../src/actions';
import type { Settings } from '../../../src/position';
import type { GameRecord } from '../../../src/record';
import type { Judged } from '../analysis';
import type { Hint } from '../hint';
import type { Budget } from '../search/budget';

interface Asked {
  readonly observation: Observation;
  readonly legal: readonly Action[];
  readonly settings: Settings;
  readonly seed: number;
}

export type Request =
  | (Asked & {
      readonly ask: 'move';
      readonly level: string /** A match keeps its player. */;
      readonly match: number;
    })
  | (Asked & { readonly ask: 'hints'; readonly budget: Budget });

/** A whole game is judged decision by decision; each is told as soon as it is found. */
export interface AnalysisRequest {
  readonly ask: 'analysis';
  readonly record: Pick<GameRecord, 'settings' | 'seed' | 'start' | 'actions'>;
  readonly budget: Budget;
}

export type AnalysisReply =
  | { readonly ask: 'judged'; readonly judged: Judged }
  | { readonly ask: 'judgedAll' }
  | { readonly ask: 'failed'; readonly message: string };

export type Reply =
  | { readonly ask: 'move'; readonly action: Action }
  | { readonly ask: 'hints'; readonly hints: readonly Hint[] }
  | { readonly ask: 'failed'; readonly message: string };
