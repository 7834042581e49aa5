/** A match of two people to its end without a mouse: the first game at the drawn table, the second at the table of words. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../../src/text/en';
import { accessibilityFaults } from '../support/accessibility';
import { launchBrowser, screenshot } from '../support/browser';
import { type Control, readControls } from '../support/controls';
import { openTable } from '../support/table';
import { keyboard, TablePlayer } from '../support/tablePlayer';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const { ui } = en;
const seatNames = ['Mira', 'Jonas'] as const;

const named = (controls: readonly Control[], ...names: readonly string[]): Control | undefined =>
  controls.find(({ name }) => names.includes(name));

const isFocusLost = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body);

/** When, and on a page of which size, the table of words is looked at. */
interface Look {
  readonly at: (controls: readonly Control[]) => boolean;
  readonly width: number;
  readonly height: number;
}

/** Everything is words, and none of them is cut off on a page of that size. */
async function expectWords(page: Page, { width, height }: Look): Promise<void> {
  expect(await page.locator('[data-card], .card').count()).toBe(0);
  expect(await page.getByRole('log').count()).toBe(1);
  const usual = page.viewportSize()!;
  await page.setViewportSize({ width, height });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await screenshot(page, `words-${width}`);
  await page.setViewportSize(usual);
}

test('two people play a match by the keyboard alone, its second game in words; the focus is never lost', async () => {
  const { page, faults } = await openTable(browser, {
    table: 'sameScreen',
    names: seatNames,
    crystalsToWin: 5,
    seed: 11,
  });
  const players = {
    Mira: new TablePlayer(page, keyboard, 95, 5),
    Jonas: new TablePlayer(page, keyboard, 10, 6),
  };
  const seen = new Set<string>();
  let seat: (typeof seatNames)[number] = 'Mira';
  let isInWords = false;
  const looks: readonly Look[] = [
    // The narrowest page, while a card is chosen.
    { at: (controls) => controls.some(({ isPressed }) => isPressed), width: 320, height: 640 },
    // 1440 x 900 enlarged to twice its size, at the end of a fight.
    { at: (controls) => named(controls, ui.nextFight) !== undefined, width: 720, height: 450 },
  ];
  const looked = new Set<Look>();
  for (let steps = 0; !seen.has(ui.rematchSwapped); steps++) {
    if (steps > 1000) throw new Error('The match does not end');
    expect(await isFocusLost(page)).toBe(false);
    const controls = await readControls(page);
    for (const control of controls) seen.add(control.name);
    const curtain = named(controls, ...seatNames.map(ui.curtainReady));
    const skip = named(controls, ui.textTable);
    if (curtain !== undefined) {
      seat = seatNames.find((name) => curtain.name === ui.curtainReady(name))!;
      await keyboard.press(page, curtain);
    } else if (seen.has(ui.nextGame) && skip !== undefined) {
      await keyboard.press(page, skip);
      isInWords = true;
    } else {
      const look = isInWords ? looks.find((one) => !looked.has(one) && one.at(controls)) : undefined;
      if (look !== undefined) {
        looked.add(look);
        await expectWords(page, look);
      }
      await players[seat].step(controls);
    }
  }
  await screenshot(page, 'matchWon');
  expect(looked.size).toBe(looks.length);
  expect(await page.getByRole('dialog', { name: /wins the match$/ }).count()).toBe(1);
  expect([...seen]).toEqual(expect.arrayContaining([ui.nextFight, ...seatNames.map(ui.curtainReady)]));
  expect(faults).toEqual([]);
});
