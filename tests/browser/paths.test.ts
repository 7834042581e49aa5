/** The room of test paths, in one visit: a suite is made in a worker, shown, drawn, tried with faults, kept, and opened. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../../src/text/en';
import { accessibilityFaults } from '../support/accessibility';
import { launchBrowser, openApp, screenshot } from '../support/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('a suite is made, run, measured, tried with faults, kept as a file, and opened in inspector and table', {
  timeout: 240_000,
}, async () => {
  const { page, faults } = await openApp(browser, { path: '#/paths' });
  const generate = page.getByRole('button', { name: 'Generate and run' });
  const until = page.getByLabel('Stop when all are reached');
  const coverage = page.getByRole('region', { name: 'Coverage' });
  const status = page.getByRole('status');

  // A condition that is none is refused, and a run can be cancelled.
  await until.fill('edge=many');
  await page.getByRole('alert').waitFor();
  await page.getByLabel('One path to').fill('dragon.0 == 3');
  await page.getByRole('alert').getByText('is it dragons?').waitFor();
  await page.getByLabel('One path to').fill('');
  await until.fill('pair=100');
  await generate.click();
  await status.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Choose a goal').waitFor();

  await page.getByLabel('Chart').selectOption('plotTrack');
  await generate.click();
  await coverage.getByText('13 of 13').waitFor();
  await status.waitFor({ state: 'detached' });
  expect(await page.getByRole('cell', { name: 'fail' }).count()).toBe(0);
  expect(await page.getByRole('cell', { name: 'pass' }).count()).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Path 2' }).click();
  await page.getByRole('heading', { name: 'Path 2' }).waitFor();
  await page.getByText('On the chart', { exact: true }).click();
  await page.getByRole('img', { name: 'On the chart', exact: true }).waitFor();
  await screenshot(page, 'paths');
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Download suite' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'jsonl' }).click();
  expect((await download).suggestedFilename()).toBe('plotTrack.jsonl');
  await page.getByRole('button', { name: 'Try faults' }).click();
  await page.getByText(/of \d+ faulty variants were caught/).waitFor();

  // Any path opens, from wherever it begins: of a fragment in the inspector, of the match on the table.
  await page.getByRole('button', { name: 'Open in the inspector', exact: true }).click();
  await page.waitForURL(/#\/inspector\/plotTrack$/);
  await page.getByRole('region', { name: 'Timeline' }).waitFor();
  await page.goBack();
  for (const generator of [en.ui.generatorGuards, en.ui.generatorReasons])
    await page.getByLabel(generator, { exact: true }).uncheck();
  await until.fill('state=30');
  await generate.click();
  await coverage.waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Open on the table', exact: true }).click();
  await page.getByRole('button', { name: /^I am Player \d, show my hand$/ }).waitFor();
  expect(faults).toEqual([]);
});
