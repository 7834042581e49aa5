/** `blue-moon paths run FILE`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumMissing } from '../browser/chromium';
import { type OnBrowser, runSuiteOnPage } from '../browser/onBrowser';
import { junitOf } from '../formats/junit';
import { onExecutor } from '../run/onExecutor';
import { onXState } from '../run/onXState';
import { type Failure, runSuite } from '../run/runPath';
import { shrunkFailure } from '../run/shrunkFailure';
import type { Subject } from '../subject';
import { actionsIn, type Path, type Suite } from '../suite';
import { parseSuite } from '../suiteFile';
import { subjectFor, type Terminal } from './generate';
import { readText } from './loadGiven';
import { progressOn } from './progress';
import { UnusableInput } from './unusableInput';

export interface RunCommandOptions {
  readonly on: 'executor' | 'xstate' | 'browser';
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

/** The page, served for the time of a run. */
export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

export async function runCommand(
  file: string,
  options: RunCommandOptions,
  terminal: Terminal,
  serve: () => Promise<Served>,
): Promise<void> {
  const suite = readSuite(file);
  const subject = await subjectFor(suite.chart, options.machine);
  const { on } = options;
  if (on === 'browser' && (suite.chart !== 'match' || options.machine !== undefined))
    throw new UnusableInput(
      `The table of the page plays the match only; run paths of "${suite.chart}" on executor or xstate.`,
    );
  const start = performance.now();
  const { outcomes, shrunk } =
    on === 'browser'
      ? await onPage(subject, suite, options, serve)
      : inProcess(subject, suite, on, options.shrink === true);
  const failed = outcomes.filter(({ failure }) => failure !== undefined);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${suite.chart} on ${on}, seed ${suite.seed}: ${outcomes.length} paths, ${actionsIn(suite.paths)} actions, ${failed.length} failed, ${seconds} s`,
  );
  for (const { path, leftFrom } of outcomes)
    if (leftFrom !== undefined)
      console.log(
        `path ${path}: left at action ${leftFrom}; on the page going on and announcing are one press, and the path does not announce`,
      );
  for (const { path, failure, picture } of failed)
    console.log(failureLine(path, failure!) + (picture === undefined ? '' : `; picture ${picture}`));
  if (shrunk !== undefined) printShrunk(shrunk);
  if (options.out !== undefined && [options.format].flat().includes('junit')) {
    mkdirSync(options.out, { recursive: true });
    writeFileSync(join(options.out, `${suite.chart}.${on}.xml`), junitOf(suite, outcomes));
  }
  if (failed.length > 0) terminal.exitCode = 1;
}

function inProcess(subject: Subject, suite: Suite, on: 'executor' | 'xstate', shrinks: boolean): OnBrowser {
  const target = on === 'xstate' ? onXState(subject) : onExecutor(subject);
  const outcomes = runSuite(subject, target, suite);
  const first = outcomes.find(({ failure }) => failure !== undefined);
  return !shrinks || first === undefined
    ? { outcomes }
    : { outcomes, shrunk: shrunkFailure(subject, target, suite, first.path) };
}

function printShrunk({ scenario, steps }: Path): void {
  console.log(
    `shortest that fails, from "${scenario}":`,
    ...steps.map(({ action, refused }) => `\n  ${action}${refused ? ` refused: ${refused.code}` : ''}`),
  );
}

/** Longer than anything the page does takes. */
const patience = 10_000;

async function onPage(
  subject: Subject,
  suite: Suite,
  { out: folder = 'screenshots', shrink }: RunCommandOptions,
  serve: () => Promise<Served>,
): Promise<OnBrowser> {
  const { launchChromium } = await import('../browser/launch');
  const browser = await launchChromium();
  if (browser === undefined) throw new UnusableInput(chromiumMissing);
  const progress = progressOn();
  const served = await serve();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    page.setDefaultTimeout(patience);
    return await runSuiteOnPage(subject, suite, {
      page,
      url: served.url,
      folder,
      shrinks: shrink === true,
      tell: (done, all) => progress.tell(done, all, 'paths'),
    });
  } finally {
    progress.stop();
    await browser.close();
    await served.close();
  }
}
