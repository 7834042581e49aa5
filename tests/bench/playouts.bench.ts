/** Uniform random-legal playouts over the 36 pairings, single thread and with a worker for each core. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { playSlice } from './playSlice';

const games = 1440;
const slices = 7;

/** The same slices in worker threads at once; each warms up first. Games a second, all together. */
async function withWorkers(count: number): Promise<number> {
  const rates = await Promise.all(
    Array.from({ length: count }, () => {
      const file = new URL(/* @vite-ignore */ './playoutWorker.mjs', import.meta.url);
      const worker = new Worker(file, { workerData: { games, slices } });
      return new Promise<number>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
      });
    }),
  );
  return Math.round(rates.reduce((sum, rate) => sum + rate, 0));
}

export async function measure(): Promise<Record<string, number>> {
  playSlice(0, games);
  playSlice(games, games);
  const played = Array.from({ length: slices }, (_, slice) => {
    const start = performance.now();
    const counts = playSlice(slice * games, games);
    return { ...counts, seconds: (performance.now() - start) / 1000 };
  });
  const rates = played.map(({ seconds }) => games / seconds).sort((a, b) => a - b);
  const total = (name: 'decisions' | 'actions' | 'turns'): number =>
    played.reduce((sum, slice) => sum + slice[name], 0) / (slices * games);
  const playoutsPerSecond = Math.round(rates[Math.floor(slices / 2)]!);
  const workers = availableParallelism();
  return {
    playoutsPerSecond,
    playoutsPerSecondBestSlice: Math.round(rates.at(-1)!),
    decisionsPerSecond: Math.round(playoutsPerSecond * total('decisions')),
    actionsPerSecond: Math.round(playoutsPerSecond * total('actions')),
    decisionsPerGame: Number(total('decisions').toFixed(1)),
    actionsPerGame: Number(total('actions').toFixed(1)),
    turnsPerGame: Number(total('turns').toFixed(1)),
    workers,
    playoutsPerSecondWithWorkers: await withWorkers(workers),
  };
}
