/** Whether cards make a legal constructed deck (R25.1-R25.4). */
import { cardAt } from '../cards';
import type { Card } from '../cards/card';
import type { People } from '../vocabulary';
import type { CardsFault } from './faults';
import { type DeckLimits, standardLimits } from './limits';

/** R25.2, R25.4: what a card costs under a Leader. Buka cards and mutants are no exception. */
export const moonsUnder = (people: People, card: Card): number =>
  card.people === people ? 0 : (card.moons ?? 0);

/** Moons of all foreign cards, each copy counted. */
export const moonsOf = (people: People, cards: readonly number[]): number =>
  cards.reduce((sum, index) => sum + moonsUnder(people, cardAt(index)), 0);

function duplicates(cards: readonly number[]): CardsFault[] {
  const times = new Map<number, number>();
  for (const card of cards) times.set(card, (times.get(card) ?? 0) + 1);
  return [...times]
    .filter(([, count]) => count > 1)
    .map(([card, count]) => ({
      code: 'deckDuplicate',
      rule: 'R25.1',
      card: cardAt(card).name,
      times: count,
    }));
}

/** R25.3, also of another people: a Leader is no card of any deck. */
function leaders(cards: readonly number[]): CardsFault[] {
  return [...new Set(cards)]
    .map(cardAt)
    .filter((card) => card.kind === 'leader')
    .map((card) => ({ code: 'leaderInDeck', rule: 'R25.3', card: card.name }));
}

function moons(people: People, cards: readonly number[], most: number): CardsFault[] {
  const have = moonsOf(people, cards);
  return have > most ? [{ code: 'deckMoons', rule: 'R25.1', have, most }] : [];
}

export function sizeFault(have: number, need: number): CardsFault[] {
  return have === need ? [] : [{ code: 'deckSize', rule: 'R25.1', have, need }];
}

/** Every fault but the size, which a reader of files counts with the cards it does not know. */
export function cardsFaults(
  people: People | null,
  cards: readonly number[],
  limits: DeckLimits,
): CardsFault[] {
  return [
    ...duplicates(cards),
    ...leaders(cards),
    ...(people === null ? [] : moons(people, cards, limits.moons)),
  ];
}

/** Every fault of a deck under construction; none: it is legal. `cards` are places in the catalogue. */
export const checkDeck = (
  people: People,
  cards: readonly number[],
  limits: DeckLimits = standardLimits,
): CardsFault[] => [...sizeFault(cards.length, limits.cards), ...cardsFaults(people, cards, limits)];
