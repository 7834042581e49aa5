/** Uniform random-legal playouts over the 36 pairings, single thread and with a worker for each core. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { playSlice } from './playSlice';
import { referencePlayout } from './referencePlayout';

const games = 1440;
const slices = 15;

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

/** Warmed up by two slices; the rates of the others, slowest first, and what a game holds on average. */
function measureSlices(play: Parameters<typeof playSlice>[2]) {
  playSlice(0, games, play);
  playSlice(games, games, play);
  const played = Array.from({ length: slices }, (_, slice) => {
    const start = performance.now();
    const counts = playSlice(slice * games, games, play);
    return { ...counts, rate: (games / (performance.now() - start)) * 1000 };
  });
  const rates = played.map(({ rate }) => rate).sort((a, b) => a - b);
  const perGame = (name: 'decisions' | 'actions' | 'turns'): number =>
    played.reduce((sum, slice) => sum + slice[name], 0) / (slices * games);
  return { median: Math.round(rates[Math.floor(slices / 2)]!), best: Math.round(rates.at(-1)!), perGame };
}

const short = (value: number): number => Number(value.toFixed(1));

export async function measure(): Promise<Record<string, number>> {
  const { median, best, perGame } = measureSlices(undefined);
  const reference = measureSlices(referencePlayout);
  const workers = availableParallelism();
  return {
    playoutsPerSecond: median,
    playoutsPerSecondBestSlice: best,
    decisionsPerSecond: Math.round(median * perGame('decisions')),
    actionsPerSecond: Math.round(median * perGame('actions')),
    decisionsPerGame: short(perGame('decisions')),
    actionsPerGame: short(perGame('actions')),
    turnsPerGame: short(perGame('turns')),
    referenceStylePlayoutsPerSecond: reference.median,
    referenceStylePlayoutsPerSecondBestSlice: reference.best,
    referenceStyleDecisionsPerSecond: Math.round(reference.median * reference.perGame('decisions')),
    referenceStyleDecisionsPerGame: short(reference.perGame('decisions')),
    referenceStyleTurnsPerGame: short(reference.perGame('turns')),
    workers,
    playoutsPerSecondWithWorkers: await withWorkers(workers),
  };
}
