/** All a player comes by, in one visit: each room, each window, each way to look closer. */
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { type Language, languages } from '../../../src/vocabulary';
import { askedCard, calledBluff, lostGame, lostMatch } from './given';
import { continued, openedLink, sharedLink } from './replay';
import { decks, learn, puzzles, rulebook, statistics } from './rooms';
import { dealFromStart, keptGames } from './start';
import { askedAbout, firstTurn, menu } from './table';
import { type Guest, Visitor } from './visitor';

const sizes = [
  { width: 1440, height: 900, theme: 'night' },
  { width: 1024, height: 768, theme: 'day' },
  { width: 390, height: 844, theme: 'night' },
] as const;

const guestOf = (size: number, language: Language): Guest => ({ ...sizes[size]!, language });

/** Each size and each language once. */
export const someGuests: readonly Guest[] = languages.map((language, size) => guestOf(size, language));

/** Each language in each size. */
export const allGuests: readonly Guest[] = sizes.flatMap((_, size) =>
  languages.map((language) => guestOf(size, language)),
);

/** Both seats have much to do in it. */
const seed = 5;

export async function tour(browser: Browser, guest: Guest): Promise<void> {
  const visitor = await Visitor.arrive(browser, guest);
  const { page, ui, faults } = visitor;
  const home = page.url();
  await dealFromStart(visitor, seed);
  await firstTurn(visitor);
  await askedAbout(visitor);
  await menu(visitor);
  const link = await sharedLink(visitor);
  await calledBluff(visitor);
  await askedCard(visitor);
  await lostGame(visitor);
  await lostMatch(visitor);
  await openedLink(visitor, link);
  await continued(visitor);
  await page.goto(home);
  await page.getByRole('heading', { name: ui.newGame }).waitFor();
  await learn(visitor);
  await puzzles(visitor);
  await decks(visitor);
  await rulebook(visitor);
  await statistics(visitor);
  await keptGames(visitor, 6);
  expect(faults).toEqual([]);
  await page.context().close();
}
