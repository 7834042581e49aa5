/** The teacher: the best moves of a seat and why, and a whole game judged; both thought out in workers. */

import type { GameRecord } from '../../src/record';
import type { Hint } from '../computer/hint';
import { type Listener, startAnalysis } from '../computer/worker/analyser';
import { makeThinker } from '../computer/worker/thinker';
import type { RunningMatch, SeatView } from './match';

export type { Judged } from '../computer/analysis';
export type { Hint } from '../computer/hint';
export { Stopped } from '../computer/worker/thinker';

/** Long enough for sound advice, short enough to wait for. */
const budget = { ms: 1200 };

const thinker = makeThinker();

/** What it sees is what the seat sees. */
export function askHints({ observation, legal }: SeatView, match: RunningMatch): Promise<readonly Hint[]> {
  const { settings, seed } = match;
  return thinker.hints({ observation, legal, settings, seed: seed + match.moments().length, budget });
}

export const stopHints = (): void => thinker.stop();

/** For each decision of a game that is looked at again. */
const judgeBudget = { ms: 200 };

/** Judges the decisions of a game one after the other; ends early with the returned function. */
export function judgeGame({ settings, seed, start, actions }: GameRecord, listener: Listener): () => void {
  const record = { settings, seed, actions, ...(start && { start }) };
  return startAnalysis({ record, budget: judgeBudget }, listener);
}
