/** The catalogue by itself: how many cards of what sort there are, and that every look-up agrees with it. */
import { describe, expect, test } from 'vitest';
import {
  cardAt,
  cardNamed,
  cardWithId,
  catalogue,
  familyCards,
  findCard,
  indexOfCard,
  leaderOf,
  setOf,
  standardDeck,
} from '../../../src/cards';
import { type Card, firstWord } from '../../../src/cards/card';
import { families, gangs, icons, type Kind, kinds, type People, peoples } from '../../../src/vocabulary';

const countBy = <K extends string>(
  keys: readonly K[],
  cards: readonly Card[],
  has: (card: Card, key: K) => boolean,
) => Object.fromEntries(keys.map((key) => [key, cards.filter((card) => has(card, key)).length]));

const moonsOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + (card.moons ?? 0), 0);

const isForeign = (card: Card): boolean => card.people !== card.set;

/** Cards of each kind in the order of `kinds`; with text; moons of own cards; moons of foreign cards, by name. */
const sets: Record<People, [Record<Kind, number>, number, number, Record<string, number>]> = {
  hoax: [
    { leader: 1, leadership: 3, character: 18, booster: 3, support: 6, ship: 0 },
    14,
    36,
    { 'Hank Highflyer Hawk': 3, 'Var-dis-Nar': 0, 'Potion of Prodigious Passion': 2, Catusan: 1 },
  ],
  vulca: [
    { leader: 1, leadership: 3, character: 18, booster: 4, support: 5, ship: 0 },
    13,
    37,
    { 'Aaralia-Aqua Secunda': 1, Pandemonium: 2, 'Heroine of the Great Plains': 2, 'Zig-nur-Don': 0 },
  ],
  mimix: [
    { leader: 1, leadership: 2, character: 23, booster: 2, support: 3, ship: 0 },
    9,
    36,
    { 'Pulsating Shockwave': 2, NoProblem: 1, 'Neth-sur-Pot': 0, 'Cardus Nikkus': 1 },
  ],
  flit: [
    { leader: 1, leadership: 3, character: 14, booster: 13, support: 0, ship: 0 },
    14,
    35,
    { Earthwater: 2, 'Fel-nar-Gan': 0, Bashdin: 1, 'Titanic Gauntlets': 2 },
  ],
  khind: [
    { leader: 1, leadership: 3, character: 23, booster: 0, support: 4, ship: 0 },
    19,
    39,
    { 'Drown Resistance': 2, 'Ketharkopas the Astronomer': 2, 'Fearsome Chant': 3, 'Den-bal-Ton': 0 },
  ],
  terrah: [
    { leader: 1, leadership: 2, character: 18, booster: 3, support: 7, ship: 0 },
    16,
    45,
    { 'Mad Mike Magpie': 2, 'Ras-mus-Pan': 0, 'Caterpillar Eartheroder': 2, 'Flash the Incendiary': 2 },
  ],
  pillar: [
    { leader: 1, leadership: 2, character: 16, booster: 9, support: 3, ship: 0 },
    17,
    37,
    { 'Bounce Back': 3, 'Wild Unicorn': 2, 'Pen-dor-Nith': 0, 'Heat Haze': 2 },
  ],
  aqua: [
    { leader: 1, leadership: 2, character: 15, booster: 5, support: 8, ship: 0 },
    13,
    36,
    { 'Launch Hail of Doom': 1, 'Mekarthas the Shrewd': 1, 'Sas-van-Son': 0, 'Drowning Rain Storm': 2 },
  ],
  buka: [{ leader: 1, leadership: 1, character: 23, booster: 1, support: 2, ship: 3 }, 17, 50, {}],
};

describe.each(peoples)('the set of the %s (R1.1, R2.2)', (people) => {
  const cards = setOf(people);
  const [byKind, withText, ownMoons, foreign] = sets[people];

  test('has its Leader first and 30 more cards of the right kinds', () => {
    expect(cards).toHaveLength(31);
    expect(cards[0]).toBe(leaderOf(people));
    expect(countBy(kinds, cards, (card, kind) => card.kind === kind)).toEqual(byKind);
  });

  test('has the texts, the moons and the foreign cards it is sold with', () => {
    expect(cards.filter((card) => card.effect)).toHaveLength(withText);
    expect(moonsOf(cards.filter((card) => !isForeign(card)))).toBe(ownMoons);
    expect(Object.fromEntries(cards.filter(isForeign).map((card) => [card.name, card.moons]))).toEqual(
      foreign,
    );
  });

  test('makes a standard deck of 30 different cards without the Leader', () => {
    const deck = standardDeck(people);
    expect(new Set(deck).size).toBe(30);
    expect(deck.map(cardAt)).toEqual(cards.slice(1));
  });
});

describe('the whole catalogue', () => {
  test('279 cards, every id and every name once', () => {
    expect(catalogue).toHaveLength(279);
    expect(new Set(catalogue.map((card) => card.id)).size).toBe(279);
    expect(new Set(catalogue.map((card) => card.name)).size).toBe(279);
  });

  test('every look-up finds every card', () => {
    for (const [index, card] of catalogue.entries()) {
      expect(indexOfCard(card.id)).toBe(index);
      expect(cardWithId(card.id)).toBe(card);
      expect(cardNamed(card.name)).toBe(card);
      expect(findCard(` ${card.name.toUpperCase()} `)).toBe(card);
    }
    expect(findCard('Nobody')).toBeUndefined();
    expect(() => cardNamed('Nobody')).toThrow('Nobody');
    expect(() => cardWithId('hoax-nobody')).toThrow('hoax-nobody');
    expect(() => cardAt(279)).toThrow('279');
  });

  test('cards of each kind, cards with text, foreign cards, moons', () => {
    expect(countBy(kinds, catalogue, (card, kind) => card.kind === kind)).toEqual({
      leader: 9,
      leadership: 21,
      character: 168,
      booster: 40,
      support: 38,
      ship: 3,
    });
    expect(catalogue.filter((card) => card.effect)).toHaveLength(132);
    expect(catalogue.filter(isForeign)).toHaveLength(32);
    expect(moonsOf(catalogue)).toBe(395);
  });

  test('cards of each printed people', () => {
    expect(countBy([...peoples, 'mutant'], catalogue, (card, people) => card.people === people)).toEqual({
      hoax: 30,
      flit: 30,
      mutant: 8,
      pillar: 30,
      terrah: 30,
      vulca: 30,
      aqua: 30,
      khind: 30,
      mimix: 30,
      buka: 31,
    });
  });

  test('icons, shields and gangs (R18)', () => {
    expect(countBy(icons, catalogue, (card, icon) => card.icons.includes(icon))).toEqual({
      stop: 12,
      retrieve: 17,
      protected: 9,
      free: 13,
      pair: 27,
      gang: 22,
      bluffFire: 3,
      bluffEarth: 3,
      bluffBlank: 12,
    });
    expect(
      countBy(['fire', 'earth', 'fire+earth'], catalogue, (card, key) => card.shields.join('+') === key),
    ).toEqual({
      fire: 2,
      earth: 2,
      'fire+earth': 11,
    });
    expect(countBy(gangs, catalogue, (card, gang) => card.gang === gang)).toEqual({
      no: 8,
      cool: 4,
      top: 5,
      fun: 5,
    });
  });

  test('R18.7: every card with the pair icon has a partner of its kind, all Launch Boosters included', () => {
    const pairs = catalogue.filter((card) => card.icons.includes('pair'));
    const sizes: Record<string, number> = {};
    for (const card of pairs) {
      const group = `${card.kind} ${firstWord(card.name)}`;
      sizes[group] = (sizes[group] ?? 0) + 1;
    }
    expect(sizes).toEqual({
      'booster Launch': 12,
      'character Amazon': 2,
      'character Dancer': 2,
      'character Heroine': 2,
      'character Spirit': 2,
      'character Virgin': 2,
      'character Wild': 3,
      'character Young': 2,
    });
  });

  test('R18.8: the gang icon and the gang go together, and the gang is the beginning of the name', () => {
    for (const card of catalogue) {
      expect(card.icons.includes('gang')).toBe(card.gang !== undefined);
      if (card.gang) expect(card.name.toLowerCase().startsWith(card.gang)).toBe(true);
    }
  });

  test('R19.1: the mutants are Characters with both shields, stop and an element change, and cost nothing', () => {
    const mutants = catalogue.filter((card) => card.people === 'mutant');
    for (const card of mutants) {
      expect(card).toMatchObject({
        kind: 'character',
        moons: 0,
        icons: ['stop'],
        shields: ['fire', 'earth'],
      });
      expect(card.effect?.do).toBe('changeElement');
    }
    expect(catalogue.filter((card) => card.effect?.do === 'changeElement')).toHaveLength(mutants.length + 1);
  });

  test('R24.5: six families of five Buka cards, every Buka card but the Leader in one of them', () => {
    for (const family of families) {
      expect(familyCards(family).map((index) => cardAt(index).people)).toEqual(Array(5).fill('buka'));
    }
    expect(new Set(families.flatMap(familyCards)).size).toBe(30);
  });

  test('only Ships have a capacity, only Leaders no moons, only Characters, Boosters and Supports values', () => {
    for (const card of catalogue) {
      expect(card.capacity !== undefined).toBe(card.kind === 'ship');
      expect(card.moons === null).toBe(card.kind === 'leader');
      if (card.kind === 'character') expect(card.fire).not.toBeNull();
      if (['leader', 'leadership', 'ship'].includes(card.kind))
        expect([card.fire, card.earth]).toEqual([null, null]);
    }
  });

  test('cards that another text names exist', () => {
    for (const card of catalogue) {
      if (card.effect?.do === 'ignore') for (const id of card.effect.silencedBy ?? []) cardWithId(id);
    }
  });
});
