/** The table under a finger: cards are tapped, looked at and carried; question and hand stay in sight. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser';
import { Finger } from '../support/finger';
import { openTable } from '../support/table';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** What is left of a phone's screen by the bars of its browser. */
const withBars = { width: 390, height: 664 };

const playable = (page: Page): Locator => page.locator('.hand .table-card:has(.is-playable)');
const action = (page: Page, type: string): Locator => page.locator(`.strip [data-action=${type}]`).first();

const below = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom - innerHeight);

/** To the own next Character: past what is read when the other seat leaves, and past Leadership cards. */
async function fightOn(page: Page): Promise<void> {
  const onward = page
    .locator('.fight-end .button, .strip :is([data-action=next], [data-action=fightOn])')
    .first();
  for (let type: string | null = ''; type !== 'fightOn'; ) {
    await onward.waitFor();
    type = await onward.getAttribute('data-action');
    await onward.tap();
  }
  await playable(page).first().waitFor();
}

/** A long press shows the card, another one the next, though the first is pinned; a tap beside only closes. */
async function expectLookedAt(page: Page, finger: Finger): Promise<void> {
  const large = page.locator('.side.is-open .large-view .card-name');
  const pin = page.locator('.side.is-open .pin');
  const names = await playable(page).locator('.card-name').allTextContents();
  for (const nth of [0, 1]) {
    await finger.hold(playable(page).nth(nth), large);
    expect(await large.textContent()).toBe(names[nth]);
    if (nth === 0) await pin.tap();
    await finger.tapAt(20, withBars.height - 240);
    await large.waitFor({ state: 'hidden' });
  }
  expect(await page.locator('.told-reason').count()).toBe(0);
  expect(await page.locator('[data-zone=own-combat] [data-card]').count()).toBe(0);
}

/** A moon of the phase track opens the rules where they speak of the phase, the second time too. */
async function expectRulesOfPhase(page: Page): Promise<void> {
  for (let time = 0; time < 2; time++) {
    await page.locator('.phases .is-present button').tap();
    const sought = page.locator('.rulebook .is-sought');
    await sought.waitFor();
    await expect.poll(() => below(page, '.rulebook .is-sought')).toBeLessThan(0);
    expect(await page.locator('.rulebook input:focus').count()).toBe(0);
    await page.keyboard.press('Escape');
    await sought.waitFor({ state: 'detached' });
  }
}

test('on a phone a card is looked at by a long press, carried into play, and another one tapped', async () => {
  const { page, faults } = await openTable(browser, {
    table: 'computer',
    level: 'random',
    peoples: ['vulca', 'hoax'],
    seed: 5,
    ...withBars,
    guest: { hasTouch: true, isMobile: true },
  });
  const finger = await Finger.on(page);
  await fightOn(page);
  await expectLookedAt(page, finger);
  await expectRulesOfPhase(page);

  const [carried, combat] = [playable(page).first(), page.locator('[data-zone=own-combat]')];
  const id = await carried.getAttribute('data-card');
  await finger.carry(carried, combat);
  await combat.locator(`[data-card="${id}"]`).waitFor();
  await action(page, 'announce').tap();

  await fightOn(page);
  for (const [width, height] of [
    [844, 390],
    [withBars.width, withBars.height],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const asked of ['.strip', '.hand']) expect(await below(page, asked)).toBeLessThanOrEqual(0);
  }
  const tapped = playable(page).last();
  const second = await tapped.getAttribute('data-card');
  await tapped.tap();
  await page.locator('.strip .is-main[data-sends]').tap();
  await combat.locator(`[data-card="${second}"]`).waitFor();

  // A card on the table, with which nothing can be done, shows itself.
  await combat.locator(`[data-card="${second}"]`).tap({ force: true });
  await page.locator('.side.is-open .large-view').waitFor();
  expect(faults).toEqual([]);
});
