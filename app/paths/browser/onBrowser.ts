/** A whole suite on the table in a browser, one path after the other on one page; a picture at each failing action. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Outcome } from '../run/runPath';
import type { Subject } from '../subject';
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
}

export async function runSuiteOnPage(
  subject: Subject,
  suite: Suite,
  { page, url, folder, tell = () => {} }: OnBrowserOptions,
): Promise<PageOutcome[]> {
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
  return outcomes;
}

async function pictureOf(page: Page, folder: string, suite: Suite, path: Path, at: number): Promise<string> {
  const file = join(folder, `${suite.chart}-path-${path.number}-action-${at}.png`);
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: file });
  return file;
}
