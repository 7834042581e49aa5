/** Every word of the fragments exists in every language; the compiler sees the keys, these tests the sentences. */
import { describe, expect, test } from 'vitest';
import { blueEvents } from '../../../machines/blueEvents';
import { plotTrack } from '../../../machines/plotTrack';
import { cardIds, cardOf } from '../../../src/fragments/blueEvents/cards';
import { ruleIds as blueRuleIds } from '../../../src/fragments/blueEvents/reasons';
import { texts as blueTexts, cardName, describeCard } from '../../../src/fragments/blueEvents/text';
import { ruleIds } from '../../../src/fragments/plotTrack/reasons';
import { texts } from '../../../src/fragments/plotTrack/text';
import { commonTexts } from '../../../src/fragments/text';
import { languages } from '../../../src/vocabulary';

type Table = { readonly [key: string]: unknown };

/** `rules.I4`, `reasons.gameOver`: the path of every entry. */
function paths(table: Table, prefix = ''): string[] {
  return Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'object' ? paths(value as Table, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}

function entry(table: Table, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => (inner as Table)[key], table);
}

/** Words that may well be alike: names of machines and people. */
const mayBeAlike = /^(cards|keywords|players)\./;

describe.each([
  ['plotTrack', texts],
  ['blueEvents', blueTexts],
  ['both', commonTexts],
])('the texts of %s', (_, tables) => {
  const english = tables.en as unknown as Table;

  test('have the same entries in every language', () => {
    for (const language of languages) {
      expect(paths(tables[language] as unknown as Table).sort()).toEqual(paths(english).sort());
    }
  });

  test.each(['de', 'es'] as const)('are really translated into %s', (language) => {
    const table = tables[language] as unknown as Table;
    const alike = paths(english).filter((path) => {
      const text = entry(table, path);
      return typeof text === 'string' && !mayBeAlike.test(path) && text === entry(english, path);
    });
    expect(alike).toEqual([]);
  });

  test('are sentences where they stand alone', () => {
    for (const language of languages) {
      const rules = (tables[language] as { rules?: Record<string, string> }).rules ?? {};
      for (const text of Object.values(rules)) expect(text).toMatch(/^[A-ZÄÖÜÁÉÍÓÚ].*\.$/);
    }
  });
});

describe('rule ids', () => {
  /** Answered by plain questions of src, with no guard or step behind them. */
  const questions = ['I1', 'I6', 'I8', 'I10'];

  test('each is carried out by a guard or step of the chart, or answered by a question', () => {
    const carriedOut = Object.values(plotTrack.cites).flat();
    expect(new Set([...carriedOut, ...questions])).toEqual(new Set(ruleIds));
    expect(new Set(Object.values(blueEvents.cites).flat())).toEqual(new Set(blueRuleIds));
  });

  test.each([plotTrack, blueEvents])('$name cites only guards and steps that its chart has', (module) => {
    const { guards, actions } = module.machine.implementations;
    const known = [...Object.keys(guards), ...Object.keys(actions)];
    expect(Object.keys(module.cites).filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('blue cards', () => {
  test('their texts are made from their rules', () => {
    expect(describeCard('looseGrip', 'en')).toEqual(['Every player loses a die.']);
    expect(describeCard('hardBargain', 'en')).toEqual([
      'At the start of the round: every player with the most points loses a die.',
      'At the end of the round: every player with a die on this card gains 1 point.',
    ]);
    expect(describeCard('coldNight', 'de')).toEqual([
      'Am Ende der Runde: jeder Spieler ohne Würfel auf dieser Karte verliert 2 Punkte.',
    ]);
    expect(describeCard('busyHands', 'es')).toEqual([
      'Cada vez que un jugador pone un dado en una carta: ese jugador gana 1 punto.',
    ]);
  });

  test('have a name of their own, at least one effect, and aim at the placer only when one places', () => {
    for (const language of languages) {
      expect(new Set(cardIds.map((card) => cardName(card, language))).size).toBe(cardIds.length);
    }
    for (const { rule } of cardIds.map(cardOf)) {
      expect(rule.length).toBeGreaterThan(0);
      for (const { who, when } of rule) expect(who === 'placer').toBe(when === 'diePlaced');
    }
  });
});
