/** `blue-moon conform`: replays traces of the reference engine with ours and compares every step. */
import type { Command } from 'commander';
import { conform } from '../../conform/conform';
import { UnreadableTrace } from '../../conform/readTrace';
import { reportInWords, usesOf } from '../../conform/report';
import { showProgress } from '../progress';
import { UsageError } from '../usage';

export function register(program: Command): void {
  program
    .command('conform')
    .description(
      'replay traces of the reference engine and compare every state and every list of legal moves',
    )
    .argument('<files...>', 'traces, as .jsonl.gz')
    .option('--json', 'print the figures as JSON')
    .action(compare);
}

async function compare(files: string[], { json }: { readonly json?: true }): Promise<void> {
  const progress = showProgress(files.length, 'files');
  try {
    const tally = await conform(files, () => progress.advance());
    progress.stop();
    if (json) console.log(JSON.stringify({ ...tally, allowances: usesOf(tally) }, null, 2));
    else console.log(reportInWords(tally));
    if (tally.mismatches.length > 0) process.exitCode = 1;
  } catch (error) {
    progress.stop();
    throw error instanceof UnreadableTrace ? new UsageError(error.message) : error;
  }
}
