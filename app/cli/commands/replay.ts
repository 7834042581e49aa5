/** `blue-moon replay`: recorded games on the rules as they are now; the first action at which each goes another way. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Command } from 'commander';
import { describeFault } from '../../../machines/matchTexts';
import { type Recorded, readRecorded } from '../../inspector/game/recorded';
import { judgeRecord, type Verdict } from '../../inspector/impact/judgeRecord';
import type { Outcome } from '../../inspector/impact/outcomes';
import { showProgress } from '../progress';
import { UsageError } from '../usage';

interface ReplayOptions {
  readonly corpus?: string;
  readonly accept?: true;
  readonly json?: true;
}

/** What a corpus came to when it was accepted; lies among its records. */
const acceptedFile = 'accepted.json';
type Accepted = Readonly<Record<string, readonly Outcome[]>>;

export function register(program: Command): void {
  program
    .command('replay')
    .description('replay recorded games on the present rules and name the first action that goes another way')
    .argument('[files...]', 'game records, or lines of play saved by the inspector')
    .option('--corpus <folder>', 'all .json files of this folder')
    .option(
      '--accept',
      `keep what the corpus comes to now (${acceptedFile}); later runs are held against every action of it`,
    )
    .option('--json', 'print the verdicts as JSON')
    .action(replay);
}

function replay(files: string[], { corpus, accept, json }: ReplayOptions): void {
  if (files.length === 0 && corpus === undefined)
    throw new UsageError('name a game record, or a folder of them with --corpus.');
  if (accept && corpus === undefined) throw new UsageError('--accept needs a folder, given with --corpus.');
  const all = [...files, ...(corpus === undefined ? [] : recordsIn(corpus))];
  const accepted = corpus === undefined || accept ? {} : acceptedOf(corpus);
  const games = all.map((file) => [file, readGame(file)] as const);
  const progress = showProgress(games.length, 'games');
  const verdicts = games.map(([file, game]) => {
    const verdict = judge(file, game, accepted[basename(file)]);
    progress.advance();
    return [file, verdict] as const;
  });
  progress.stop();
  if (accept) {
    const kept = Object.fromEntries(verdicts.map(([file, { outcomes }]) => [basename(file), outcomes]));
    writeFileSync(join(corpus!, acceptedFile), `${JSON.stringify(kept)}\n`);
  }
  console.log(json ? JSON.stringify(verdicts.map(asJson), null, 2) : inWords(verdicts));
  if (!accept && verdicts.some(([, verdict]) => goesAnotherWay(verdict))) process.exitCode = 1;
}

function recordsIn(folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    throw new UsageError(`${folder} cannot be read: ${(error as Error).message}.`);
  }
  const records = names.filter((name) => name.endsWith('.json') && name !== acceptedFile).sort();
  if (records.length === 0) throw new UsageError(`${folder} holds no .json file.`);
  return records.map((name) => join(folder, name));
}

function acceptedOf(folder: string): Accepted {
  const file = join(folder, acceptedFile);
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Accepted;
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}.`);
  }
}

function readGame(file: string): Recorded {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}.`);
  }
  const game = readRecorded(text);
  if (!game.ok) throw new UsageError(`${file}: ${describeFault(game.faults[0]!, 'en')}`);
  return game.value;
}

/** A start that makes no sense under the present rules is a fault of the file, in a sentence. */
function judge(file: string, game: Recorded, before: readonly Outcome[] | undefined): Verdict {
  try {
    return judgeRecord(game, 'en', before);
  } catch (error) {
    throw new UsageError(`${file}: ${(error as Error).message}.`);
  }
}

type Judged = readonly [file: string, verdict: Verdict];

const goesAnotherWay = ({ divergence, otherResult }: Verdict): boolean =>
  divergence !== undefined || otherResult !== undefined;

function asJson([file, { outcomes, divergence, otherResult }]: Judged): object {
  return { file, actions: outcomes.length, divergence: divergence ?? null, otherResult: otherResult ?? null };
}

function inWords(verdicts: readonly Judged[]): string {
  const diverging = verdicts.filter(([, verdict]) => goesAnotherWay(verdict));
  return [
    ...diverging.flatMap(linesOf),
    `games ${verdicts.length}  actions ${verdicts.reduce((sum, [, { outcomes }]) => sum + outcomes.length, 0)}  go another way ${diverging.length}`,
  ].join('\n');
}

function linesOf([file, { divergence, otherResult }]: Judged): string[] {
  if (divergence === undefined) {
    const { before, after } = otherResult!;
    return [
      `${file}: all actions are taken`,
      `  before  ${before.join(' : ')}`,
      `  now     ${after.join(' : ')}`,
    ];
  }
  const { number, action, before, after } = divergence;
  return [
    `${file}: action ${number}, ${action}`,
    `  before  ${before === undefined && after !== undefined ? 'taken' : saidOf(before)}`,
    `  now     ${saidOf(after)}`,
  ];
}

function saidOf(outcome: Outcome | undefined): string {
  if (outcome === undefined) return 'not reached';
  const { refused, place, digest } = outcome;
  if (refused) return `refused: ${refused.code}, ${refused.words} (${refused.rule})`;
  return `taken, to ${place}, position ${digest}`;
}
