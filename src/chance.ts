/** Everything random comes from here: from a script of outcomes where one is given, else from the generator. */
import type { CardId } from './actions';
import type { Position } from './position';
import { nextRandom, below as outcomeBelow } from './rng';
import type { Seat } from './vocabulary';

/** One outcome laid down in advance: a shuffled draw pile (top first), or one card picked by chance. */
export type Outcome =
  | { readonly outcome: 'shuffle'; readonly seat: Seat; readonly order: readonly CardId[] }
  | { readonly outcome: 'pick'; readonly card: CardId };

/** A number from 0 to n - 1; writes the generator's state. */
export function below(draft: Position, n: number): number {
  draft.rng = nextRandom(draft.rng);
  return outcomeBelow(draft.rng, n);
}

function shuffleInPlace(draft: Position, cards: CardId[]): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(draft, i + 1);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
}

/** Shuffles the draw pile of a seat. */
export function shuffleDrawPile(draft: Position, seat: Seat): void {
  const next = draft.script[0];
  const side = draft.sides[seat];
  if (next?.outcome === 'shuffle' && next.seat === seat) {
    draft.script = draft.script.slice(1);
    side.drawPile = next.order.slice().reverse();
    return;
  }
  shuffleInPlace(draft, side.drawPile);
}

/** One of the cards, by chance. The script names it, if it is among them. */
export function pickByChance(draft: Position, cards: readonly CardId[]): CardId {
  const next = draft.script[0];
  if (next?.outcome === 'pick' && cards.includes(next.card)) {
    draft.script = draft.script.slice(1);
    return next.card;
  }
  return cards[below(draft, cards.length)]!;
}
