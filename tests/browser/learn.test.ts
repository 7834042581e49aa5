/** A newcomer's first lesson, a puzzle, and a deck that is built: each through the page. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { puzzles } from '../../app/puzzles/puzzles';
import { standardLimits } from '../../src/decks';
import { de } from '../../src/text/de';
import { en } from '../../src/text/en';
import { lessons } from '../../src/text/lessons/en';
import { puzzles as puzzleWords } from '../../src/text/puzzles/en';
import { accessibilityFaults } from '../support/accessibility';
import { launchBrowser, type OpenedApp, type OpenOptions, openApp, screenshot } from '../support/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Nothing moves, so that nothing has to be waited for. */
function openStill(language: 'en' | 'de', options: OpenOptions): Promise<OpenedApp> {
  const settings = { language, theme: language === 'en' ? 'night' : 'day', motion: 'none' };
  return openApp(browser, { ...options, stored: { 'blue-moon.settings': settings } });
}

const play = (page: Page, card: number) => page.locator(`[data-card="${card}"]`).press('Enter');
const press = (page: Page, action: string) => page.locator(`[data-action="${action}"]`).first().click();
const goOn = (page: Page) => page.locator('.coach .button.is-main:not([aria-disabled])').click();

test('a newcomer finds the first lesson and plays it through; then a puzzle, lost once and solved', async () => {
  const { page, faults } = await openStill('en', {});
  await page.getByRole('link', { name: en.ui.newHereLearn }).click();
  const { steps } = lessons.lessons.fight;
  const said = (step: number) => page.getByText(steps[step] ?? '').waitFor();
  await said(0);
  await goOn(page);
  await press(page, 'fightOn');
  await said(2);
  await play(page, 3);
  await page.getByText(lessons.asides.play).waitFor();
  await screenshot(page, 'lesson-1440');
  await play(page, 0);
  await said(3);
  await press(page, 'announce');
  await said(4);
  await goOn(page);
  await press(page, 'fightOn');
  await said(6);
  await play(page, 1);
  await said(7);
  await play(page, 2);
  await said(8);
  await press(page, 'announce');
  await said(9);
  await page
    .getByRole('button', { name: en.ui.lessonNext })
    .and(page.locator(':not([aria-disabled])'))
    .waitFor();
  await page.getByRole('link', { name: en.ui.lessonAll }).click();
  await page.getByText(en.ui.lessonDone, { exact: true }).waitFor();

  await page.getByRole('link', { name: en.ui.roomStart }).click();
  await page.getByRole('link', { name: en.ui.roomPuzzles }).click();
  await page.getByText(en.ui.puzzlesSolved(0, puzzles.length)).waitFor();
  await page.getByText(puzzleWords.ember.title).click();
  await page.getByRole('button', { name: en.ui.puzzleHint, exact: true }).click();
  await page.getByText(puzzleWords.ember.hint).waitFor();
  await press(page, 'retreat');
  await page.getByText(en.ui.puzzleLost).waitFor();
  await page.getByRole('button', { name: en.ui.puzzleAgain }).click();
  await page.getByRole('button', { name: en.ui.puzzleSolution }).click();
  await page.getByText(/^Play Ember$/).waitFor();
  await press(page, 'fightOn');
  await play(page, 0);
  await play(page, 2);
  await press(page, 'announce');
  await page.getByText(en.ui.puzzleWon).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await screenshot(page, 'puzzle-1440');
  await page.getByRole('link', { name: en.ui.puzzleAll }).click();
  await page.getByText(en.ui.puzzlesSolved(1, puzzles.length)).waitFor();
  expect(faults).toEqual([]);
});

test('on a phone a deck is built, judged and exchanged', async () => {
  const { page, faults } = await openStill('de', { path: '#/decks', width: 390, height: 844 });
  const { ui } = de;
  await page.getByText('Ein Deck braucht genau 30 Karten; dieses hat 0.').waitFor();
  await page.getByRole('button', { name: ui.deckRandom }).click();
  await page.getByText(ui.deckIsLegal).waitFor();
  await page.getByText(ui.placesTaken(standardLimits.cards, standardLimits.cards)).waitFor();
  await page.getByLabel(ui.deckTitle).fill('Mein Deck');
  await page.getByLabel(ui.deckSearch).fill('Tome of Wisdom');
  const tome = page.locator('.gallery-card');
  expect(await tome.count()).toBe(1);
  const isIn = (await tome.getAttribute('aria-pressed')) === 'true';
  await tome.click();
  await page.getByText(`dieses hat ${standardLimits.cards + (isIn ? -1 : 1)}.`).waitFor();
  await tome.click();
  await page.getByText(ui.deckIsLegal).waitFor();
  await screenshot(page, 'decks-390');
  await page.getByRole('button', { name: ui.deckExchange }).click();
  await page.getByLabel(ui.deckText).fill('people: Hoax\nTomb of Wisdom');
  await page.getByRole('button', { name: ui.deckTake }).click();
  await page.getByText(/Ist Tome of Wisdom gemeint/).waitFor();
  expect(faults).toEqual([]);
});
