/** A match from its very beginning with tiny decks in a given order: what the page can play too. */

import { deckWith } from '../../../machines/layOut';
import { cardNamed, indexOfCard } from '../../../src/cards';
import { newPosition } from '../../../src/position';
import type { People } from '../../../src/vocabulary';
import type { Scenario } from '../subject';

export interface Dealt {
  /** Both decks, top first; the first six cards are the hand. */
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly peoples?: readonly [People, People];
  readonly mulligan?: boolean;
  readonly crystalsToWin?: number;
}

export function deal(
  name: string,
  { first, second, peoples = ['vulca', 'hoax'], mulligan = false, crystalsToWin = 2 }: Dealt,
): Scenario {
  const decks = [first, second].map((names, seat) =>
    deckWith(
      peoples[seat]!,
      names.map((card) => indexOfCard(cardNamed(card).id)),
    ),
  );
  const order = decks.map(({ cards }) => cards.map((_, index) => index));
  const settings = {
    decks: [decks[0]!, decks[1]!],
    crystalsToWin,
    mulligan,
    swapDecks: true,
    firstSeat: 0,
    order: [order[0]!, order[1]!],
  } as const;
  return { name, position: newPosition(settings, 1, false) };
}
