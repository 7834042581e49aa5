/** The words of the three languages. */
import { describe, expect, test } from 'vitest';
import { words } from '../../../src/text/words/words';
import { languages } from '../../../src/vocabulary';

/** Every word of a language with its path, such as `kinds.ship.one`. */
function entries(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    entries(inner, path === '' ? key : `${path}.${key}`),
  );
}

describe.each(languages)('words in %s', (language) => {
  test('none is empty or has blanks at its ends', () => {
    for (const [path, word] of entries(words[language]))
      expect([path, word]).toEqual([path, word.trim() || 'a word']);
  });

  test('kinds, icons, zones and phases can be told apart', () => {
    const { kinds, icons, zones, phases } = words[language];
    for (const group of [Object.values(kinds).map((noun) => noun.one), icons, zones, phases]) {
      const all = Object.values(group);
      expect(new Set(all).size).toBe(all.length);
    }
  });
});
