/** Writes a deck so that `parseDeck` reads the very same one. */
import { cardAt } from '../cards';
import type { Deck } from '../position';

export const deckFormats = ['text', 'json'] as const;
export type DeckFormat = (typeof deckFormats)[number];

export function writeDeck({ people, cards, title }: Deck, format: DeckFormat = 'text'): string {
  const names = cards.map((card) => cardAt(card).name);
  if (format === 'json') {
    return `${JSON.stringify({ ...(title !== undefined && { title }), people, cards: names }, null, 2)}\n`;
  }
  const head = title === undefined ? [] : [`title: ${title}`];
  return [...head, `people: ${people}`, '', ...names, ''].join('\n');
}
