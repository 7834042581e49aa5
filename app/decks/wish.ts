/** Which cards the gallery shows, and in which order. */

import type { Card } from '../../src/cards';
import { moonsUnder } from '../../src/decks';
import { type CardWish, searchCards } from '../../src/text/searchCards';
import type { Family, Icon, Kind, Language, Origin, People } from '../../src/vocabulary';

export const orders = ['catalogue', 'fire', 'earth', 'moons'] as const;
export type Order = (typeof orders)[number];

export interface GalleryWish {
  readonly query: string;
  readonly people: Origin | null;
  readonly kind: Kind | null;
  readonly icon: Icon | 'shield' | null;
  readonly family: Family | null;
  /** At most so many moons under the deck's Leader. */
  readonly moons: number | null;
  readonly order: Order;
}

export const everyCard: GalleryWish = {
  query: '',
  people: null,
  kind: null,
  icon: null,
  family: null,
  moons: null,
  order: 'catalogue',
};

const hasIcon = (card: Card, icon: Icon | 'shield'): boolean =>
  icon === 'shield' ? card.shields.length > 0 : card.icons.includes(icon);

/** Larger first; equal ones stay as in the catalogue. */
function inOrder(cards: readonly Card[], order: Order): readonly Card[] {
  if (order === 'catalogue') return cards;
  return cards.toSorted((a, b) => (b[order] ?? -1) - (a[order] ?? -1));
}

/** Every card that can be in a deck of that people and that fits the wish. */
export function cardsFor(wish: GalleryWish, people: People, language: Language): readonly Card[] {
  const asked: CardWish = {
    query: wish.query,
    ...(wish.people !== null && { people: wish.people }),
    ...(wish.kind !== null && { kind: wish.kind }),
  };
  const cards = searchCards(asked, language).filter(
    (card) =>
      card.kind !== 'leader' &&
      (wish.icon === null || hasIcon(card, wish.icon)) &&
      (wish.family === null || card.family === wish.family) &&
      (wish.moons === null || moonsUnder(people, card) <= wish.moons),
  );
  return inOrder(cards, wish.order);
}
