/** Recorded games on the newest rules: a new worker loads them as they are now, while the page goes on with its own. */
import type { Language } from '../../../src/vocabulary';
import type { Recorded } from '../game/recorded';
import type { CameTo, Played } from './outcomesWorker';

/** Rejects with what is wrong when the rules do not load. */
export async function playAnew(games: readonly Recorded[], language: Language): Promise<readonly CameTo[]> {
  if (games.length === 0) return [];
  const worker = new Worker(new URL('./outcomesWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<readonly CameTo[]>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage({ games, language } satisfies Played);
    });
  } finally {
    worker.terminate();
  }
}
