/** The documents that have to be complete. */
import { describe, expect, test } from 'vitest';
import { allowances } from '../app/conform/allowances';
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

describe('docs/deviations.md', () => {
  const told = rows('docs/deviations.md').filter(([name]) => name!.startsWith('`'));

  test('tells of every allowance of the comparison once, with its rules, and of no other', () => {
    const listed = told.map(([name, rules]) => [name!.slice(1, -1), rules]);
    const known = Object.entries(allowances).map(([name, { rule }]) => [name, rule]);
    expect(listed.sort()).toEqual(known.sort());
  });

  test('gives the condition and the figures of each', () => {
    for (const row of told) {
      expect(row).toHaveLength(7);
      expect(row.slice(3, 5).every((words) => words.length > 20)).toBe(true);
      expect(row.slice(5).every((figure) => Number(figure) > 0)).toBe(true);
    }
  });
});
