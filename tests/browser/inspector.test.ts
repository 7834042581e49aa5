/** The inspector on the real page, point by point. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFaults } from '../support/accessibility';
import { launchBrowser, type OpenedApp, openApp, screenshot } from '../support/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const patient = { timeout: 60_000 };

/** Opens the inspector on a game of its own and takes some random actions. */
async function openInspector(
  options: { width?: number; height?: number; path?: string } = {},
): Promise<OpenedApp> {
  const opened = await openApp(browser, { path: '#/inspector', ...options });
  await opened.page.getByRole('region', { name: 'Timeline' }).waitFor(patient);
  return opened;
}

const actionsDone = async (page: Page): Promise<number> =>
  Number(/of (\d+)/.exec((await page.locator('.time-pane h2').textContent()) ?? '')?.[1]);

async function playUntil(page: Page, actions: number): Promise<void> {
  await page.getByRole('button', { name: 'Play at random' }).click();
  await expect.poll(() => actionsDone(page), patient).toBeGreaterThanOrEqual(actions);
  await page.locator('.time-pane .acts').getByRole('button', { name: 'Pause' }).click();
}

test('chart: nested boxes with the path lit, three views, search, zoom', async () => {
  const { page, faults } = await openInspector();
  await page.locator('.chart .box.is-now').waitFor(patient);
  const path = page.locator('.breadcrumb li');
  expect(await path.allInnerTexts()).toEqual(['match', 'game', 'mulligan']);
  expect(await page.locator('.chart .box.is-active').count()).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => performance.getEntriesByName('layout')[0]?.duration ?? 0)).toBeLessThan(
    3000,
  );
  await page.getByLabel('Find state, guard, action').fill('takeBackIsAllowed');
  await page.keyboard.press('Enter');
  await page.locator('.chart .box.is-sought').waitFor(patient);
  for (const view of ['Focus', 'Heat map', 'Tree', 'Live']) {
    await page.getByRole('button', { name: view, exact: true }).click();
  }
  await page.locator('.drawing').waitFor(patient);
  await page.getByRole('button', { name: 'Whole chart' }).click();
  await screenshot(page, 'inspector-whole');
  expect(faults).toEqual([]);
});

test('live: the edge just taken, microsteps, and the table of guards with reasons and rules', async () => {
  const { page, faults } = await openInspector();
  await playUntil(page, 12);
  expect(await page.locator('.microstep').count()).toBeGreaterThan(0);
  expect(await page.locator('.disagrees').count()).toBe(0);
  const table = page.locator('.why-table');
  await expect.poll(() => table.locator('.truth').count()).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'False only' }).click();
  const row = table.locator('tbody tr').first();
  await row.getByRole('button').click();
  expect(await table.locator('.explained p').first().textContent()).toMatch(/^[RT]\d/);
  await screenshot(page, 'inspector-why');
  expect(faults).toEqual([]);
});

test('time: looking back leaves the game alone; going on from there makes a branch', async () => {
  const { page, faults } = await openInspector();
  await playUntil(page, 8);
  const all = await actionsDone(page);
  await page.getByRole('slider', { name: 'Timeline' }).fill('4');
  expect(await page.locator('.time-pane h2').textContent()).toBe(`Action 4 of ${all}`);
  expect(await page.locator('.looking').textContent()).toContain(
    `Looking at action 4, the game is at ${all}`,
  );
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await expect.poll(() => actionsDone(page)).toBe(4);
  expect(await page.locator('.branches li').count()).toBe(2);
  expect(faults).toEqual([]);
});

test('send: legal actions as buttons, any as JSON, refused with a reason; a set-up with faults named', async () => {
  const { page, faults } = await openInspector();
  await page.getByRole('button', { name: 'Send action' }).click();
  const dialog = page.locator('dialog');
  await dialog.locator('.legal button').first().click();
  await dialog.getByRole('button', { name: 'Any action' }).click();
  await dialog.locator('textarea').fill('{"type":"next","seat":7}');
  await dialog.locator('form').getByRole('button').click();
  expect(await dialog.locator('.answer').textContent()).toContain('seat');
  await dialog.locator('textarea').fill('{"type":"pass","seat":0}');
  await dialog.locator('form').getByRole('button').click();
  expect(await dialog.locator('.answer').textContent()).toMatch(/Refused: .*R/);
  await dialog.getByRole('button', { name: 'Edit the position' }).click();
  await dialog.locator('input[type="number"]').first().fill('2');
  await dialog.locator('input[type="number"]').nth(1).fill('2');
  expect(await dialog.locator('.fault').textContent()).toContain('dragons');
  expect(faults).toEqual([]);
});

test('breakpoints stop a game that plays itself', async () => {
  const { page, faults } = await openInspector();
  await page.getByRole('button', { name: 'Breakpoints 0' }).click();
  await page.getByLabel('State, edge or guard').fill('match.game.fight.turn.announce');
  await page.getByRole('button', { name: 'Set a breakpoint' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play at random' }).click();
  await page.locator('.looking', { hasText: 'Stopped at match.game.fight.turn.announce' }).waitFor(patient);
  expect(await page.locator('.breadcrumb').textContent()).toContain('announce');
  expect(faults).toEqual([]);
});

test('coverage: simulated games colour the chart', async () => {
  const { page, faults } = await openInspector();
  await page.getByRole('button', { name: 'Heat map' }).click();
  await page.getByLabel('Games', { exact: true }).fill('20');
  await page.getByRole('button', { name: 'Simulate' }).click();
  await expect.poll(() => page.locator('.heat output').textContent(), patient).toContain('in 20 games');
  await page
    .locator('.line.heat-3')
    .first()
    .waitFor({ state: 'attached', ...patient });
  await screenshot(page, 'inspector-heat');
  expect(faults).toEqual([]);
});

test('catalogue and export: a fragment opens, and its chart in every format', async () => {
  const { page, faults } = await openInspector({ path: '#/inspector/plotTrack' });
  await expect.poll(() => page.locator('.breadcrumb').textContent(), patient).toContain('plotTrack');
  await page.locator('.menu summary').click();
  await page.getByRole('button', { name: 'Export the chart' }).click();
  const formats = {
    Mermaid: 'stateDiagram-v2',
    SCXML: '<scxml',
    DOT: 'digraph',
    'XState JSON': '"initial"',
    SVG: '<svg',
  };
  for (const [format, beginning] of Object.entries(formats)) {
    await page.getByRole('button', { name: format, exact: true }).click();
    await expect.poll(() => page.locator('dialog textarea').inputValue(), patient).toContain(beginning);
  }
  expect(faults).toEqual([]);
});

test('a phone gets the tree; axe finds no fault at any size', async () => {
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    const { page, faults } = await openInspectorAt(width, height);
    expect(await accessibilityFaults(page)).toEqual([]);
    await screenshot(page, `inspector-${width}`);
    expect(faults).toEqual([]);
    await page.context().close();
  }
});

async function openInspectorAt(width: number, height: number): Promise<OpenedApp> {
  const opened = await openApp(browser, { path: '#/inspector', width, height });
  await opened.page.locator(width < 760 ? '.tree' : '.chart .box.is-now').waitFor(patient);
  return opened;
}
