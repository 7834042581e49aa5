/** Follows the traces of many files, one thread a core. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { UnreadableTrace } from './readTrace';
import { add, emptyTally, type Tally } from './tally';
import type { Report } from './thread';

/** The sum over all files; `onFile` is called as each is done. Rejects with `UnreadableTrace` for a file that is none. */
export async function conform(files: readonly string[], onFile: () => void = () => {}): Promise<Tally> {
  const tallies: Tally[] = [];
  let next = 0;
  const takeFiles = async (): Promise<void> => {
    const worker = new Worker(join(import.meta.dirname, 'worker.mjs'), { execArgv: [] });
    try {
      while (next < files.length) {
        const index = next++;
        tallies[index] = await follow(worker, files[index]!);
        onFile();
      }
    } finally {
      next = files.length;
      await worker.terminate();
    }
  };
  const threads = Math.min(files.length, availableParallelism());
  await Promise.all(Array.from({ length: threads }, takeFiles));
  return tallies.reduce(add, emptyTally);
}

function follow(worker: Worker, file: string): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const done = (report: Report): void => {
      worker.off('error', reject);
      if ('tally' in report) resolve(report.tally);
      else reject(new UnreadableTrace(report.unreadable));
    };
    worker.once('error', reject);
    worker.once('message', done);
    worker.postMessage(file);
  });
}
