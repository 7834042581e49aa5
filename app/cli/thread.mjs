/** The start of every thread of the command line: makes TypeScript readable, then runs the module it was given. */
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.module);
