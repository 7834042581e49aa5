/** How sentences get at the names of seats and cards: the reader may know some cards and not others. */
import type { CardId } from '../actions';
import { type Card, cardAt } from '../cards';
import { none } from '../position';
import type { Seat } from '../vocabulary';

export interface Names {
  /** What is printed on a card of the match; `null` where the reader may not know which card it is. */
  readonly printed: (card: CardId) => Card | null;
  readonly seat: (seat: Seat) => string;
  /** The seat the log addresses as "you"; `null` where two people share a screen: names for both. */
  readonly you: Seat | null;
}

/**
 * Names for a reader who knows these cards: catalogue indices by match card, `null` for an unknown one
 * (`Observation.cards`, or `Position.cards` for a view that may see everything).
 */
export function namesOf(
  cards: readonly (number | null)[],
  seatNames: readonly [string, string],
  you: Seat | null = null,
): Names {
  return {
    printed: (card) => {
      const index = card === none ? null : (cards[card] ?? null);
      return index === null ? null : cardAt(index);
    },
    seat: (seat) => seatNames[seat],
    you,
  };
}
