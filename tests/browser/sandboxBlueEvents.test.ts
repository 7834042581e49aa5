/** The blue events' sandbox: a card completed, reopened and scored, and the last round played. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, screenshot } from '../support/browser';
import {
  button,
  heading,
  logText,
  newGame,
  openDialog,
  openSandbox,
  press,
  reasonAt,
  textOf,
} from '../support/sandbox';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const open = () => openSandbox(browser, 'blueEvents');

/** Loose Grip on slot 1, Dawn Toll on slot 2, Tall Poppy on slot 3; the first throw names the first two. */
async function twoRounds(page: Page): Promise<void> {
  await newGame(page, 'Two rounds', { 'Dice of each player': '4, 4', 'First throws': '0, 1' });
  await press(page, /^Throw the event dice/);
}

const actAs = (page: Page, player: number) => press(page, `Act as player ${player}`);
const lose = (page: Page) =>
  page
    .locator('.strip-actions')
    .getByRole('button', { name: /^Lose die/ })
    .click();
const put = (page: Page, slot: number) =>
  press(page, new RegExp(`^Put here: .* on the card of slot ${slot}$`));
const kindOf = (page: Page, slot: number) =>
  textOf(page.getByRole('article', { name: `Slot ${slot}` }).locator('.slot-kind'));
const points = (page: Page, player: number) =>
  page
    .getByRole('article', { name: `Player ${player}` })
    .locator('.player-points')
    .getAttribute('aria-label');

describe('a game to its end', () => {
  test('a card is completed, reopened and scored, and the last round is played', async () => {
    const { page, faults } = await open();
    await twoRounds(page);
    expect(await heading(page)).toBe('Round 1. Player 1 has to lose a die.');
    expect(await logText(page)).toContain('Named: Loose Grip (1) and Dawn Toll (2).');
    await lose(page);
    expect(await heading(page)).toBe('Round 1. Player 2 has to lose a die.');
    await lose(page);

    await actAs(page, 1);
    await put(page, 1);
    expect(await kindOf(page, 1)).toBe('active');
    await put(page, 1);
    expect(await kindOf(page, 1)).toBe('complete');
    expect(await logText(page)).toContain('Loose Grip is complete; its rule stops.');

    await button(page, /^Die \d of player 1, on slot 1$/)
      .first()
      .click();
    await press(page, /^Take off: An effect takes die \d off the card of slot 1$/);
    expect(await kindOf(page, 1)).toBe('active');
    expect(await logText(page)).toContain('Loose Grip is no longer complete; its rule applies again.');
    expect(await heading(page)).toBe('Round 1. Player 1 has to lose a die.');
    await lose(page);
    await lose(page);

    await actAs(page, 1);
    await put(page, 1);
    expect(await kindOf(page, 1)).toBe('complete');
    await screenshot(page, 'sandbox-blueEvents');
    await press(page, /^End the round/);
    expect(await points(page, 1)).toBe('5 points');
    expect(await logText(page)).toContain('Player 1 keeps Loose Grip.');
    expect(await kindOf(page, 1)).toBe('empty');

    expect(await heading(page)).toBe('Round 2, the last. Throw the event dice.');
    await press(page, /^Throw the event dice/);
    expect(await heading(page)).toBe('Round 2, the last. Player 1 has to lose a die.');
    await lose(page);
    await press(page, /^End the round/);
    expect(await heading(page)).toBe('The game is over');
    expect(await textOf(page.locator('.sandbox-strip'))).toContain('player 1 5, player 2 0.');
    expect(faults).toEqual([]);
  });
});

describe('a refused action says why', () => {
  test('before the dice are thrown, and while a choice is open', async () => {
    const { page } = await open();
    await newGame(page, 'Two rounds', { 'First throws': '0, 1' });
    expect(await reasonAt(page, /^Put here: .* slot 1$/)).toContain('No round is being played.');
    await press(page, /^Throw the event dice/);
    expect(await reasonAt(page, /^End the round/)).toContain('A choice is still open: 2 dice');
    expect(await reasonAt(page, /^Throw the event dice/)).toContain('Round 1 is still being played.');
  });

  test('for a full card, an empty slot and a die of somebody else', async () => {
    const { page } = await open();
    await twoRounds(page);
    await lose(page);
    await lose(page);
    await actAs(page, 1);
    await put(page, 1);
    await put(page, 1);
    expect(await reasonAt(page, /^Put here: .* slot 1$/)).toContain('This card is full.');
    await button(page, /^Die 7 of player 2/).click();
    expect(await reasonAt(page, /^Put here: .* slot 2$/)).toContain('That is not your die: 7');
    await press(page, /^End the round/);
    await press(page, /^Throw the event dice/);
    await actAs(page, 2);
    expect(await reasonAt(page, /^Put here: .* slot 1$/)).toContain(
      'There is no card here: slot 1 is empty.',
    );
  });
});

describe('around the game', () => {
  test('the same seed throws the same dice, also after undo and redo', async () => {
    const { page } = await open();
    const thrown = async () => (await logText(page)).match(/Thrown: [^.]+/)?.[0];
    await press(page, /^Throw the event dice/);
    const first = await thrown();
    await press(page, /^Undo/);
    await press(page, /^Throw the event dice/);
    expect(await thrown()).toBe(first);
  });

  test('too many black dice are refused in a sentence', async () => {
    const { page } = await open();
    await openDialog(page);
    await page.getByLabel('Black dice on each slot').fill('5');
    await page.getByLabel('Blue cards').fill('levy, wolves');
    await press(page, 'Begin');
    expect(await textOf(page.getByRole('dialog'))).toContain('cards[1] must be one of: dawnToll');
    await page.getByLabel('Blue cards').fill('');
    expect(await textOf(page.getByRole('dialog'))).toContain(
      'Slot 1 has 5 black dice; with these cards at most 1 fit.',
    );
  });
});
