/** The start page, in the language of the browser; its settings; a game against the computer; the games that are kept. */
import { expect } from 'vitest';
import type { Visitor } from './visitor';

export async function dealFromStart(visitor: Visitor, seed: number): Promise<void> {
  const { ui, page } = visitor;
  await page.getByRole('heading', { name: ui.newGame }).waitFor();
  expect(await page.title()).toBe(ui.gameTitle);
  await visitor.look('start');
  await visitor.press(ui.moreSettings);
  await visitor.choose(ui.startingSeat, ui.defaultSeatNames[0]);
  await page.getByLabel(ui.seed).fill(String(seed));
  await visitor.look('settings');
  await visitor.press(ui.close);
  await visitor.press(ui.dealTheCards);
}

/** Every game begun on the tour is kept; the last but one goes on where it stood. */
export async function keptGames(visitor: Visitor, games: number): Promise<void> {
  const { ui, page } = visitor;
  await visitor.press(ui.yourGamesCount(games));
  await visitor.dialog(ui.yourGames).waitFor();
  await visitor.look('games');
  await page
    .getByRole('button', { name: new RegExp(`^${ui.deleteSavedGame}`) })
    .first()
    .click();
  await visitor.press(ui.undo);
  await visitor.close();
}
