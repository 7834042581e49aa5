/** `blue-moon paths run FILE`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { junitOf } from '../formats/junit';
import { onExecutor } from '../run/onExecutor';
import { onXState } from '../run/onXState';
import { type Failure, runSuite } from '../run/runPath';
import { shrunkFailure } from '../run/shrunkFailure';
import { actionsIn, type Suite } from '../suite';
import { parseSuite } from '../suiteFile';
import { subjectFor, type Terminal } from './generate';
import { readText } from './loadGiven';
import { UnusableInput } from './unusableInput';

export interface RunCommandOptions {
  readonly on: 'executor' | 'xstate';
  readonly machine?: string;
  readonly out?: string;
  readonly format?: string | readonly string[];
  readonly shrink?: true;
}

export function readSuite(file: string): Suite {
  const read = parseSuite(readText(file));
  if (read.ok) return read.value;
  const { code, at } = read.faults[0]!;
  const sentences = {
    notJson: 'is no JSON',
    foreignFormat: 'is no suite of test paths',
    damaged: `is damaged at ${at}`,
  } as const;
  throw new UnusableInput(`${file} ${sentences[code]}.`);
}

const failureLine = (path: number, { at, action, what, expected, seen, rule }: Failure): string =>
  `path ${path}, action ${at}${action === undefined ? '' : ` (${action})`}: ${what}; expected ${expected}; seen ${seen}${rule ? `; rule ${rule}` : ''}`;

export async function runCommand(
  file: string,
  options: RunCommandOptions,
  terminal: Terminal,
): Promise<void> {
  const suite = readSuite(file);
  const subject = await subjectFor(suite.chart, options.machine);
  const start = performance.now();
  const target = options.on === 'xstate' ? onXState(subject) : onExecutor(subject);
  const outcomes = runSuite(subject, target, suite);
  const failed = outcomes.filter(({ failure }) => failure !== undefined);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${suite.chart} on ${options.on}, seed ${suite.seed}: ${outcomes.length} paths, ${actionsIn(suite.paths)} actions, ${failed.length} failed, ${seconds} s`,
  );
  const leftOut = suite.paths.length - outcomes.length;
  if (leftOut > 0)
    console.log(
      `${leftOut} paths begin with a position laid out, which the page cannot be given; they were not run.`,
    );
  for (const { path, failure } of failed) console.log(failureLine(path, failure!));
  const [first] = failed;
  if (first !== undefined && options.shrink) {
    const target = options.on === 'xstate' ? onXState(subject) : onExecutor(subject);
    const shrunk = shrunkFailure(subject, target, suite, first.path);
    console.log(
      `shortest that fails, from "${shrunk.scenario}":`,
      ...shrunk.steps.map(
        ({ action, refused }) => `\n  ${action}${refused ? ` refused: ${refused.code}` : ''}`,
      ),
    );
  }
  if (options.out !== undefined && [options.format].flat().includes('junit')) {
    mkdirSync(options.out, { recursive: true });
    writeFileSync(join(options.out, `${suite.chart}.${options.on}.xml`), junitOf(suite, outcomes));
  }
  if (failed.length > 0) terminal.exitCode = 1;
}
