/** Every table of words, not only the interface: the same entries in each language, and none left in English. */
import { describe, expect, test } from 'vitest';
import { tables as de } from '../../../src/text/de';
import { tables as en } from '../../../src/text/en';
import { tables as es } from '../../../src/text/es';
import { peoples } from '../../../src/vocabulary';

/** The interface has a test of its own, and the name of the language is meant to differ. */
const { ui: _ui, language: _language, ...english } = en;

/** Names are the same everywhere, and German has one word in common. */
const names = peoples.map((people) => `words.peoples.${people}`);
const same: Readonly<Record<'de' | 'es', readonly string[]>> = {
  de: [...names, 'words.peoples.mutant'],
  es: names,
};

function leavesOf(entry: unknown, path: string): [string, string | ((...given: never[]) => string)][] {
  if (typeof entry === 'string' || typeof entry === 'function') return [[path, entry as string]];
  if (typeof entry !== 'object' || entry === null) return [];
  return Object.entries(entry).flatMap(([key, value]) =>
    leavesOf(value, path === '' ? key : `${path}.${key}`),
  );
}

/** What an entry says: a string itself, of a function all that stands between quotes in it. */
function saidBy(entry: string | ((...given: never[]) => string)): string {
  if (typeof entry === 'string') return entry;
  const quoted = String(entry).match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  return quoted.map((text) => text.replace(/\$\{[^{}]*\}/g, '')).join('\n');
}

/** Codes, figures and signs are no words. */
const hasWords = (said: string): boolean => /\p{L}{2,} \p{L}|\p{Lu}\p{Ll}{2,}/u.test(said);

const wordsOf = (tables: object): Map<string, string> =>
  new Map(leavesOf(tables, '').map(([path, entry]) => [path, saidBy(entry)]));

describe.each(['de', 'es'] as const)('in %s', (language) => {
  const { ui: _its, language: _own, ...tables } = { de, es }[language];
  const theirs = wordsOf(tables);
  const ours = wordsOf(english);

  test('no entry is missing and none is left over', () => {
    expect(ours.size).toBeGreaterThan(400);
    expect([...theirs.keys()].sort()).toEqual([...ours.keys()].sort());
  });

  test('no entry is left in English', () => {
    const untranslated = [...ours].filter(([path, said]) => hasWords(said) && theirs.get(path) === said);
    expect(untranslated.map(([path]) => path).sort()).toEqual([...same[language]].sort());
  });
});
