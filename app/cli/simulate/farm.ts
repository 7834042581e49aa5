/** Plays deals on several threads; with one worker, on this one. */
import type { Worker } from 'node:worker_threads';
import { type Outcome, playDeal } from '../../computer/arena/contest';
import type { Deal } from '../../computer/arena/deals';
import { playerOf } from '../../computer/levels';
import { startThread } from '../threads';

export interface Contest {
  readonly a: string;
  readonly b: string;
  readonly deals: readonly Deal[];
}

/** Told of the outcomes of each deal as they come. */
type Told = (outcomes: readonly Outcome[]) => void;

/** The outcomes in the order of the deals, whichever thread was first. */
export async function playContest(contest: Contest, workers: number, told: Told): Promise<Outcome[]> {
  const results: (readonly Outcome[])[] = [];
  const keep = (index: number, outcomes: readonly Outcome[]): void => {
    results[index] = outcomes;
    told(outcomes);
  };
  if (workers === 1) await playHere(contest, keep);
  else await playOnThreads(contest, Math.min(workers, contest.deals.length), keep);
  return results.flat();
}

type Keep = (index: number, outcomes: readonly Outcome[]) => void;

async function playHere({ a, b, deals }: Contest, keep: Keep): Promise<void> {
  for (const [index, deal] of deals.entries()) {
    keep(index, await playDeal(deal, playerOf(a)!, playerOf(b)!));
  }
}

/** What a thread answers; it is then given the next deal. */
export interface Played {
  readonly index: number;
  readonly outcomes: readonly Outcome[];
}

function playOnThreads({ a, b, deals }: Contest, workers: number, keep: Keep): Promise<void> {
  let next = 0;
  const threads = Array.from({ length: workers }, () =>
    startThread(new URL('thread.ts', import.meta.url), { a, b }),
  );
  const deal = (thread: Worker): void => {
    if (next >= deals.length) thread.postMessage(null);
    else thread.postMessage({ index: next, deal: deals[next++] });
  };
  const ends = threads.map(
    (thread) =>
      new Promise<void>((resolve, reject) => {
        thread.on('message', ({ index, outcomes }: Played) => {
          keep(index, outcomes);
          deal(thread);
        });
        thread.on('error', reject);
        thread.on('exit', () => resolve());
        deal(thread);
      }),
  );
  return Promise.all(ends).then(
    () => {},
    async (error: unknown) => {
      await Promise.all(threads.map((thread) => thread.terminate()));
      throw error;
    },
  );
}
