/** What is a player's own: a deck built, dealt and played with, and what the games with it come to. */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SavedGame } from '../../app/saves/savedGame';
import { cardAt, familyCards } from '../../src/cards';
import { checkDeck, prebuiltDeck } from '../../src/decks';
import type { Settings } from '../../src/position';
import { type GameRecord, parseRecord, writeRecord } from '../../src/record';
import { de } from '../../src/text/de';
import { en } from '../../src/text/en';
import { accessibilityFaults } from '../support/accessibility';
import { launchBrowser, openApp, screenshot, servedApp } from '../support/browser';
import { randomRecord } from '../support/randomRecord';
import { savedRecord } from '../support/table';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const { ui, words } = en;
const title = 'Fire and family';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Builds the Vulca deck with a family in place of its last five cards; the cards as they should be dealt. */
async function buildDeck(page: Page): Promise<readonly number[]> {
  await button(page, ui.deckStandard).click();
  await page.getByLabel(ui.deckTitle).fill(title);
  await page.getByLabel(ui.family).selectOption('Ba');
  await button(page, /^Add Family Ba: 5 cards, 9 moons$/).click();
  const members = familyCards('Ba');
  await page.getByText(ui.placesTaken(35, 30)).waitFor();
  const sold = prebuiltDeck('vulca').cards;
  for (const card of sold.slice(-5)) {
    await page.locator('.deck-line', { hasText: cardAt(card).name }).click();
  }
  await page.getByText(ui.deckIsLegal).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const cards = [...sold.slice(0, -5), ...members];
  expect(checkDeck('vulca', cards)).toEqual([]);
  return cards;
}

/** A whole game with these decks that the first seat ends by a retreat. */
function retreatedGame(settings: Settings): GameRecord {
  for (let seed = 1; ; seed++) {
    const record = randomRecord({ ...settings, firstSeat: 0 }, seed);
    const { type, seat } = record.actions.at(-1)!;
    if (type === 'retreat' && seat === 0) return record;
  }
}

/** As the page keeps it, one action before its end. */
function keptGame(record: GameRecord): SavedGame {
  const actions = record.actions.slice(0, -1);
  return {
    key: 'kept',
    savedAt: 4e12,
    writer: 'earlier',
    countsAs: 'one match',
    sitters: [
      { by: 'person', name: 'Mira', level: 'greedy' },
      { by: 'computer', name: 'Computer', level: 'turn' },
    ],
    peoples: ['vulca', 'hoax'],
    crystalsToWin: 1,
    game: 1,
    fight: 5,
    toAct: 0,
    record: writeRecord({ ...record, actions, result: [0, 0] }),
  };
}

async function keep(page: Page, game: SavedGame): Promise<void> {
  await page.evaluate(
    async (one) => {
      const open = indexedDB.open('blue-moon.games');
      await new Promise((resolve) => {
        open.onsuccess = resolve;
      });
      const writing = open.result.transaction('games', 'readwrite');
      writing.objectStore('games').put(one, one.key);
      await new Promise((resolve) => {
        writing.oncomplete = resolve;
      });
    },
    game as object as { key: string },
  );
}

const goTo = (page: Page, hash: string) => page.goto(`${servedApp()}/${hash}`);

/** The figures under their headings. */
const headline = async (page: Page): Promise<Record<string, string>> => {
  await page.getByRole('heading', { name: ui.roomStatistics }).waitFor();
  const figures = page.locator('.stats-headline > div');
  return Object.fromEntries(
    await figures.evaluateAll((all) =>
      all.map((one) => [one.querySelector('dt')!.textContent, one.querySelector('dd')!.textContent]),
    ),
  );
};

test('a deck is built and dealt; the game played with it is counted once, kept as a file, and forgotten', async () => {
  const stored = {
    'blue-moon.settings': { language: 'en', motion: 'none' },
    'blue-moon.newGame': { firstSeat: 0 },
  };
  const { page, faults } = await openApp(browser, { path: '#/decks', stored });
  const cards = await buildDeck(page);

  await goTo(page, '#/');
  await page.locator('.deck-choice label', { hasText: ui.decksOwn }).click();
  await page
    .getByRole('combobox', { name: ui.you, exact: true })
    .selectOption({ label: `${title} (${words.peoples.vulca})` });
  await page.locator('.deal').click();
  const dealt = parseRecord(await savedRecord(page));
  if (!dealt.ok) throw new Error(JSON.stringify(dealt.faults));
  const { settings } = dealt.value;
  expect(settings.decks[0]).toMatchObject({ people: 'vulca', title, cards });

  // Of a game with these decks the last action is left.
  const record = retreatedGame(settings);
  await keep(page, keptGame(record));
  await goTo(page, '#/');
  await page.reload();
  await button(page, ui.continueGame).click();
  await page.locator('[data-action=retreat]').click();
  await page.locator('[data-action=toStart]').last().click();
  await page
    .getByRole('link', { name: new RegExp(`^${ui.roomStatistics}`) })
    .first()
    .click();
  const crystals = record.result[1];
  const once = {
    [ui.statsGames]: `1${ui.statsWonLost(0, 1)}`,
    [ui.statsCrystals]: `0${ui.statsCrystalsLost(crystals)}`,
  };
  await expect.poll(() => headline(page)).toMatchObject(once);
  await page.getByText(ui.statsAsTable).first().click();
  const row = page.getByRole('row', { name: new RegExp(`^${words.peoples.vulca}`) }).first();
  expect(await row.textContent()).toBe(
    [words.peoples.vulca, 1, 0, ui.statsPercent(0), ui.statsFromTo(0, 79)].join(''),
  );
  await page.getByText(ui.statsList).first().click();
  await page.getByText(`${title} (${words.peoples.vulca})`).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await screenshot(page, 'statistics');

  // Looked at again it is still one game, and without its kept game too.
  await goTo(page, '#/');
  await page.reload();
  await button(page, ui.yourGamesCount(2)).click();
  await button(page, new RegExp(`^${ui.lookAtGame}`)).click();
  await page.locator('.strip').waitFor();
  await goTo(page, '#/');
  await button(page, ui.yourGamesCount(2)).click();
  await button(page, new RegExp(`^${ui.deleteSavedGame}`))
    .first()
    .click();
  await page.getByRole('dialog').getByRole('link', { name: ui.roomStatistics }).click();
  await expect.poll(() => headline(page)).toMatchObject(once);

  // Saved, forgotten after a question, and taken back from the file.
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, ui.statsExport).click()]);
  const file = await readFile(await download.path());
  await button(page, ui.statsForget).click();
  await button(page, ui.statsForgetSure).click();
  await page.getByText(ui.statsNone).waitFor();
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await page.getByText(ui.statsNotStatistics).waitFor();
  await input.setInputFiles({ name: 'own.json', mimeType: 'application/json', buffer: file });
  await expect.poll(() => headline(page)).toMatchObject(once);

  // In another language on a phone.
  await page.evaluate(() =>
    localStorage.setItem('blue-moon.settings', JSON.stringify({ language: 'de', motion: 'none' })),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole('heading', { name: de.ui.statsByOwn }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
});
