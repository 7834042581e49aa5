/** A whole suite on the table in a browser, one path after the other on one page; a picture at each failing action. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Failure, Outcome } from '../run/runPath';
import { shrunkSlowly } from '../run/shrunkFailure';
import type { Scenario, Subject } from '../subject';
import type { Path, Suite } from '../suite';
import { runPathOnPage } from './runOnPage';
import { TablePage } from './tablePage';

export interface PageOutcome extends Outcome {
  /** The page offers no way to this action, counted from 1; nothing after it was run. */
  readonly leftFrom?: number;
  /** File of the picture of the page at the failing action. */
  readonly picture?: string;
}

export interface OnBrowserOptions {
  readonly page: Page;
  readonly url: string;
  /** Where pictures go. */
  readonly folder: string;
  readonly tell?: (done: number, all: number) => void;
  /** Whether the first path that fails is run again and again until it is as short as can be. */
  readonly shrinks?: boolean;
}

export interface OnBrowser {
  readonly outcomes: readonly PageOutcome[];
  readonly shrunk?: Path;
}

export async function runSuiteOnPage(
  subject: Subject,
  suite: Suite,
  { page, url, folder, tell = () => {}, shrinks = false }: OnBrowserOptions,
): Promise<OnBrowser> {
  const table = new TablePage(page);
  await table.begin(url);
  const outcomes: PageOutcome[] = [];
  for (const path of suite.paths) {
    tell(outcomes.length, suite.paths.length);
    const { failure, leftFrom } = await runPathOnPage(table, subject, suite.scenarios[path.scenario]!, path);
    const picture = failure && (await pictureOf(page, folder, suite, path, failure.at));
    outcomes.push({
      path: path.number,
      target: 'browser',
      failure,
      ...(leftFrom !== undefined && { leftFrom }),
      ...(picture !== undefined && { picture }),
    });
    // What a failure has left open is gone.
    if (failure !== undefined) await table.begin(url);
  }
  const first = outcomes.find(({ failure }) => failure !== undefined);
  if (!shrinks || first === undefined) return { outcomes };
  const path = suite.paths.find(({ number }) => number === first.path)!;
  const failureOf = async (scenario: Scenario, shorter: Path): Promise<Failure | undefined> => {
    const { failure } = await runPathOnPage(table, subject, scenario, shorter);
    if (failure !== undefined) await table.begin(url);
    return failure;
  };
  return { outcomes, shrunk: await shrunkSlowly(subject, suite, path, first.failure!, failureOf) };
}

async function pictureOf(page: Page, folder: string, suite: Suite, path: Path, at: number): Promise<string> {
  const file = join(folder, `${suite.chart}-path-${path.number}-action-${at}.png`);
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: file });
  return file;
}
