/** The deck builder: what its gallery shows, its figures, what is kept, and the settings of a game with such decks. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { figuresOf } from '../../app/decks/statistics';
import { cardsFor, everyCard } from '../../app/decks/wish';
import { cardAt, cardNamed, catalogue, indexOfCard } from '../../src/cards';
import { checkDeck, familyDeck, prebuiltDeck, randomLegalDeck, readDeck, writeDeck } from '../../src/decks';
import { seedRandom } from '../../src/rng';
import { peoples } from '../../src/vocabulary';

const shelf = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => shelf.get(key) ?? null,
  setItem: (key: string, value: string) => void shelf.set(key, value),
});
beforeEach(() => {
  shelf.clear();
  vi.resetModules();
});

const namesOf = (cards: readonly { readonly name: string }[]) => cards.map(({ name }) => name);

describe('the gallery', () => {
  test('shows every card but the Leaders', () => {
    expect(cardsFor(everyCard, 'vulca', 'en')).toHaveLength(catalogue.length - peoples.length);
  });

  test('finds by words of the text in the language that is set', () => {
    const found = cardsFor({ ...everyCard, query: 'verdoppelt feuerwert' }, 'vulca', 'de');
    expect(namesOf(found)).toContain('Volcanic Gauntlets');
  });

  test('narrows by people, kind, icon, family and cost', () => {
    const shields = cardsFor({ ...everyCard, people: 'hoax', icon: 'shield' }, 'vulca', 'en');
    expect(namesOf(shields)).toEqual(['Inscrutable Armor']);
    const ships = cardsFor({ ...everyCard, kind: 'ship', family: 'Bc' }, 'vulca', 'en');
    expect(namesOf(ships)).toEqual(['Rising Sun']);
    const free = cardsFor({ ...everyCard, moons: 0, people: 'vulca' }, 'vulca', 'en');
    expect(free).toHaveLength(cardsFor({ ...everyCard, people: 'vulca' }, 'vulca', 'en').length);
    expect(cardsFor({ ...everyCard, moons: 0, people: 'vulca' }, 'hoax', 'en').length).toBeLessThan(
      free.length,
    );
  });

  test('orders by a value, larger first', () => {
    const [first] = cardsFor({ ...everyCard, order: 'fire' }, 'vulca', 'en');
    expect(first?.name).toBe('Den-bal-Ton');
  });
});

test('the figures count kinds and spread the values of Characters', () => {
  const { kinds, curve, mean } = figuresOf(
    ['Spark', 'Blaze', 'Flamebreath the Dazzling', 'Fireblast'].map(cardNamed),
  );
  expect(kinds).toEqual({ character: 3, booster: 1, support: 0, leadership: 0, ship: 0 });
  expect(curve.fire).toEqual([0, 0, 0, 0, 2, 0, 0, 1]);
  expect(mean).toEqual({ fire: 5, earth: 5 / 3 });
});

test('an unfinished deck can be read with its faults, an unknown card cannot', () => {
  const text = writeDeck({ ...prebuiltDeck('flit'), cards: prebuiltDeck('flit').cards.slice(0, 4) });
  const { deck, faults } = readDeck(text);
  expect(deck?.cards).toHaveLength(4);
  expect(faults.map(({ code }) => code)).toEqual(['deckSize']);
  expect(readDeck(`${text}\nNobody of That Name`).deck).toBeNull();
});

test('decks are kept in the browser by the ids of their cards, and what is not known is left out', async () => {
  const { keepDeck, ownDecks } = await import('../../app/saves/ownDecks');
  const cards = randomLegalDeck('aqua', seedRandom(3)).deck.cards;
  expect(keepDeck({ id: 'a', title: 'Tide', people: 'aqua', cards })).toBe(true);
  expect(keepDeck({ id: 'a', title: 'High tide', people: 'aqua', cards })).toBe(true);
  expect(ownDecks.get()).toHaveLength(1);
  shelf.set('blue-moon.decks', shelf.get('blue-moon.decks')!.replace(cardAt(cards[0]!).id, 'no-such-card'));
  vi.resetModules();
  const again = await import('../../app/saves/ownDecks');
  const [deck] = again.ownDecks.get();
  expect(deck).toEqual({ id: 'a', title: 'High tide', people: 'aqua', cards: cards.slice(1) });
  expect(again.isLegal(deck!)).toBe(false);
  expect(again.dropDeck('a')).toBe(true);
  expect(again.ownDecks.get()).toEqual([]);
});

test('a game with built decks keeps them, one with families swaps 35 cards and never deals the Buka', async () => {
  const { settingsFor } = await import('../../app/game/session');
  const sitter = { by: 'computer', name: '', level: 'greedy' } as const;
  const usual = {
    sitters: [sitter, sitter],
    crystalsToWin: 5,
    mulligan: false,
    firstSeat: null,
    seed: 1,
  } as const;
  const built = randomLegalDeck('hoax', seedRandom(5)).deck;
  const own = settingsFor({ ...usual, decks: [{ built }, { people: 'vulca', family: null }] });
  expect(own.decks[0]).toBe(built);
  expect(own.swapDecks).toBe(false);
  vi.spyOn(Math, 'random').mockReturnValue(0.999_999);
  const mixed = settingsFor({
    ...usual,
    decks: [
      { people: 'flit', family: 'Ba' },
      { people: 'any', family: 'Bb' },
    ],
  });
  vi.restoreAllMocks();
  expect(mixed.decks[0]).toEqual(familyDeck('flit', 'Ba'));
  expect(mixed.decks[1].people).toBe('aqua');
  expect(mixed.decks.map(({ cards }) => cards.length)).toEqual([35, 35]);
  expect(mixed.swapDecks).toBe(true);
});

test('a start page draft knows why its families cannot be dealt', async () => {
  const { draftFaults, storedDraft } = await import('../../app/home/newGame');
  const draft = { ...storedDraft(), deckKind: 'families' as const };
  expect(draftFaults(draft)).toEqual([]);
  expect(draftFaults({ ...draft, families: ['Ba', 'Ba'] })).toMatchObject([{ code: 'sameFamily' }]);
  expect(draftFaults({ ...draft, peoples: ['buka', 'hoax'] })).toMatchObject([{ code: 'bukaWithFamilies' }]);
  expect(draftFaults({ ...draft, deckKind: 'standard', peoples: ['buka', 'hoax'] })).toEqual([]);
});

test('a random legal deck of every people is legal', () => {
  for (const people of peoples) {
    const { deck } = randomLegalDeck(people, seedRandom(indexOfCard(deckLeader(people))));
    expect(checkDeck(people, deck.cards)).toEqual([]);
  }
});

const deckLeader = (people: string): string =>
  catalogue.find((card) => card.kind === 'leader' && card.set === people)!.id;
