/** The worker that searches, runs and judges, so that the page stays free and a press on Cancel ends it at once. */
import type { Language } from '../../../src/vocabulary';
import { type FormatName, formats } from '../formats';
import { edgesOf } from '../formats/taken';
import { type Generated, generate } from '../generate';
import { criteriaOf } from '../items';
import { judge, mutantsOf, sampled, scoreOf } from '../mutate/score';
import { onExecutor } from '../run/onExecutor';
import { onXState } from '../run/onXState';
import { type Outcome, runPath } from '../run/runPath';
import { shrunkFailure } from '../run/shrunkFailure';
import { scenariosFrom } from '../scenarioFile';
import { budgetOf } from '../search/budget';
import { enter, type Subject } from '../subject';
import { subjectNamed } from '../subjects';
import type { Path, Suite } from '../suite';
import { parseUntil } from '../until';
import { type Goal, generatorsOf, type TargetName } from './goal';
import type { Asked, Told } from './messages';

const tell = (told: Told): void => self.postMessage(told);
const progress = (done: number, all: number, what: string): void =>
  tell({ kind: 'progress', done, all, what });

let last: { readonly subject: Subject; readonly made: Generated; readonly seconds: number } | undefined;

const targetFor = (subject: Subject, name: string) =>
  name === 'xstate' ? onXState(subject) : onExecutor(subject);

/** The actions of a path in words, each at its moment. */
function wordsOf(subject: Subject, { scenarios }: Suite, path: Path, language: Language): string[] {
  const { module, chart } = subject;
  const moment = enter(subject, scenarios[path.scenario]!);
  return path.steps.map(({ action, refused }) => {
    const read = module.readAction(action);
    if (!read.ok) return action;
    const words = wordsOr(() => module.describeAction(read.value, language, moment.position), action);
    if (refused === undefined) moment.place = chart.advance(moment.place, moment.position, read.value);
    return words;
  });
}

/** Actions that are to be refused may name what there is not. */
function wordsOr(words: () => string, otherwise: string): string {
  try {
    return words();
  } catch {
    return otherwise;
  }
}

function runAll(subject: Subject, suite: Suite, targets: readonly TargetName[]): void {
  let told = performance.now();
  let outcomes: Outcome[] = [];
  const flush = (): void => {
    tell({ kind: 'outcomes', outcomes });
    outcomes = [];
    told = performance.now();
  };
  for (const path of suite.paths) {
    for (const name of targets) {
      const failure = runPath(subject, targetFor(subject, name), suite.scenarios[path.scenario]!, path);
      outcomes.push({ path: path.number, target: name, failure });
    }
    if (performance.now() - told > 150) flush();
  }
  flush();
}

function start(goal: Goal, language: Language): void {
  const subject = subjectNamed(goal.chart)!;
  const read = parseUntil(goal.until, criteriaOf(subject));
  if (!('until' in read)) throw new Error(`--until "${read.fault}"`);
  const scenarios = goal.scenarios && scenariosFrom(subject, goal.scenarios.text, goal.scenarios.name);
  const begun = performance.now();
  const made = generate(subject, {
    generators: generatorsOf(goal),
    until: read.until,
    seed: goal.seed,
    maxLength: goal.maxLength,
    budget: budgetOf({ milliseconds: goal.budget * 1000, onProgress: progress }),
    ...(scenarios && { scenarios }),
  });
  const seconds = (performance.now() - begun) / 1000;
  last = { subject, made, seconds };
  const { suite, coverage, isReached } = made;
  const edges = suite.paths.map((path) => edgesOf(subject, path, suite.scenarios));
  const words = suite.paths.map((path) => wordsOf(subject, suite, path, language));
  tell({ kind: 'made', made: { suite, coverage, isReached, seconds, edges, words } });
  runAll(subject, suite, goal.targets);
  tell({ kind: 'ran' });
}

function judgeFaults(sample: number): void {
  const { subject, made } = last!;
  const mutants = sampled(mutantsOf(subject, made.suite.seed), sample, made.suite.seed);
  let told = 0;
  const judged = judge(subject, made.suite, mutants, (done, all) => {
    if (performance.now() - told < 100) return;
    told = performance.now();
    progress(done, all, 'faults');
  });
  const survivors = judged
    .filter(({ killedBy, equivalent }) => killedBy === undefined && equivalent === undefined)
    .map(({ mutant: { id, hint } }) => ({ id, hint }));
  tell({ kind: 'score', score: scoreOf(judged), survivors });
}

function write(format: FormatName): void {
  const { subject, made, seconds } = last!;
  const { extension, write: textOf } = formats[format];
  const text = textOf({ ...made, subject, project: '.', seconds });
  tell({ kind: 'text', name: `${made.suite.chart}.${extension}`, text });
}

function shrinkPath(number: number, on: string): void {
  const { subject, made } = last!;
  const target = targetFor(subject, on);
  const path = shrunkFailure(subject, target, made.suite, number);
  const failure = runPath(subject, target, made.suite.scenarios[path.scenario]!, path);
  tell({ kind: 'shrunk', path, failure });
}

function answer(asked: Asked): void {
  switch (asked.kind) {
    case 'generate':
      start(asked.goal, asked.language);
      break;
    case 'write':
      write(asked.format);
      break;
    case 'faults':
      judgeFaults(asked.sample);
      break;
    case 'shrink':
      shrinkPath(asked.path, asked.target);
  }
}

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  try {
    answer(data);
  } catch (error) {
    tell({ kind: 'fault', message: error instanceof Error ? error.message : String(error) });
  }
};
