/** One thread of the conformance run: follows the games of each file that it is sent. */
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { readTraces, UnreadableTrace } from './readTrace';
import { add, emptyTally, type Tally } from './tally';
import { walkGame } from './walk';

/** What a thread says of a file. */
export type Report = { readonly tally: Tally } | { readonly unreadable: string };

function followFile(file: string): Report {
  try {
    const label = basename(file).replace(/\.jsonl\.gz$/, '');
    const tallies = readTraces(file).map((game, number) => walkGame(game, label, number));
    return { tally: tallies.reduce(add, emptyTally) };
  } catch (error) {
    if (error instanceof UnreadableTrace) return { unreadable: error.message };
    throw error;
  }
}

parentPort!.on('message', (file: string) => parentPort!.postMessage(followFile(file)));
