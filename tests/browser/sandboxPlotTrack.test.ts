/** The plot track's sandbox, played to both of its ends. */
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
  shownReason,
  textOf,
} from '../support/sandbox';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const open = () => openSandbox(browser, 'plotTrack');
const putToken = (zone: number) => `Put −1: Put a -1 token on zone ${zone}`;
const marker = (page: Page) => textOf(page.locator('.plot-track li', { hasText: 'marker' }));

describe('a game to its end', () => {
  test('the marker is forced down turn by turn until it comes to the skull', async () => {
    const { page, faults } = await open();
    await newGame(page, 'Near the skull');
    await press(page, putToken(1));
    await press(page, 'End the turn');
    expect(await heading(page)).toBe('Humanity’s turn');
    expect(await marker(page)).toContain('Space 1, marker');
    await press(page, 'Take off: Humanity takes a token off zone 1');
    await press(page, 'End the turn');
    await press(page, 'End the turn');
    expect(await heading(page)).toBe('Humanity wins');
    expect(await marker(page)).toContain('Space 2, marker, skull');
    expect(await logText(page)).toContain('The marker goes down to space 2, the skull. Humanity wins.');
    expect(await reasonAt(page, putToken(1))).toContain('The game is over.');
    expect(faults).toEqual([]);
  });

  test('a turn in which Humanity dwindles leaves the marker where it is', async () => {
    const { page } = await open();
    await press(page, /^Play: Invader makes Humanity dwindle 2 cards/);
    await press(page, 'End the turn');
    expect(await marker(page)).toContain('Space 0, marker');
    expect(await logText(page)).toContain('The marker stays.');
  });

  test('both draw piles are emptied at once', async () => {
    const { page, faults } = await open();
    await press(page, 'Play: Invader empties both draw piles');
    expect(await heading(page)).toBe('Humanity wins');
    expect(await page.getByText('Draw pile: 0 cards').count()).toBe(2);
    await screenshot(page, 'sandbox-plotTrack-over');
    expect(faults).toEqual([]);
  });
});

describe('a refused action', () => {
  test('says why when it is pointed at, focused and pressed', async () => {
    const { page } = await open();
    const put = button(page, putToken(3));
    await put.click();
    expect(await put.getAttribute('aria-disabled')).toBe('true');
    const reason = 'Zone 3 has no strength left: 1 printed, 1 token on it.';
    expect(await reasonAt(page, putToken(3))).toBe(`${reason}Rule I4`);
    await page.keyboard.press('Enter');
    expect(await textOf(page.getByRole('alert'))).toBe(reason);
    await page.keyboard.press('Escape');
    expect(await page.locator('.sandbox-reason').count()).toBe(0);
    await put.hover();
    expect(await shownReason(page)).toContain(reason);
  });

  test('is refused by the same rule whoever acts', async () => {
    const { page } = await open();
    await press(page, putToken(1));
    await button(page, 'Take off: Invader takes a token off zone 1').hover();
    expect(await shownReason(page)).toContain('Only Humanity removes tokens');
    await page.getByText('Humanity', { exact: true }).nth(1).click();
    await press(page, 'Take off: Humanity takes a token off zone 1');
    expect(await logText(page)).toContain('Zone 1 now has strength 2.');
    expect(await reasonAt(page, 'Play: Humanity empties both draw piles')).toContain(
      'This page does not say what happens then',
    );
  });

  test('gives its reason for a figure that is too low', async () => {
    const { page } = await open();
    await press(page, 'Less: Spaces');
    await button(page, 'Move down: Move the marker 0 spaces down').hover();
    expect(await shownReason(page)).toContain('0 is too few; at least 1 is needed.');
  });
});

describe('around the game', () => {
  test('undo plays the game again without its last action, redo takes it again', async () => {
    const { page } = await open();
    await press(page, putToken(1));
    await press(page, 'End the turn');
    await page.keyboard.press('u');
    expect(await heading(page)).toBe('The Invader’s turn');
    expect(await marker(page)).toContain('Space 0');
    await press(page, /^Redo/);
    expect(await heading(page)).toBe('Humanity’s turn');
    await press(page, /^Undo/);
    await press(page, /^Undo/);
    expect(await page.getByText('No token').count()).toBe(3);
    expect(await reasonAt(page, /^Undo/)).toContain('Nothing has been done yet.');
  });

  test('a set-up that cannot be played is answered in sentences', async () => {
    const { page } = await open();
    await openDialog(page);
    await page.getByLabel('Printed strengths').fill('2, many');
    await page.getByLabel('Space of the skull').fill('-3');
    await press(page, 'Begin');
    const dialog = page.getByRole('dialog');
    expect(await textOf(dialog)).toContain('2 things have to be mended first.');
    expect(await textOf(dialog)).toContain('zones[1] must be a whole number from 0 to 99.');
    await page.getByLabel('Printed strengths').fill('2, 0, 4, 1');
    await page.getByLabel('Space of the skull').fill('0');
    expect(await textOf(dialog)).toContain('The skull (space 0) must lie below the marker (space 0).');
    await page.getByLabel('Space of the skull').fill('4');
    await press(page, 'Begin');
    expect(await page.getByRole('article', { name: /^Zone/ }).count()).toBe(4);
  });

  test('the page answers its questions from the cards in play', async () => {
    const { page } = await open();
    const question = page.locator('.plot-question', { hasText: 'I8' });
    await question.locator('summary').click();
    await press(page, 'Quiet Truce');
    expect(await textOf(question)).toContain('Allowed: attack this zone.');
  });
});
