/** `blue-moon simulate`: computer against computer, the same deals from both sides. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Command, Option } from 'commander';
import type { People } from '../../../src/vocabulary';
import { type Outcome, type Score, scoreOf } from '../../computer/arena/contest';
import { allPairings, dealsFor } from '../../computer/arena/deals';
import { heatMap } from '../../computer/arena/heatMap';
import { levelForms } from '../../computer/levels';
import { levelOption, peoplesOption } from '../level';
import { showProgress } from '../progress';
import { playContest } from '../simulate/farm';
import { UsageError, wholeNumber } from '../usage';

interface SimulateOptions {
  readonly a: string;
  readonly b: string;
  readonly peoples?: readonly [People, People];
  readonly matrix?: true;
  readonly games: number;
  readonly seed: number;
  readonly workers: number;
  readonly json?: true;
  readonly svg?: string;
}

export function register(program: Command): void {
  program
    .command('simulate')
    .description('let two computer players play and count; every deal is played from both sides')
    .requiredOption('--a <level>', 'level of A', levelOption)
    .requiredOption('--b <level>', 'level of B', levelOption)
    .option('--peoples <a,b>', 'only these two peoples; without, all 36 pairs in turn', peoplesOption)
    .addOption(new Option('--matrix', 'so many games for each of the 36 pairs').conflicts('peoples'))
    .option('--games <number>', 'how many games', wholeNumber(1, 1_000_000), 100)
    .option('--seed <number>', 'equal seeds give equal deals', wholeNumber(0, 1_000_000), 1)
    .option(
      '--workers <number>',
      'threads (default: one a core)',
      wholeNumber(1, 256),
      availableParallelism(),
    )
    .option('--json', 'print one JSON object')
    .option('--svg <file>', 'draw the shares of all pairs as a heat map')
    .addHelpText('after', `\nA level is ${levelForms}.`)
    .action(simulate);
}

function dealsOf({ peoples, matrix, games, seed }: SimulateOptions) {
  if (!matrix) return dealsFor(peoples ? [peoples] : allPairings, games, seed);
  return allPairings.flatMap((pairing, index) => dealsFor([pairing], games, seed + 1000 * index));
}

async function simulate(options: SimulateOptions): Promise<void> {
  const { a, b, workers, json, svg } = options;
  const deals = dealsOf(options);
  const total = deals.reduce((sum, deal) => sum + deal.games, 0);
  const progress = showProgress(total, 'games');
  const started = performance.now();
  const outcomes = await playContest({ a, b, deals }, workers, (played) => progress.advance(played.length));
  const gamesPerSecond = (1000 * outcomes.length) / (performance.now() - started);
  progress.stop();
  if (svg !== undefined) draw(svg, heatMap(outcomes, a, b));
  const score = scoreOf(outcomes);
  if (json)
    print({ ...options, ...score, gamesPerSecond, pairs: options.matrix ? pairsOf(outcomes) : undefined });
  else console.log(inWords(options, score, gamesPerSecond));
}

const print = (report: object): void => console.log(JSON.stringify(report));

function draw(file: string, picture: string): void {
  try {
    writeFileSync(file, picture);
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${(error as Error).message}.`);
  }
}

/** Both peoples of a pairing by the games of A with either. */
const pairsOf = (outcomes: readonly Outcome[]): object[] =>
  allPairings.map((pairing) => ({
    peoples: pairing,
    ...scoreOf(outcomes.filter(({ own, other }) => pairing.includes(own) && pairing.includes(other))),
  }));

function inWords({ a, b }: SimulateOptions, score: Score, gamesPerSecond: number): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const elo = score.elo === null ? 'beyond measure' : `${score.elo > 0 ? '+' : ''}${score.elo.toFixed(0)}`;
  return [
    `A ${a} against B ${b}: ${score.games} games`,
    `A wins ${score.winsA}, B wins ${score.winsB}`,
    `A wins ${percent(score.winRateA)} (95 % between ${percent(score.low)} and ${percent(score.high)}), Elo ${elo}`,
    `${gamesPerSecond.toFixed(1)} games/s`,
  ].join('\n');
}
