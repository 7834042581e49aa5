/** The decks a player has built, kept in this browser; finished or not. */
import { cardAt, catalogue, indexOfCard, leaderOf } from '../../src/cards';
import { checkDeck } from '../../src/decks';
import type { Deck } from '../../src/position';
import { type People, peoples } from '../../src/vocabulary';
import { storeOf } from '../page/store';

export interface OwnDeck {
  readonly id: string;
  readonly title: string;
  readonly people: People;
  /** Places in the catalogue, in the order in which they were put in. */
  readonly cards: readonly number[];
}

const key = 'blue-moon.decks';

const known: ReadonlySet<string> = new Set(catalogue.map(({ id }) => id));

const isPeople = (value: unknown): value is People => (peoples as readonly unknown[]).includes(value);

/** Takes over what is stored and fits; cards that are not known are left out. */
function deckFrom(value: unknown): OwnDeck[] {
  const { id, title, people, cards } = (value ?? {}) as Partial<Record<keyof OwnDeck, unknown>>;
  if (typeof id !== 'string' || typeof title !== 'string' || !isPeople(people)) return [];
  const ids = Array.isArray(cards) ? cards.filter((card) => known.has(card)) : [];
  return [{ id, title, people, cards: ids.map(indexOfCard) }];
}

function stored(): readonly OwnDeck[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(deckFrom) : [];
  } catch {
    return [];
  }
}

/** Newest first. */
export const ownDecks = storeOf<readonly OwnDeck[]>(stored());

/** `false` where the browser keeps nothing. */
function keep(decks: readonly OwnDeck[]): boolean {
  ownDecks.set(decks);
  try {
    const written = decks.map((deck) => ({ ...deck, cards: deck.cards.map((card) => cardAt(card).id) }));
    localStorage.setItem(key, JSON.stringify(written));
    return true;
  } catch {
    return false;
  }
}

/** Puts a deck in the place of its earlier self, or before the others. */
export function keepDeck(deck: OwnDeck): boolean {
  const decks = ownDecks.get();
  const isNew = decks.every(({ id }) => id !== deck.id);
  return keep(isNew ? [deck, ...decks] : decks.map((other) => (other.id === deck.id ? deck : other)));
}

export const dropDeck = (id: string): boolean => keep(ownDecks.get().filter((deck) => deck.id !== id));

export const newDeckId = (): string => crypto.randomUUID();

export const isLegal = ({ people, cards }: OwnDeck): boolean => checkDeck(people, cards).length === 0;

/** As the game takes it. */
export const asDeck = ({ title, people, cards }: OwnDeck): Deck => ({
  people,
  leader: indexOfCard(leaderOf(people).id),
  cards,
  ...(title !== '' && { title }),
});
