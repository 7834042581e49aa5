/** Finding cards by words, by what they are, and with misspelt names. */
import { describe, expect, test } from 'vitest';
import { cardNamed, catalogue } from '../../../src/cards';
import { cardLine } from '../../../src/text/cardLine';
import { effectKinds, searchCards } from '../../../src/text/searchCards';
import { kinds, languages } from '../../../src/vocabulary';

const namesOf = (...wish: Parameters<typeof searchCards>): string[] =>
  searchCards(...wish).map((card) => card.name);

describe('searchCards', () => {
  test('without a wish it lists the whole catalogue', () => {
    expect(searchCards({}, 'en')).toEqual(catalogue);
    expect(searchCards({ query: '  ' }, 'en')).toEqual(catalogue);
  });

  test('words of the name, in any order and case', () => {
    expect(namesOf({ query: 'FIRE potion' }, 'en')).toEqual(['Potion of Sparkling Fire']);
  });

  test('words of the text, in the language asked for, accents not minded', () => {
    expect(namesOf({ query: 'retreat dragon exactly' }, 'en')).toEqual([]);
    expect(namesOf({ query: 'fewer' }, 'en')).toEqual(['Launch Sloth Gas', 'Fearsome Chant']);
    expect(namesOf({ query: 'weniger' }, 'de')).toEqual(namesOf({ query: 'fewer' }, 'en'));
    expect(namesOf({ query: 'atraes dragon menos' }, 'es')).toEqual(namesOf({ query: 'fewer' }, 'en'));
  });

  test('people, kind and effect narrow it', () => {
    expect(namesOf({ people: 'buka', kind: 'ship' }, 'en')).toEqual([
      'Sea Falcon',
      'Sea Devil',
      'Rising Sun',
    ]);
    expect(searchCards({ people: 'mutant' }, 'en')).toHaveLength(8);
    expect(namesOf({ people: 'flit', effect: 'ignore', query: 'supports' }, 'en')).toEqual([
      'Flitterflutter',
    ]);
  });

  test('a misspelt name, or a misspelt word of names', () => {
    expect(namesOf({ query: 'Laughin gaz' }, 'de')).toEqual(['Laughing Gas']);
    expect(namesOf({ query: 'cannoner' }, 'en')).toHaveLength(6);
    expect(namesOf({ query: 'qqqq' }, 'en')).toEqual([]);
  });

  test('there are 36 kinds of effects, each on a card', () => {
    expect(effectKinds).toHaveLength(36);
    for (const effect of effectKinds) expect(searchCards({ effect }, 'en')).not.toEqual([]);
  });
});

describe('cardLine', () => {
  test('tells all that is printed besides name and text', () => {
    expect(cardLine(cardNamed('Sea Falcon'), 'en')).toBe('Buka · Ship · Capacity 2 · 4 moons · Family Ba');
    expect(cardLine(cardNamed('CoolCat'), 'de')).toBe(
      'Khind · Charakter · Feuer 2 · Erde 2 · Cool-Bande · 2 Monde',
    );
    expect(cardLine(cardNamed('Den-bal-Ton'), 'es')).toMatch(
      /^Mutante · Personaje · Fuego \d+ \(Escudo\) · Tierra \d+ \(Escudo\) · Alto · 0 lunas$/,
    );
    expect(cardLine(cardNamed('Inferno'), 'en')).toBe('Vulca · Leader');
  });

  test.each(languages)('has every kind in %s', (language) => {
    const lines = kinds.map((kind) => cardLine(catalogue.find((card) => card.kind === kind)!, language));
    for (const line of lines) expect(line).not.toMatch(/undefined|null/);
  });
});
