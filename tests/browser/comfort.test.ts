import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../../src/text/en';
import { accessibilityFaults } from '../support/accessibility';
import { launchBrowser, servedApp } from '../support/browser';
import { openTable, savedRecord } from '../support/table';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const keptGames = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open('blue-moon.games');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      open.onsuccess = () => resolve(open.result);
      open.onerror = () => reject(open.error);
    });
    const all = database.transaction('games').objectStore('games').getAll();
    return new Promise<{ key: string; record: string }[]>((resolve) => {
      all.onsuccess = () => resolve(all.result);
    });
  });

const untilKept = (page: Page, record: string) =>
  expect.poll(async () => (await keptGames(page)).map((game) => game.record)).toContain(record);

test('games are kept by themselves, go on after the page is closed, and can be deleted and brought back', async () => {
  const { page, faults } = await openTable(browser, { table: 'computer', seed: 5 });
  const dealt = await savedRecord(page);
  await page.locator('[data-action=fightOn]').click();
  const played = await savedRecord(page);
  await untilKept(page, played);
  await page.reload();
  expect(await savedRecord(page)).toBe(played);

  // Another window takes the game over and goes on; this one then keeps its own way as a game of its own.
  const other = await page.context().newPage();
  await other.goto(servedApp());
  await other.getByRole('button', { name: en.ui.continueGame }).click();
  await other.locator('[data-action=undo]').click();
  await untilKept(other, dealt);
  await other.close();
  await page.locator('[data-action=undo]').click();
  await page.locator('[data-action=fightOn]').click();
  await untilKept(page, played);

  await page.goto(`${servedApp()}/#/`);
  await page.getByRole('button', { name: en.ui.yourGamesCount(2) }).click();
  const title = en.ui.against('Vulca', 'Hoax');
  const deletions = page.getByRole('button', { name: en.ui.actionOn(en.ui.deleteSavedGame, title) });
  await deletions.first().click();
  await expect.poll(async () => (await keptGames(page)).length).toBe(1);
  await page.getByRole('button', { name: en.ui.undo }).click();
  await untilKept(page, played);
  await deletions.last().click();
  await expect.poll(async () => (await keptGames(page)).map(({ record }) => record)).toEqual([played]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: en.ui.actionOn(en.ui.continueGame, title) }).click();
  expect(await savedRecord(page)).toBe(played);
  expect(faults).toEqual([]);
});

test('the teacher advises, the computer thinks aside, and either can be told to stop', async () => {
  const { page, faults } = await openTable(browser, { table: 'computer', level: 'search:3s', seed: 5 });
  await page.locator('[data-action=fightOn]').click();
  await page.keyboard.press('h');
  const hints = page.getByRole('dialog', { name: en.ui.hints });
  const best = hints.getByRole('button', { name: new RegExp(`^${en.ui.takeHint}`) });
  await best.first().waitFor();
  expect(await hints.getByText(en.ui.winChance(0).replace('0', '')).count()).toBeGreaterThan(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await best.first().click();
  const dealt = await savedRecord(page);
  expect(dealt).toContain('playCharacter');

  const hurry = page.locator('[data-action=moveNow]');
  await page.locator('[data-action=announce]').first().click();
  await hurry.waitFor();
  // The page answers while the computer thinks.
  await page.getByRole('button', { name: en.ui.menu, exact: true }).click();
  await page.getByRole('button', { name: en.ui.close, exact: true }).last().click();
  await hurry.click();
  await page.locator('.strip.is-mine').waitFor();
  expect(faults).toEqual([]);
});
