/** The rooms beside the table: a lesson begun, a puzzle opened, a deck with faults, the rulebook, the statistics. */
import { expect } from 'vitest';
import { writeStatistics } from '../../../app/statistics/exchange';
import type { PlayedMatch } from '../../../app/statistics/playedMatch';
import { lessons as deLessons } from '../../../src/text/lessons/de';
import { lessons as enLessons, type LessonTexts } from '../../../src/text/lessons/en';
import { lessons as esLessons } from '../../../src/text/lessons/es';
import type { Language } from '../../../src/vocabulary';
import type { Visitor } from './visitor';

const lessonTexts: Readonly<Record<Language, LessonTexts>> = {
  en: enLessons,
  de: deLessons,
  es: esLessons,
};

export async function learn(visitor: Visitor): Promise<void> {
  const { ui, page, guest } = visitor;
  const [first = '', second = '', third = ''] = lessonTexts[guest.language].lessons.fight.steps;
  await visitor.follow(ui.newHereLearn);
  await visitor.see(first);
  await visitor.press(ui.lessonGoOn);
  await visitor.see(second);
  await visitor.look('lesson');
  await page.locator('[data-action=fightOn]').click();
  await visitor.see(third);
  await visitor.follow(ui.lessonAll);
  await visitor.see(ui.lessonsIntro);
  await visitor.look('lessons');
  await visitor.follow(ui.roomStart);
}

export async function puzzles(visitor: Visitor): Promise<void> {
  const { ui, page } = visitor;
  await visitor.follow(ui.roomPuzzles);
  await visitor.see(ui.puzzlesIntro);
  await visitor.look('puzzles');
  await page.locator('.puzzle-tile').first().click();
  await visitor.press(ui.puzzleHint);
  await visitor.press(ui.puzzleSolution);
  await page.locator('.puzzle-hint, .puzzle-solution li').first().waitFor();
  await visitor.look('puzzle');
  await visitor.follow(ui.puzzleAll);
  await visitor.follow(ui.roomStart);
}

export async function decks(visitor: Visitor): Promise<void> {
  const { ui, page } = visitor;
  await visitor.follow(ui.roomDecks);
  await page.locator('.deck-faults').first().waitFor();
  await page.getByLabel(ui.deckSearch).fill('Cinder');
  await expect.poll(() => page.locator('.gallery-card').count()).toBe(1);
  await visitor.look('decks');
  await visitor.press(ui.deckRandom);
  await visitor.see(ui.deckIsLegal);
  await visitor.press(ui.deckExchange);
  const text = page.getByLabel(ui.deckText);
  expect((await text.inputValue()).split('\n').length).toBeGreaterThan(30);
  await text.fill('people: Vulca\nIgnit');
  await visitor.press(ui.deckTake);
  await page.getByRole('alert').getByText('Ignite').waitFor();
  await visitor.look('exchange');
  await visitor.close();
  await visitor.follow(ui.roomStart);
}

export async function rulebook(visitor: Visitor): Promise<void> {
  const { ui, page, texts } = visitor;
  await visitor.follow(ui.roomRules);
  await page.getByRole('searchbox', { name: ui.rulesSearch }).fill('R8.8');
  await page.getByText(texts.rule('R8.8') ?? '').waitFor();
  await visitor.look('rules');
  await visitor.follow(ui.roomStart);
}

/** One match that is over, as another browser has kept it. */
const kept: PlayedMatch = {
  key: 'another browser',
  endedAt: Date.UTC(2026, 0, 31),
  sitters: [
    { name: 'Mira', level: null },
    { name: 'Jonas', level: 'turn' },
  ],
  crystalsToWin: 1,
  crystals: [4, 0],
  games: [
    {
      decks: [
        { people: 'flit', title: null },
        { people: 'buka', title: null },
      ],
      winner: 0,
      crystals: 4,
      reason: 'fourthDragon',
      fights: 7,
      turns: 40,
    },
  ],
};

export async function statistics(visitor: Visitor): Promise<void> {
  const { ui, page } = visitor;
  await visitor.follow(ui.roomStatistics);
  const file = {
    name: 'statistics.json',
    mimeType: 'application/json',
    buffer: Buffer.from(writeStatistics([kept])),
  };
  await page.getByLabel(ui.statsImport).setInputFiles(file);
  await visitor.see(ui.statsImported(1));
  await visitor.see(ui.statsWonLost(1, 0));
  await page.locator('.stats-list summary').click();
  await visitor.look('statistics');
  await visitor.follow(ui.roomStart);
}
