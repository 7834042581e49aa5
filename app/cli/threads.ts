/** Threads that run a TypeScript module. */
import { Worker, workerData } from 'node:worker_threads';

/** Starts a thread; `given` reaches it through `givenToThread`. */
export const startThread = (module: URL, given: unknown): Worker =>
  new Worker(new URL('thread.mjs', import.meta.url), { workerData: { module: module.href, given } });

/** In a thread: what it was given at its start. */
export const givenToThread = <T>(): T => (workerData as { given: T }).given;
