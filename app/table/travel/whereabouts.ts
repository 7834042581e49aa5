/** Where cards that are not in sight come from and go to, as places of the page. */
import { opponentOf, type Seat, seats } from '../../../src/vocabulary';
import type { SeatObservation } from '../../game/view';
import type { CardKey } from '../prompt/options';

const pile = (seat: Seat, name: 'draw' | 'discard' | 'leader'): string => `[data-pile="${seat} ${name}"]`;
const hiddenHand = '[data-zone="other-hand"] > :last-child';

/** The pile the card lies in. */
function pileWith({ sides }: SeatObservation, card: CardKey): string | undefined {
  for (const seat of seats) {
    if (sides[seat].discardPile.includes(card)) return pile(seat, 'discard');
    if (sides[seat].leaderPile.includes(card)) return pile(seat, 'leader');
  }
  return undefined;
}

/** From where a card appeared: a pile, the own draw pile, or the other hand. */
export function cameFrom(before: SeatObservation, now: SeatObservation, card: CardKey): string {
  const { seat, sides } = now;
  const found = pileWith(before, card);
  if (found !== undefined) return found;
  return sides[seat].hand.includes(card) ? pile(seat, 'draw') : hiddenHand;
}

/** To where a card disappeared; `undefined` for one that nobody can follow. */
export function wentTo(now: SeatObservation, card: CardKey): string | undefined {
  const found = pileWith(now, card);
  if (found !== undefined) return found;
  const { seat, sides } = now;
  if (sides[seat].deckCards?.includes(card)) return pile(seat, 'draw');
  return now.cards[card] === null && sides[opponentOf(seat)].hand.length > 0 ? hiddenHand : undefined;
}
