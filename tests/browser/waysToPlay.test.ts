/** Cards looked at and carried, another language in mid-game, keys given to other deeds, narrow and enlarged pages. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { de } from '../../src/text/de';
import { en } from '../../src/text/en';
import { es } from '../../src/text/es';
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

/** Shown large is what the pointer, then the focus goes to; a card that is pinned stays. */
async function expectLargeViewFollows(page: Page): Promise<void> {
  const hand = page.locator('.hand .table-card');
  const shown = () => page.locator('.large-view .card-name').textContent();
  const nameOf = (nth: number) => hand.nth(nth).locator('.card-name').textContent();
  await hand.nth(1).hover();
  expect(await shown()).toBe(await nameOf(1));
  await hand.nth(2).focus();
  await page.keyboard.press('ArrowRight');
  expect(await shown()).toBe(await nameOf(3));
  await page.keyboard.press('Shift+V');
  await hand.nth(1).hover();
  expect(await shown()).toBe(await nameOf(3));
  await page.keyboard.press('Shift+V');
}

const isFocused = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => element === document.activeElement);

/** The words change; the card that is chosen stays chosen, and the focus returns where it was. */
async function expectKeptInEveryLanguage(page: Page, card: Locator): Promise<void> {
  const languages = page.locator('.dialog .choice').first();
  const menu = page.getByRole('button', { name: en.ui.menu, exact: true });
  await card.focus();
  await page.keyboard.press('Space');
  await menu.focus();
  await page.keyboard.press('Enter');
  for (const texts of [de, es, en]) {
    await languages.getByText(en.ui.languageNames[texts.language]).click();
    await page.getByRole('heading', { name: texts.ui.settings }).waitFor();
    expect(await card.getAttribute('aria-pressed')).toBe('true');
    const hand = await page.locator('.hand').getAttribute('aria-label');
    const [cards, playable] = hand?.match(/\d+/g) ?? [];
    expect(hand).toBe(texts.ui.handSummary(Number(cards), Number(playable)));
  }
  await page.keyboard.press('Escape');
  expect(await isFocused(menu)).toBe(true);
  // Who presses beside everything puts the focus away.
  await page.locator('.area-horizon').click({ position: { x: 4, y: 4 } });
  expect(await isFocused(page.locator('body'))).toBe(true);
  expect(await card.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  expect(await card.getAttribute('aria-pressed')).toBe('false');
}

test('a key is given to another deed, a card looked at, the language changed, a Character carried into play', async () => {
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
  await expectLargeViewFollows(page);
  await expectKeptInEveryLanguage(page, page.locator(`.hand [data-card="${id}"]`));
  const combat = page.locator('[data-zone=own-combat]');
  await carry(page, `.hand [data-card="${id}"]`, '.area-horizon');
  expect(await combat.locator('[data-card]').count()).toBe(0);
  await carry(page, `.hand [data-card="${id}"]`, '[data-zone=own-combat]');
  await combat.locator(`[data-card="${id}"]`).waitFor();
  // The area itself takes a chosen card, wherever it is pressed.
  await page.locator('[data-action=undo]').click();
  await page.locator(`.hand [data-card="${id}"]`).click();
  await combat.click({ position: { x: 40, y: 12 } });
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
