/** The inspector on the real page, point by point, without a connection to any network. */
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isForbidden } from '../../machines/executor/statechart';
import { exportChart } from '../../machines/export';
import { chartNames, moduleNamed } from '../../machines/index';
import { settingsOf } from '../../machines/matchModule';
import { chartOf } from '../../machines/rulesModule';
import { readPosition } from '../../src/notation/position';
import type { Position } from '../../src/position';
import { writeRecord } from '../../src/record';
import { accessibilityFaults } from '../support/accessibility';
import { launchBrowser, openApp, screenshot } from '../support/browser';
import { randomRecord } from '../support/randomRecord';
import { root } from '../support/sources';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const patient = { timeout: 60_000 };
const record = randomRecord(settingsOf(0), 3, 120);
const jsonFile = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

/** Texts of the scripts the page itself has loaded so far. */
const scripts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const texts = names
      .filter((name) => name.endsWith('.js'))
      .map(async (name) => (await fetch(name)).text());
    return (await Promise.all(texts)).join('\n');
  });

const headline = (page: Page): Locator => page.locator('.time-pane h2');
const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

async function goToInspector(page: Page, chart = ''): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/inspector${chart}`);
}

async function openFile(page: Page, name: string, text: string): Promise<void> {
  await page.locator('.menu summary').click();
  await page.locator('.menu-sheet input[type="file"]').setInputFiles(jsonFile(name, text));
}

test('chart, why, position, time, sending, breakpoints, coverage and records, all offline', {
  timeout: 300_000,
}, async () => {
  const { page, faults } = await openApp(browser, { keepsOffline: true });
  expect(await scripts(page)).not.toMatch(/why-table|elk\.algorithm/);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.context().setOffline(true);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await goToInspector(page);

  // 1: the chart
  await page.locator('.chart .box.is-now').waitFor(patient);
  expect(await page.locator('.breadcrumb li').allInnerTexts()).toEqual(['match', 'game', 'mulligan']);
  await openFile(page, 'game.json', writeRecord(record));
  await expect.poll(() => headline(page).textContent(), patient).toBe('Action 120 of 120');
  await page.getByLabel('Find state, guard, action').fill('takeBackIsAllowed');
  await page.keyboard.press('Enter');
  await page.locator('.chart .box.is-sought').waitFor(patient);
  await button(page, 'Focus').click();
  await page
    .locator('.chart .is-faded')
    .first()
    .waitFor({ state: 'attached', ...patient });
  await button(page, 'Live').click();
  await page.locator('.minimap').waitFor(patient);
  const seen = () => page.locator('.chart .world').getAttribute('style');
  const moves = async (act: () => Promise<void>) => {
    const before = await seen();
    await act();
    await expect.poll(seen, patient).not.toBe(before);
  };
  await page.locator('.drawing').hover();
  await moves(() => page.mouse.wheel(0, -200));
  await moves(async () => {
    await page.mouse.down();
    await page.mouse.move(500, 400);
    await page.mouse.up();
  });
  await moves(() => page.locator('.minimap').click({ position: { x: 20, y: 20 } }));
  const named = () => page.locator('.chart .line .names').count();
  const before = await named();
  for (let step = 0; step < 6; step++) await button(page, 'Smaller').click();
  expect(await named()).toBeLessThan(before);
  await button(page, 'Whole chart').click();
  await screenshot(page, 'inspector-whole');

  // 2: the edge taken, and why; a card in hand is asked about
  const slider = page.getByRole('slider', { name: 'Timeline' });
  const phase = record.actions.findIndex(({ type }) => type === 'playCharacter');
  await slider.fill(String(phase));
  const table = page.locator('.why-table');
  await table.locator('.truth.is-true').first().waitFor(patient);
  expect(await page.locator('.chart .line.is-last').count()).toBe(1);
  expect(await page.locator('.disagrees').count()).toBe(0);
  const cards = await page
    .locator('.why-pane datalist option')
    .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
  for (const card of cards) {
    await page.getByLabel('Card or action').fill(card);
    const rows = table.locator('tbody tr');
    const reasons = rows.filter({ has: page.locator('.truth.is-false') });
    expect(await rows.count()).toBeGreaterThan(0);
    if ((await reasons.count()) > 0)
      expect(await reasons.first().locator('td').last().textContent()).toMatch(/\w+: .+[RT]\d/);
  }
  await page.getByLabel('Card or action').fill('');
  await button(page, 'False only').click();
  await table.locator('.row-button').first().click();
  expect(await table.locator('.explained p').first().textContent()).toMatch(/^[RT]\d[\d.]* \S+/);
  await button(page.locator('.why-pane'), 'All').click();
  const [open] = await page.locator('.chart .line.is-open').all();
  await open!.locator('.reach').dispatchEvent('pointerover');
  await table.locator('tr.is-lit').first().waitFor(patient);
  await screenshot(page, 'inspector-why');

  // 3: the difference and the position
  await slider.fill(String(phase + 1));
  const changes = page.locator('.change-pane');
  expect(await changes.locator('.change').count()).toBeGreaterThan(0);
  expect(await changes.locator('.change.is-removed del').first().textContent()).toMatch(/[A-Z]/);
  await button(changes, 'Whole position').click();
  await page.getByLabel('Filter').fill('dragons');
  expect(await changes.locator('.position-tree > li').count()).toBe(1);
  await page.getByLabel('Filter').fill('');
  await button(changes, 'Changes only').click();
  const copied = async (title: string) => {
    await changes.getByTitle(title).click();
    await changes.getByRole('img', { name: 'Copied' }).waitFor(patient);
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const json = JSON.parse(await copied('Copy the position as JSON')) as { position: Position };
  const line = readPosition(record.settings, await copied('Copy the position as one line'));
  expect(line.ok && line.value.sides).toEqual(json.position.sides);

  // 4: time and branches
  expect(await page.locator('.looking').textContent()).toContain(`the game is at 120`);
  await page.keyboard.press('Escape');
  await page.locator('.chart-pane h2, .breadcrumb').first().click();
  await page.keyboard.press('ArrowLeft');
  expect(await headline(page).textContent()).toBe(`Action ${phase} of 120`);
  await page.keyboard.press('Shift+ArrowRight');
  expect(await page.locator('.microstep[aria-current="step"]').count()).toBe(1);
  await slider.fill('40');
  await button(page, 'Continue from here').click();
  await expect.poll(() => headline(page).textContent()).toBe('Action 40 of 40');
  expect(await page.locator('.branches li').count()).toBe(2);
  await page.getByLabel('Name of the branch').fill('as it was');
  expect(await page.locator('.branches').textContent()).toContain('Branch “as it was”, 80 actions');

  // 5: sending
  await button(page, 'Send action').click();
  const dialog = page.locator('dialog');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.locator('.legal form button').first().click();
  await button(dialog, 'Any action').click();
  await dialog.locator('textarea').fill('{"type":"next","seat":7}');
  await dialog.locator('form').getByRole('button').click();
  expect(await dialog.locator('.answer').textContent()).toContain('seat');
  await dialog.locator('textarea').fill('{"type":"mulligan","seat":0,"cards":[]}');
  await dialog.locator('form').getByRole('button').click();
  expect(await dialog.locator('.answer').textContent()).toMatch(/Refused: .*R/);
  expect(await page.locator('.refused').count()).toBe(1);
  await button(dialog, 'Edit the position').click();
  const dragons = dialog.locator('input[type="number"]');
  await dragons.first().fill('2');
  await dragons.nth(1).fill('2');
  expect(await dialog.locator('.fault').textContent()).toContain('dragons');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dragons.nth(1).fill('0');
  await button(dialog, 'Begin from here').click();
  await expect.poll(() => headline(page).textContent()).toBe('Action 0 of 0');

  // 6: a breakpoint stops what plays by itself; one action, one microstep
  await page.getByRole('button', { name: 'Breakpoints' }).click();
  await page.getByLabel('State, edge or guard').fill('match.game.fight.turn');
  await button(dialog, 'Set a breakpoint').click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await button(page, 'One action').click();
  await button(page, 'Play at random').click();
  await page.locator('.looking', { hasText: 'Stopped at match.game.fight.turn' }).waitFor(patient);
  await button(page, 'Play at random').waitFor(patient);

  // 7: coverage of simulated games, and of test paths
  await button(page, 'Heat map').click();
  await page.getByLabel('Games', { exact: true }).fill('15');
  await button(page, 'Simulate').click();
  const output = page.locator('.heat output');
  await expect.poll(() => output.textContent(), patient).toContain('in 15 games');
  await page
    .locator('.line.heat-3')
    .first()
    .waitFor({ state: 'attached', ...patient });
  await page.locator('.heat input[type="file"]').setInputFiles(jsonFile('one.json', writeRecord(record)));
  await expect.poll(() => output.textContent(), patient).toContain('in 1 game, 120 actions');
  await screenshot(page, 'inspector-heat');

  // 8: games are taken into the corpus and played again
  await page.locator('.menu summary').click();
  await button(page, 'Impact of changed rules').click();
  await dialog.locator('input[type="file"]').setInputFiles(jsonFile('one.json', writeRecord(record)));
  await expect.poll(() => dialog.locator('.impact').textContent(), patient).toContain('plays as before');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');

  expect(await accessibilityFaults(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a phone gets the tree, the reasons and the rules; a fragment is exported in every format', {
  timeout: 200_000,
}, async () => {
  const { page, faults } = await openApp(browser, { width: 390, height: 844 });
  await goToInspector(page);
  const tree = page.locator('.tree');
  await tree.waitFor(patient);
  await page.locator('[role="treeitem"].is-now').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('game');
  const row = page.locator('.phone-why li').last();
  await row.getByRole('button').click();
  expect(await row.locator('p').first().textContent()).toMatch(/^[RT]\d/);
  await button(page, 'One action').click();
  await expect.poll(() => page.locator('.phone-time b').textContent()).toBe('Action 1 of 1');
  await screenshot(page, 'inspector-phone');
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const tab of [/^Changes/, 'Position', 'Coverage']) {
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: tab }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }

  await page.setViewportSize({ width: 1024, height: 768 });
  await goToInspector(page, '/plotTrack');
  await expect.poll(() => page.locator('.breadcrumb').textContent(), patient).toContain('plotTrack');
  await button(page, 'One action').click();
  await page.locator('.menu summary').click();
  await button(page, 'Export the chart').click();
  const begins = {
    Mermaid: 'stateDiagram-v2',
    SCXML: '<scxml',
    DOT: 'digraph',
    'XState JSON': '"initial"',
    SVG: '<svg',
  };
  for (const [format, beginning] of Object.entries(begins)) {
    await button(page, format).click();
    await expect.poll(() => page.locator('dialog textarea').inputValue(), patient).toContain(beginning);
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

interface Mermaid {
  readonly parse: (text: string) => Promise<unknown>;
  readonly mermaidAPI: {
    readonly getDiagramFromText: (text: string) => Promise<{
      readonly db: { readonly getRelations: () => unknown[] };
    }>;
  };
}

test('Mermaid reads every chart, and finds all its edges', async () => {
  const page = await browser.newPage();
  await page.addScriptTag({ path: join(root, 'node_modules/@mermaid-js/tiny/dist/mermaid.tiny.js') });
  for (const name of chartNames) {
    const { edges } = chartOf(moduleNamed(name)!).statechart;
    const read = await page.evaluate(
      async (text) => {
        const { mermaid } = window as unknown as { mermaid: Mermaid };
        await mermaid.parse(text);
        const { db } = await mermaid.mermaidAPI.getDiagramFromText(text);
        return db.getRelations().length;
      },
      exportChart(chartOf(moduleNamed(name)!).statechart, 'mermaid'),
    );
    // And the one that leads into the chart.
    expect([name, read]).toEqual([name, edges.filter((edge) => !isForbidden(edge)).length + 1]);
  }
  await page.close();
});
