/** What the Invaders page answers besides its events: plain questions about cards and zones. */
import type { Card, Keyword, permissions } from './cards';
import { type Player, type Position, players, strength, type Zone } from './position';

/** I1: Humanity's total in a zone during the Invader's attack, and at no other time. */
export const attackStrength = (position: Position, zone: number, cardsTotal: number): number =>
  cardsTotal + strength(position.zones[zone] as Zone);

/** I8: one text that says it cannot beats any that say it can. */
export const mayHappen = (sayCan: boolean, sayCannot: boolean): boolean => sayCan && !sayCannot;

/** I8, asked of cards in play. */
export const cardsAllow = (cards: readonly Card[], what: (typeof permissions)[number]): boolean =>
  mayHappen(
    cards.some((card) => card.can?.includes(what)),
    cards.some((card) => card.cannot?.includes(what)),
  );

/** I9: an order is carried out as far as it can be; the rest lapses. */
export const carriedOut = (ordered: number, possible: number): number => Math.min(ordered, possible);

/** I10: "target player" means one of the two. */
export const targetsOf = (_words: 'target player'): readonly Player[] => players;

/** I6: a keyword has no effect of its own; other cards may ask for it. */
export const hasKeyword = (card: Card, word: Keyword): boolean => card.keywords.includes(word);
