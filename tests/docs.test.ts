/** The documents that have to be complete. */
import { describe, expect, test } from 'vitest';
import { findCard } from '../src/cards';
import { textOf } from './support/sources';

const rows = (file: string): string[][] =>
  textOf(file)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '));

const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);

describe('docs/rulings.md', () => {
  const doubts = rows('docs/rulings.md').filter(([id]) => /^D\d/.test(id!));
  const questions = rows('docs/rulings.md').filter(([id]) => /^Q\d/.test(id!));

  test('decides every doubt and every question once, in order', () => {
    expect(doubts.map(([id]) => id)).toEqual(numbered('D', 31));
    expect(questions.map(([id]) => id)).toEqual(numbered('Q', 43));
  });

  test('gives the rules each decision rests on', () => {
    for (const row of [...doubts, ...questions]) {
      expect(row).toHaveLength(4);
      expect(row[3]).toMatch(/^([RTQ]\d+(\.\d+)?(\(\d\))?(, |$))+$/);
    }
  });

  test('names at least one card with every doubt that is about single cards', () => {
    const words = /^(all face-down Bluffs|.*every text about one of the owner.*|the protected Aqua cards.*)$/;
    for (const [id, cards] of doubts) {
      const names = cards!.split(/, | beside |; /).map((name) => name.replace(/^and /, ''));
      if (!words.test(cards!)) expect([id, names.some((name) => findCard(name))]).toEqual([id, true]);
    }
  });
});
