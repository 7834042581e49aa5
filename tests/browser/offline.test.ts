import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPage, type ServedPage, servePage } from '../../app/cli/page';
import { de } from '../../src/text/de';
import { en } from '../../src/text/en';
import { accessibilityFaults } from '../support/accessibility';
import { launchBrowser } from '../support/browser';
import { readControls } from '../support/controls';
import { openTable, savedRecord } from '../support/table';
import { mouse, TablePlayer } from '../support/tablePlayer';

let browser: Browser;
let folder: string;
let served: ServedPage;
beforeAll(async () => {
  browser = await launchBrowser();
  folder = mkdtempSync(join(tmpdir(), 'blue-moon-'));
  cpSync(await buildPage(), folder, { recursive: true });
  served = await servePage(folder);
});
afterAll(async () => {
  await browser.close();
  await served.close();
  rmSync(folder, { recursive: true });
});

interface AppManifest {
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
}

test('the game can be installed, changes to a newer version without losing a game, and is played without a connection', async () => {
  const { page, faults } = await openTable(browser, {
    table: 'computer',
    seed: 5,
    path: served.url,
    keepsOffline: true,
  });
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as AppManifest;
  expect(manifest.display).toBe('standalone');
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512', '512x512']);
  for (const { src } of manifest.icons)
    expect((await page.request.get(`${served.url}/${src}`)).ok()).toBe(true);

  await page.locator('[data-action=fightOn]').click();
  const played = await savedRecord(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  appendFileSync(join(folder, 'sw.js'), '\n// a newer version');
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const change = page.getByRole('button', { name: en.ui.loadNewVersion });
  await change.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await Promise.all([page.waitForEvent('load'), change.click()]);
  expect(await savedRecord(page)).toBe(played);

  await served.close();
  await page.reload();
  expect(await savedRecord(page)).toBe(played);
  const player = new TablePlayer(page, mouse, 0, 3);
  // Until the computer, too, has taken a turn.
  const later = page.getByText(/^Turn 3,/).first();
  for (let steps = 0; !(await later.isVisible()); steps++) {
    if (steps > 100) throw new Error('No third turn comes');
    await player.step(await readControls(page));
  }
  for (const room of ['inspector', 'paths', 'sandbox', 'rules', '']) {
    await page.goto(`${served.url}/#/${room}`);
    await page.locator('#root main:visible').waitFor();
  }
  await page.getByRole('button', { name: en.ui.languageNames.de }).click();
  await page.getByRole('heading', { name: de.ui.newGame }).waitFor();
  expect(faults).toEqual([]);
});
