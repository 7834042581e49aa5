/** The rules in the project's own words: one for every id of the reference, and for every id the code cites. */
import { describe, expect, test } from 'vitest';
import { sectionOf, textsFor } from '../../../src/text';
import { rulebook as de } from '../../../src/text/rulebook/de';
import { rulebook as en } from '../../../src/text/rulebook/en';
import { rulebook as es } from '../../../src/text/rulebook/es';
import { languages } from '../../../src/vocabulary';
import { filesUnder, isTypeScript, textOf } from '../../support/sources';

/** How many rules each section of the reference has, R1 to R28. */
const rulesIn = [8, 6, 2, 6, 6, 4, 6, 11, 8, 10, 6, 4, 2, 7, 6, 5, 5, 9, 7, 11, 11, 18, 19, 6, 6, 3, 5, 2];

const ids = [
  ...rulesIn.flatMap((count, section) =>
    Array.from({ length: count }, (_, rule) => `R${section + 1}.${rule + 1}`),
  ),
  ...Array.from({ length: 9 }, (_, index) => `T${index + 1}`),
];

describe.each(languages)('rules in %s', (language) => {
  const texts = textsFor(language);

  test('every rule has a sentence', () => {
    expect([...texts.ruleIds].sort()).toEqual([...ids].sort());
    for (const id of texts.ruleIds) {
      const text = texts.rule(id);
      expect(text).toMatch(/^[\p{Lu}„«“].*[.]$/u);
      expect(text?.length).toBeLessThan(220);
      expect(text).not.toMatch(/!|undefined|\[object| {2}/);
    }
    expect(texts.rule('R99.1')).toBeUndefined();
  });

  test('every section has a title', () => {
    const sections = texts.ruleIds.map(sectionOf);
    expect(new Set(sections)).toEqual(new Set(texts.sectionIds));
    for (const section of texts.sectionIds) expect(texts.section(section)).toMatch(/^\p{Lu}/u);
  });
});

test('no rule and no title is left in English', () => {
  const english = textsFor('en');
  for (const language of ['de', 'es'] as const) {
    const texts = textsFor(language);
    expect(texts.ruleIds.filter((id) => texts.rule(id) === english.rule(id))).toEqual([]);
    expect(texts.sectionIds.filter((id) => texts.section(id) === english.section(id))).toEqual([]);
  }
});

test('every rule the code cites is there', () => {
  const cited = [...filesUnder('src'), ...filesUnder('machines')]
    .filter((file) => isTypeScript(file) && !file.startsWith('src/fragments/'))
    .flatMap((file) =>
      [...textOf(file).matchAll(/\brule: '([RT]\d+(?:\.\d+)?)'/g)].map((match) => match[1]!),
    );
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter((id) => textsFor('en').rule(id) === undefined)).toEqual([]);
});

test('the short rulebook tells every section in whole sentences, in each language its own', () => {
  for (const [language, book] of Object.entries({ en, de, es })) {
    expect(Object.keys(book).sort()).toEqual([...textsFor('en').sectionIds].sort());
    for (const [id, text] of Object.entries(book)) {
      expect(text).toMatch(/^\p{Lu}.*[.]$/u);
      expect(text).not.toMatch(/!| {2}/);
      if (language !== 'en') expect(text).not.toBe(en[id as keyof typeof en]);
    }
  }
});
