/** Opens the table with a game chosen on the start page, and reads the whole truth of it from its saved record. */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Level } from '../../app/computer';
import { apply, newMatch, type State } from '../../machines/engine';
import { parseRecord } from '../../src/record';
import { en } from '../../src/text/en';
import type { People } from '../../src/vocabulary';
import { type OpenedApp, type OpenOptions, openApp } from './browser';

export interface TableOptions extends OpenOptions {
  table: 'computer' | 'sameScreen' | 'watch';
  names?: readonly [string, string];
  peoples?: readonly [People, People];
  crystalsToWin?: 1 | 5;
  level?: Level;
  mulligan?: boolean;
  seed?: number;
  language?: 'en' | 'de' | 'es';
  theme?: 'night' | 'day';
}

/** Nothing moves, so that nothing has to be waited for; seat 0 starts. */
export async function openTable(browser: Browser, options: TableOptions): Promise<OpenedApp> {
  const { seed = 1, language = 'en', theme = 'night', ...game } = options;
  const stored = {
    'blue-moon.settings': { language: 'en', theme, motion: 'none' },
    'blue-moon.newGame': { firstSeat: 0, ...game },
  };
  const opened = await openApp(browser, { ...options, stored });
  const { page } = opened;
  await page.getByText(en.ui.moreSettings).click();
  await page.getByLabel(en.ui.seed).fill(String(seed));
  await page.getByRole('button', { name: en.ui.close }).click();
  if (language !== 'en') await page.getByRole('button', { name: en.ui.languageNames[language] }).click();
  await page.locator('.deal').click();
  return opened;
}

/** The text of the record that the menu saves. */
export async function savedRecord(page: Page): Promise<string> {
  await page.getByRole('button', { name: en.ui.menu, exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.ui.saveGame }).click(),
  ]);
  await page.getByRole('button', { name: en.ui.close, exact: true }).last().click();
  return readFile(await download.path(), 'utf8');
}

/** The state the record leads to. */
export function replayed(text: string): State {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(JSON.stringify(record.faults));
  const { settings, seed, actions } = record.value;
  return actions.reduce(
    (state, action) => {
      const applied = apply(state, action);
      expect(applied.ok).toBe(true);
      return applied.ok ? applied.state : state;
    },
    newMatch(settings, seed),
  );
}
