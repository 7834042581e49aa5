/** The strings of the interface: each key filled and translated, whatever it is given. */
import { describe, expect, test } from 'vitest';
import { textsFor } from '../../../src/text';
import { type Names, namesOf } from '../../../src/text/names';
import { type Language, languages, type Seat } from '../../../src/vocabulary';
import { filesUnder, textOf } from '../../support/sources';

/** Words that are the same in both languages, and forms of figures alone. */
const same: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  de: [
    'opponentComputer',
    'computerName',
    'decks',
    'hand',
    'bluffRevealed',
    'runOnBrowser',
    'fightElement',
    'onZone',
    'zoneNumber',
    'seatPerson',
    'statsLevel',
  ],
  es: ['inspector'],
};

/** Names, and forms made of what they are given. */
const sameEverywhere = [
  'gameTitle',
  'pageTitle',
  'peopleChoice',
  'leaderPilePlus',
  'powerSum',
  'targetNumber',
  'cardLabelState',
  'valueOf',
  'runOnXState',
  'languageNames',
  'actionOn',
  'statsPercent',
];

type Argument = number | string | readonly string[] | object;

/** Whom a sentence is about: the reader, and somebody else. */
const readers = [0, null].map((you) => namesOf([], ['Mira', 'Jonas'], you as Seat | null));

/** Arguments in turn, until a text takes them: figures, words, lists, and a card with its parts. */
const attempts: readonly ((name: string) => Argument)[] = [
  (name) => (name === 'element' ? 'fire' : 2),
  (name) => (name === 'element' ? 'fire' : 1),
  (name) => (name === 'element' ? 'earth' : 'Fire'),
  () => ['one', 'two'],
  () => ({ name: 'Blaze', kind: 'Character', fire: 4, earth: 3, signs: ['Pair'], moons: 1 }),
];

const parametersOf = (text: (...given: never[]) => unknown): string[] =>
  (/^\(?([^)=]*)\)?\s*=>/.exec(String(text))?.[1] ?? 'x').split(',').map((name) => name.trim());

/** Every string an entry can be: itself, those inside it, or what it answers to the attempts that suit it. */
function stringsOf(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  if (typeof entry !== 'function') return Object.values(entry as object).flatMap(stringsOf);
  const text = entry as (...given: Argument[]) => string;
  const parameters = parametersOf(text as never);
  const seated = (names: Names, attempt: (name: string) => Argument) => (name: string) =>
    name === 'names' ? names : name === 'seat' ? 0 : attempt(name);
  const given = parameters.includes('names')
    ? attempts.flatMap((attempt) => readers.map((names) => seated(names, attempt)))
    : attempts;
  return given.flatMap((argument) => {
    try {
      const answer = text(...parameters.map(argument));
      return typeof answer === 'string' && !/undefined|\[object/.test(answer) ? [answer] : [];
    } catch {
      return [];
    }
  });
}

const entriesOf = (language: Language): [string, string[]][] =>
  Object.entries(textsFor(language).ui).map(([key, entry]) => [key, stringsOf(entry)]);

describe.each(languages)('interface in %s', (language) => {
  test.each(entriesOf(language))('%s', (_key, strings) => {
    expect(strings).not.toEqual([]);
    for (const text of strings) {
      expect(text.trim()).toBe(text);
      expect(text).not.toMatch(/^$|!|NaN| {2}/);
    }
  });
});

test.each(['de', 'es'] as const)('nothing is left in English in %s', (language) => {
  const english = new Map(entriesOf('en'));
  const untranslated = entriesOf(language)
    .filter(([key, strings]) => strings.join('\n') === english.get(key)?.join('\n'))
    .map(([key]) => key)
    .filter((key) => !/^[\d\s+=%.]*$/.test(english.get(key)!.join('')));
  expect(untranslated.sort()).toEqual([...same[language], ...sameEverywhere].sort());
});

test('no two rooms use the same key', () => {
  const keys = filesUnder('src/text/interface/en').flatMap((file) =>
    [...textOf(file).matchAll(/^ {2}(\w+):/gm)].map((match) => match[1]!),
  );
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
