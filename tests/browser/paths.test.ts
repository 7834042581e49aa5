/** The room of test paths: a suite is made in a worker, shown, drawn on the chart, tried with faults, and kept as a file. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../support/accessibility';
import { launchBrowser, openApp, screenshot } from '../support/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function openPaths(chart: string, width = 1440) {
  const opened = await openApp(browser, { path: '#/paths', width });
  const { page } = opened;
  await page.getByLabel('Chart').selectOption(chart);
  return opened;
}

describe('a suite of the plot track', () => {
  test('is made, run and measured', async () => {
    const { page, faults } = await openPaths('plotTrack');
    await page.getByRole('button', { name: 'Generate and run' }).click();
    const coverage = page.getByRole('region', { name: 'Coverage' });
    await coverage.waitFor();
    expect(await coverage.getByText('13 of 13').count()).toBe(1);
    await page.getByRole('status').waitFor({ state: 'detached' });
    expect(await page.getByRole('cell', { name: 'fail' }).count()).toBe(0);
    expect(await page.getByRole('cell', { name: 'pass' }).count()).toBeGreaterThan(10);
    await page.getByRole('button', { name: 'Path 2' }).click();
    await page.getByRole('heading', { name: 'Path 2' }).waitFor();
    await page.getByText('On the chart', { exact: true }).click();
    await page.getByRole('img', { name: 'On the chart', exact: true }).waitFor();
    await screenshot(page, 'paths');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('can be kept as a file in every format, and shows what it catches', async () => {
    const { page, faults } = await openPaths('plotTrack');
    await page.getByRole('button', { name: 'Generate and run' }).click();
    await page.getByRole('region', { name: 'Coverage' }).waitFor();
    await page.getByRole('status').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Download suite' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'jsonl' }).click();
    expect((await download).suggestedFilename()).toBe('plotTrack.jsonl');
    await page.getByRole('button', { name: 'Try faults' }).click();
    await page.getByText(/of \d+ faulty variants were caught/).waitFor();
    expect(faults).toEqual([]);
  });
});

test('a run can be cancelled, and a condition that is none is refused', async () => {
  const { page, faults } = await openPaths('match');
  await page.getByLabel('Stop when all are reached').fill('edge=many');
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Stop when all are reached').fill('pair=100');
  await page.getByRole('button', { name: 'Generate and run' }).click();
  await page.getByRole('status').getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Choose a goal').waitFor();
  expect(faults).toEqual([]);
});

test('a path from the start of a match opens in the inspector', async () => {
  const { page, faults } = await openPaths('match');
  await page.getByLabel('Edge pairs').check();
  await page.getByLabel('Stop when all are reached').fill('state=100|time=5');
  await page.getByRole('button', { name: 'Generate and run' }).click();
  await page.getByRole('region', { name: 'Coverage' }).waitFor({ timeout: 60_000 });
  const open = page.getByRole('button', { name: 'Open in the inspector', exact: true });
  const paths = await page.getByRole('button', { name: /^Path \d+$/ }).all();
  for (const path of paths) {
    await path.click();
    if ((await open.getAttribute('aria-disabled')) === null) break;
  }
  await open.click();
  await page.waitForURL(/#\/inspector/);
  await page.getByRole('heading', { name: 'Inspector' }).waitFor();
  expect(faults).toEqual([]);
});
