/** One worker of the playout benchmark: warms up, plays its slices, answers its games a second. */
import { parentPort, workerData } from 'node:worker_threads';
import { playSlice } from './playSlice';

const { games, slices } = workerData as { games: number; slices: number };
playSlice(0, games);
playSlice(games, games);
const start = performance.now();
for (let slice = 0; slice < slices; slice++) playSlice(slice * games, games);
parentPort!.postMessage((slices * games) / ((performance.now() - start) / 1000));
