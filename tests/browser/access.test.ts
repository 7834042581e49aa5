/** axe finds nothing on the start page, the table, its windows and the curtain; and nothing sticks out of the page. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en } from '../../src/text/en';
import { accessibilityFaults } from '../support/accessibility';
import { launchBrowser, openApp, screenshot } from '../support/browser';
import { readControls } from '../support/controls';
import { openTable } from '../support/table';
import { mouse, TablePlayer } from '../support/tablePlayer';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const sizes = [
  [1440, 900, 'night'],
  [1024, 768, 'day'],
  [390, 844, 'night'],
] as const;

/** By how many pixels the page is wider than the window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
}

describe.each(sizes)('%i x %i, %s', (width, height, theme) => {
  test('the start page and its settings', async () => {
    const { page } = await openApp(browser, { width, height });
    await expectAccessible(page);
    await page.getByText(en.ui.moreSettings).click();
    await expectAccessible(page);
    await screenshot(page, `start-${width}`);
  });

  test('the table, its menu, its piles and its keys', async () => {
    const peoples = ['buka', 'hoax'] as const;
    const { page, faults } = await openTable(browser, {
      table: 'computer',
      level: 'greedy',
      peoples,
      width,
      height,
      theme,
      seed: 5,
    });
    const player = new TablePlayer(page, mouse, 10, 4);
    for (let steps = 0; steps < 30; steps++) await player.step(await readControls(page));
    await expectAccessible(page);
    await screenshot(page, `table-${width}`);
    const ended = page.getByRole('button', { name: en.ui.nextFight });
    if (await ended.count()) await ended.click();
    await page.getByRole('button', { name: en.ui.menu, exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: en.ui.shortcuts }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: new RegExp(`^${en.ui.discardPile}`) })
      .first()
      .click();
    await expectAccessible(page);
    expect(faults).toEqual([]);
  });

  test('the curtain', async () => {
    const { page } = await openTable(browser, { table: 'sameScreen', width, height, theme });
    await page.getByRole('heading', { name: /^Pass the screen/ }).waitFor();
    await expectAccessible(page);
  });
});
