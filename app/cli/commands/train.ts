/** `blue-moon train`: teaches the learned evaluation by games against itself. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { newParameters, parameterCount } from '../../computer/learned/network';
import { weightsFile } from '../../computer/learned/weights';
import { chanceFrom } from '../../computer/player';
import { newAdam } from '../../computer/training/adam';
import { checkpointOf, parseCheckpoint, type Training } from '../../computer/training/checkpoint';
import { curveChart } from '../../computer/training/curveChart';
import { Learner } from '../../computer/training/learner';
import { gamesAPart, gamesARound, joined, learnRound } from '../../computer/training/round';
import { dealsMeasured, fixedLevel, gamesMeasured, isMeasuredAt } from '../../computer/training/strength';
import { wilson } from '../../wilson';
import { showProgress } from '../progress';
import { type Crew, makeCrew } from '../train/crew';
import type { Task } from '../train/messages';
import { UsageError, wholeNumber } from '../usage';

interface TrainOptions {
  readonly games: number;
  readonly minutes?: number;
  readonly seed: number;
  readonly workers: number;
  readonly checkpoint: string;
  readonly out?: string;
  readonly round: number;
  readonly measure: number;
  readonly svg?: string;
  readonly json?: true;
}

export function register(program: Command): void {
  program
    .command('train')
    .description('teach the learned evaluation by games against itself; goes on where the checkpoint stands')
    .option('--games <number>', 'learn from so many games in all', wholeNumber(1, 100_000_000), 100_000)
    .option('--minutes <number>', 'stop after so many minutes', wholeNumber(1, 100_000))
    .option('--seed <number>', 'equal seeds and games give equal weights', wholeNumber(0, 1_000_000), 1)
    .option(
      '--workers <number>',
      'threads (default: one a core)',
      wholeNumber(1, 256),
      availableParallelism(),
    )
    .option('--checkpoint <file>', 'kept after every round, gone on with if it is there', 'training.json')
    .option('--out <file>', 'write the weights for the master level here')
    .option(
      '--measure <number>',
      `games of a measurement against ${fixedLevel}`,
      wholeNumber(0, 100_000),
      gamesMeasured,
    )
    .option('--round <number>', 'learn after so many games', wholeNumber(1, 100_000), gamesARound)
    .option('--svg <file>', 'draw the learning curve')
    .option('--json', 'print one JSON object')
    .action(train);
}

function started({ checkpoint, seed }: TrainOptions): Training {
  if (!existsSync(checkpoint)) {
    const learner = new Learner(newParameters(chanceFrom(seed)), newAdam(parameterCount));
    return { learner, seed, games: 0, seconds: 0, curve: [] };
  }
  const training = parseCheckpoint(readFileSync(checkpoint, 'utf8'));
  if (training === undefined)
    throw new UsageError(`${checkpoint} is no checkpoint of this network; name another file or delete it.`);
  return training;
}

function keep(file: string, text: string): void {
  try {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${(error as Error).message}.`);
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Measures the network as it is, and tells the result. */
async function measure(training: Training, crew: Crew, games: number): Promise<void> {
  if (games === 0 || training.curve.at(-1)?.games === training.games) return;
  const deals = dealsMeasured(games);
  const progress = showProgress(games, `games against ${fixedLevel}`);
  const tasks = deals.map((deal): Task => ({ do: 'measure', deal }));
  const all = await crew.perform(tasks, training.learner.network, () => progress.advance(2));
  progress.stop();
  const outcomes = all.flatMap((done) => (done.did === 'measure' ? done.outcomes : []));
  const wins = outcomes.filter(({ won }) => won).length;
  training.curve.push({ games: training.games, wins, of: outcomes.length });
  const [low, high] = wilson(wins, outcomes.length);
  console.error(
    `after ${training.games} games: wins ${percent(wins / outcomes.length)} against ${fixedLevel} (95 % between ${percent(low)} and ${percent(high)})`,
  );
}

async function playRound(training: Training, crew: Crew, games: number, told: (games: number) => void) {
  const tasks: Task[] = [];
  const end = training.games + games;
  for (let from = training.games; from < end; from += gamesAPart)
    tasks.push({ do: 'play', from, to: Math.min(end, from + gamesAPart), seed: training.seed });
  const all = await crew.perform(tasks, training.learner.network, () => told(gamesAPart));
  return joined(all.flatMap((done) => (done.did === 'play' ? [done.lessons] : [])));
}

async function train(options: TrainOptions): Promise<void> {
  const training = started(options);
  const { minutes, games, checkpoint } = options;
  const crew = makeCrew(options.workers);
  const before = training.seconds;
  const begun = performance.now();
  const isTimeUp = (): boolean => minutes !== undefined && performance.now() - begun > 60_000 * minutes;
  let loss = 0;
  let progress = showProgress(games, 'games', training.games);
  try {
    while (training.games < games && !isTimeUp()) {
      if (isMeasuredAt(training.games)) {
        progress.stop();
        await measure(training, crew, options.measure);
        progress = showProgress(games, 'games', training.games);
      }
      const count = Math.min(options.round, games - training.games);
      const lessons = await playRound(training, crew, count, (played) => progress.advance(played));
      training.games += count;
      loss = learnRound(training.learner, lessons, training.games, training.seed);
      training.seconds = before + (performance.now() - begun) / 1000;
      keep(checkpoint, checkpointOf(training));
    }
    progress.stop();
    await measure(training, crew, options.measure);
  } finally {
    progress.stop();
    crew.end();
  }
  training.seconds = before + (performance.now() - begun) / 1000;
  keep(checkpoint, checkpointOf(training));
  if (options.out !== undefined) keep(options.out, `${JSON.stringify(weightsOf(training), null, 1)}\n`);
  if (options.svg !== undefined) keep(options.svg, curveChart(training.curve));
  report(training, loss, options);
}

function weightsOf({ learner, games, seconds, seed, curve }: Training) {
  return weightsFile(learner.parameters, {
    command: `npx blue-moon train --seed ${seed} --games ${games}`,
    games,
    minutes: Math.round(seconds / 60),
    saw: 'games of the network against itself, all 36 pairs of peoples in turn, each people at either seat',
    curve,
  });
}

function report(
  { games, seconds, curve }: Training,
  loss: number,
  { json, checkpoint, out }: TrainOptions,
): void {
  if (json) {
    console.log(JSON.stringify({ games, seconds, loss, curve, checkpoint, out }));
    return;
  }
  console.log(
    `${games} games in ${(seconds / 60).toFixed(1)} minutes, loss ${loss.toFixed(4)}, kept in ${checkpoint}`,
  );
  if (out !== undefined) console.log(`weights in ${out}`);
}
