/** Ready-made decks and Buka families. */
import { describe, expect, test } from 'vitest';
import { cardAt, leaderOf } from '../../../src/cards';
import { checkFamilies, familyDeck, prebuiltDeck } from '../../../src/decks';
import { families, peoples } from '../../../src/vocabulary';

describe('ready-made decks', () => {
  test.each(peoples)('R1.1: the deck of the %s has 30 cards and its Leader beside them', (people) => {
    const deck = prebuiltDeck(people);
    expect(deck.cards).toHaveLength(30);
    expect(cardAt(deck.leader)).toBe(leaderOf(people));
    expect(deck.cards).not.toContain(deck.leader);
    expect(deck.cards.every((card) => cardAt(card).set === people)).toBe(true);
  });

  test('R24.4: the Buka may be played as a people of their own', () => {
    expect(prebuiltDeck('buka').cards.every((card) => cardAt(card).people === 'buka')).toBe(true);
  });
});

describe('families', () => {
  test.each(families)(
    'R24.5: a deck with family %s has 35 different cards, five of them of the family',
    (family) => {
      const deck = familyDeck('hoax', family);
      expect(deck).toMatchObject({ people: 'hoax', leader: prebuiltDeck('hoax').leader, title: family });
      expect(new Set(deck.cards).size).toBe(35);
      expect(deck.cards.slice(0, 30)).toEqual(prebuiltDeck('hoax').cards);
      expect(deck.cards.filter((card) => cardAt(card).family === family)).toHaveLength(5);
    },
  );

  test('R24.5: two different families are fine, as is none at all', () => {
    expect(
      checkFamilies([
        { people: 'hoax', family: 'Ba' },
        { people: 'vulca', family: 'Bf' },
      ]),
    ).toEqual([]);
    expect(
      checkFamilies([
        { people: 'buka', family: null },
        { people: 'vulca', family: null },
      ]),
    ).toEqual([]);
  });

  test('R24.5: the two families must differ', () => {
    expect(
      checkFamilies([
        { people: 'hoax', family: 'Bc' },
        { people: 'vulca', family: 'Bc' },
      ]),
    ).toEqual([{ code: 'sameFamily', rule: 'R24.5', family: 'Bc' }]);
  });

  test('R24.5: each player chooses one, so not only one of them', () => {
    expect(
      checkFamilies([
        { people: 'hoax', family: 'Bc' },
        { people: 'vulca', family: null },
      ]),
    ).toEqual([{ code: 'familyMissing', rule: 'R24.5' }]);
  });

  test('R24.6: with families nobody plays the Buka themselves', () => {
    expect(
      checkFamilies([
        { people: 'hoax', family: 'Ba' },
        { people: 'buka', family: 'Bb' },
      ]),
    ).toEqual([{ code: 'bukaWithFamilies', rule: 'R24.6' }]);
  });
});
