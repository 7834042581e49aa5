/** The teacher of the table: the best moves of a seat and why, thought out in a worker of its own. */
import type { Hint } from './computer/hint';
import { makeThinker } from './computer/worker/thinker';
import type { RunningMatch, SeatView } from './match';

export type { Hint } from './computer/hint';
export { Stopped } from './computer/worker/thinker';

/** Long enough for sound advice, short enough to wait for. */
const budget = { ms: 1200 };

const thinker = makeThinker();

/** What it sees is what the seat sees. */
export function askHints({ observation, legal }: SeatView, match: RunningMatch): Promise<readonly Hint[]> {
  const { settings, seed } = match;
  return thinker.hints({ observation, legal, settings, seed: seed + match.moments().length, budget });
}

export const stopHints = (): void => thinker.stop();
