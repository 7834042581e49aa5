/** Cards carried by the mouse, keys given to other deeds, narrow and enlarged pages. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../../src/text/en';
import { accessibilityFaults } from '../support/accessibility';
import { launchBrowser } from '../support/browser';
import { readControls } from '../support/controls';
import { openTable } from '../support/table';
import { mouse, TablePlayer } from '../support/tablePlayer';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A page of 320 px, and one of 1440 x 900 enlarged to twice its size. */
const narrow = [
  [320, 640],
  [720, 450],
] as const;

async function expectNothingCutOff(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  for (const [narrowWidth, narrowHeight] of narrow) {
    await page.setViewportSize({ width: narrowWidth, height: narrowHeight });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await page.setViewportSize({ width, height });
}

test('a Character carried to the combat area is played; one let go elsewhere returns; a key given to another deed', async () => {
  const { page, faults } = await openTable(browser, { table: 'computer', level: 'random', seed: 23 });
  await page.getByRole('button', { name: en.ui.menu, exact: true }).click();
  await page.getByRole('button', { name: en.ui.shortcuts }).click();
  await page.getByRole('button', { name: en.ui.keyIs(en.ui.keyDoes.F, 'F') }).click();
  await page.keyboard.press('k');
  await page.getByRole('button', { name: en.ui.keyIs(en.ui.keyDoes.F, 'K') }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const player = new TablePlayer(page, mouse, 0, 1);
  while (!(await page.locator('[data-action=fightOn]').isVisible()))
    await player.step(await readControls(page));
  await page.keyboard.press('k');
  const card = page.locator('.hand .table-card:has(.is-playable)').first();
  await card.waitFor();
  const id = await card.getAttribute('data-card');
  const combat = page.locator('[data-zone=own-combat]');
  await carry(page, `.hand [data-card="${id}"]`, '.area-horizon');
  expect(await combat.locator('[data-card]').count()).toBe(0);
  await carry(page, `.hand [data-card="${id}"]`, '[data-zone=own-combat]');
  await combat.locator(`[data-card="${id}"]`).waitFor();
  await expectNothingCutOff(page);
  expect(faults).toEqual([]);
});

async function carry(page: Page, from: string, to: string): Promise<void> {
  const [start, goal] = [await page.locator(from).boundingBox(), await page.locator(to).boundingBox()];
  if (start === null || goal === null) throw new Error(`Nothing to carry from ${from} to ${to}`);
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2, start.y, { steps: 3 });
  await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 3 });
  await page.mouse.up();
}
