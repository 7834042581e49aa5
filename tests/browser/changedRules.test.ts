/** While developing: a changed rule is tried on the running game and on a corpus, beside the page that goes on as it was. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsOf } from '../../machines/matchModule';
import { writeRecord } from '../../src/record';
import { launchBrowser } from '../support/browser';
import { randomRecord } from '../support/randomRecord';
import { root } from '../support/sources';

const patient = { timeout: 120_000 };
/** The rule that is changed: nobody may fight on any more. */
const file = join(root, 'src/rules/retreat.ts');
const head = /export function fightingOnIsAllowed\([^{]*\{/;
const changed = readFileSync(file, 'utf8').replace(head, "$& return { code: 'notYourTurn', rule: 'R3.2' };");

let isChanged = false;
/** Stands in for an editor: the file itself stays as it is. */
const editor: Plugin = {
  name: 'editor',
  enforce: 'pre',
  load: (id) => (isChanged && id.split('?')[0] === file ? changed : undefined),
};

let browser: Browser;
let server: ViteDevServer;
beforeAll(async () => {
  browser = await launchBrowser();
  server = await createServer({
    configFile: join(root, 'vite.config.ts'),
    plugins: [editor],
    cacheDir: join(root, 'node_modules/.cache/blue-moon/changed-rules'),
    logLevel: 'error',
    server: { port: 0, host: 'localhost' },
  });
  await server.listen();
}, patient.timeout);
afterAll(async () => {
  await browser.close();
  await server.close();
}, patient.timeout);

test('the first action that goes another way is named with both reasons, and the session is not lost', {
  timeout: 400_000,
}, async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const record = randomRecord(settingsOf(0), 1, 30);
  const number = record.actions.findIndex(({ type }) => type === 'fightOn') + 1;
  expect(number).toBeGreaterThan(0);
  const address = new URL('#/inspector', server.resolvedUrls!.local[0]).href;
  await page.goto(address, { ...patient, waitUntil: 'commit' });
  await page.locator('.why-table .truth').first().waitFor(patient);
  const given = { name: 'one.json', mimeType: 'application/json', buffer: Buffer.from(writeRecord(record)) };
  await page.locator('.menu summary').click();
  await page.locator('.menu-sheet input[type="file"]').setInputFiles(given);
  const headline = page.locator('.time-pane h2');
  await expect.poll(() => headline.textContent(), patient).toBe('Action 30 of 30');
  await page.getByRole('slider', { name: 'Timeline' }).fill('7');
  await page.locator('.menu summary').click();
  await page.getByRole('button', { name: 'Impact of changed rules' }).click();
  await page.locator('dialog input[type="file"]').setInputFiles(given);
  await expect.poll(() => page.locator('.impact').textContent(), patient).toContain('plays as before');
  await page.keyboard.press('Escape');

  isChanged = true;
  server.watcher.emit('change', file);
  const notice = page.locator('.impact-notice');
  await notice.waitFor(patient);
  expect(await notice.textContent()).toContain('2 of 2 games go another way');
  expect(await notice.textContent()).toContain('src/rules/retreat.ts');
  expect(await headline.textContent()).toBe('Action 7 of 30');
  await notice.getByRole('button', { name: 'Show' }).click();
  const results = await page.locator('.impact li.is-false').allTextContents();
  expect(results).toHaveLength(2);
  for (const result of results) {
    expect(result).toContain(`action ${number} goes another way: 0 fightOn`);
    expect(result).toMatch(/before.*taken, to match\..*after.*Refused: notYourTurn, .* R3\.2/);
  }
  await page.close();
});

test('a game at the table goes on after the page has loaded itself anew for a changed rule', {
  timeout: 400_000,
}, async () => {
  isChanged = false;
  server.watcher.emit('change', file);
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    localStorage.setItem('blue-moon.settings', JSON.stringify({ language: 'en', motion: 'none' }));
    const draft = { table: 'sameScreen', firstSeat: 0, mulligan: false };
    localStorage.setItem('blue-moon.newGame', JSON.stringify(draft));
  });
  await page.goto(server.resolvedUrls!.local[0]!, { ...patient, waitUntil: 'commit' });
  await page.locator('.deal').waitFor(patient);
  // The development server loads the page once more when it has found all packages.
  await page.waitForLoadState('networkidle', patient);
  await page.locator('.deal').click(patient);
  const table = page.locator('.table');
  const takeSeat = page.locator('.curtain button').first();
  await takeSeat.click(patient);
  await page.locator('[data-action=next]').click(patient);
  const undo = page.locator('[data-action=undo]');
  await undo.waitFor(patient);
  const before = await table.textContent();
  const loaded = page.waitForEvent('load', patient);
  server.watcher.emit('change', file);
  await loaded;
  await takeSeat.click(patient);
  await undo.waitFor(patient);
  expect(await table.textContent()).toBe(before);
  await page.close();
});
