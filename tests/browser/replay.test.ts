/** The replay as a viewer uses it: one visit for a game that is over, one for a game that still runs. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replayHash } from '../../app/replay/link';
import { replay } from '../../machines/replay';
import { cardAt } from '../../src/cards';
import { prebuiltDeck } from '../../src/decks';
import type { GameRecord } from '../../src/record';
import { de } from '../../src/text/de';
import { en } from '../../src/text/en';
import type { Seat } from '../../src/vocabulary';
import { launchBrowser, openApp, screenshot } from '../support/browser';
import { heldBy } from '../support/memory';
import { randomRecord } from '../support/randomRecord';
import { openTable, savedRecord } from '../support/table';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const { ui } = en;
/** A page under load takes its time. */
const soon = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 15_000 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** A radio button lies unseen under its words. */
const choose = (page: Page, words: string) => page.locator('.choice label', { hasText: words }).click();
const place = (page: Page) => page.locator('.timeline-place b').textContent();
const handNames = (record: GameRecord, at: number, seat: Seat): string[] => {
  const { sides, cards } = replay(record).states[at]!.position;
  return sides[seat].hand.map((card) => cardAt(cards[card]!).name);
};

/** A game of two peoples that is over, with a note. */
function playedOut(): GameRecord {
  const settings = {
    decks: [prebuiltDeck('vulca'), prebuiltDeck('buka')] as const,
    crystalsToWin: 1,
    mulligan: false,
    swapDecks: true,
    firstSeat: 0 as const,
    order: null,
  };
  return { ...randomRecord(settings, 5), notes: [{ at: 3, text: 'A bold start' }] };
}

test('a game is scrubbed, seen from each side, noted, shared, edited as a text and gone on from', {
  timeout: 240_000,
}, async () => {
  const record = playedOut();
  const { length } = record.actions;
  const { page, faults } = await openApp(browser, {
    path: await replayHash(record, { at: 96, seeing: 'both' }),
  });

  // It opens at its action, with both hands.
  await soon(() => place(page)).toBe(ui.replayPlace(96, length));
  for (const seat of [0, 1] as const) {
    const hand = page.getByRole('region', { name: new RegExp(`^Hand of ${record.names[seat]}`) });
    const names = await hand.getByRole('button').evaluateAll((cards) => cards.map((card) => card.ariaLabel!));
    const expected = handNames(record, 96, seat);
    expect(names.map((name, index) => name.startsWith(expected[index]!))).toEqual(expected.map(() => true));
  }
  await screenshot(page, 'replay');

  // A step gets another key, and its usual one back.
  await page.keyboard.press('?');
  await button(page, ui.keyIs(ui.keyDoes.ArrowRight, '→')).click();
  await page.keyboard.press('f');
  await button(page, ui.keyIs(ui.keyDoes.ArrowRight, 'F')).waitFor();
  await button(page, ui.keyIs(ui.keyDoes.F, 'F')).waitFor();
  await button(page, ui.close).click();
  await page.keyboard.press('f');
  expect(await place(page)).toBe(ui.replayPlace(97, length));
  await button(page, ui.actionBack).click();
  await button(page, ui.shortcuts).click();
  await button(page, ui.usualKeys).click();
  await button(page, ui.close).click();

  // By action, turn, fight, along the line, by a line of the log, and by itself.
  await page.keyboard.press('ArrowRight');
  expect(await place(page)).toBe(ui.replayPlace(97, length));
  await button(page, ui.actionBack).click();
  expect(await place(page)).toBe(ui.replayPlace(96, length));
  const beginning = page.locator('.story li.is-heading').filter({ has: page.locator('[aria-current]') });
  await button(page, ui.turnBack).click();
  await soon(() => beginning.count()).toBe(1);
  await page.keyboard.press('PageDown');
  await soon(() => page.locator('.story [aria-current]').textContent()).toMatch(/^Turn/);
  await page.getByRole('slider', { name: ui.replayTimeline }).fill('0');
  expect(await place(page)).toBe(ui.replayStart);
  await choose(page, ui.replayPaces.fast);
  await page.keyboard.press('k');
  await soon(async () => Number(/\d+/.exec((await place(page)) ?? '')?.[0])).toBeGreaterThan(2);
  await button(page, ui.pause).click();
  await page.locator('.story li button').nth(8).click();
  expect(await page.locator('.story li button').nth(8).getAttribute('aria-current')).toBe('step');

  // One seat's view holds nothing of the other hand.
  await page.getByRole('slider', { name: ui.replayTimeline }).fill('96');
  await choose(page, record.names[0]);
  const shownOf = async (names: readonly string[]) => {
    const board = await page.locator('.replay-board').innerHTML();
    return names.filter((name) => board.includes(name));
  };
  await soon(() => shownOf(handNames(record, 96, 1))).toEqual([]);
  await choose(page, ui.bothHands);

  // A note stands in the log, and in the link that is shared.
  await page.getByLabel(ui.noteOn(96)).fill('Why not\nthe Bluff?');
  await expect
    .poll(() => page.locator('.story-note').allTextContents())
    .toEqual(['A bold start', 'Why not\nthe Bluff?']);
  await button(page, ui.share).click();
  const field = page.getByLabel(ui.linkTo(96));
  await soon(() => field.inputValue()).toMatch(/#\/replay\?at=96&/);
  const link = await field.inputValue();
  await page.getByText(ui.gameAsText).first().click();
  const text = await page.getByRole('textbox', { name: ui.gameAsText }).inputValue();
  await button(page, ui.close).click();

  // The text, edited, is opened again: another name, and a fault that says its line.
  await button(page, ui.openGame).click();
  const paste = page.getByLabel(ui.pasteHere);
  await paste.fill(text.replace('Seed:', 'Sede:'));
  await button(page, ui.openIt).click();
  await expect
    .poll(() => page.getByRole('alert').textContent())
    .toBe(ui.textFault(1, ui.textHeaderMissing('Seed')));
  await paste.fill(link.slice(0, -30));
  await button(page, ui.openIt).click();
  await soon(() => page.getByRole('alert').textContent()).toBe(ui.linkDamaged);
  await paste.fill(text.replace('A: Mira', 'A: Vera'));
  await button(page, ui.openIt).click();
  await page.getByRole('radio', { name: 'Vera' }).waitFor();
  expect(await place(page)).toBe(ui.replayStart);

  // A link that has lost its end says so, in the language of who opens it.
  const other = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await other.goto(`${link.slice(0, -12)}`);
  await soon(() => other.getByRole('alert').textContent()).toBe(de.ui.linkDamaged);
  await other.close();

  // A new game goes on from here, with two people.
  await page.goto(link);
  await soon(() => place(page)).toBe(ui.replayPlace(96, length));
  await button(page, ui.continueFromHere).click();
  await page.getByLabel(new RegExp(`^${record.names[1]}, `)).selectOption('person');
  await button(page, ui.startFromHere).click();
  await page.getByRole('button', { name: /^I am / }).click();
  const going: GameRecord = JSON.parse(await savedRecord(page));
  expect(going.actions).toHaveLength(96);
  expect(going.notes?.map(({ at }) => at)).toEqual([3, 96]);
  expect(faults).toEqual([]);
});

test('a game that still runs is shown from its player’s side only, and goes on with other hidden cards', async () => {
  const { page, faults } = await openTable(browser, { table: 'computer', seed: 5, names: ['Mira', 'Jonas'] });
  await page.locator('[data-action=fightOn]').click();
  await button(page, ui.menu).click();
  await page.getByRole('link', { name: ui.replay }).click();
  await page.getByText(ui.replayRunning).waitFor();
  expect(await page.getByRole('radio', { name: ui.bothHands }).count()).toBe(0);
  expect(await page.getByRole('region', { name: /^Hand of / }).count()).toBe(1);
  const { seats, positions } = await heldBy(page);
  expect([seats, positions]).toEqual([[0], 0]);
  const stop = await place(page);
  await page.keyboard.press('ArrowLeft');
  expect(await place(page)).not.toBe(stop);
  await button(page, ui.share).click();
  expect(await page.getByText(ui.textAfterEnd).count()).toBe(1);
  await button(page, ui.close).click();
  await button(page, ui.continueFromHere).click();
  await page.getByText(ui.continueAnew).waitFor();
  await button(page, ui.startFromHere).click();
  await page.locator('[data-action=fightOn]').waitFor();
  expect(faults).toEqual([]);
});
