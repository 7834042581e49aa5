/** Texts that draw cards, with what they do afterwards. */
import type { CardId } from '../actions';
import { drawCards, drawFromDiscardPile, hiddenCameToLight, intakeRoom } from '../moves';
import type { Position } from '../position';
import type { Seat } from '../vocabulary';
import { askFrom } from './begin';
import type { EffectOf } from './effect';

/** How many cards the text could bring into the hand now (R20.6: as many as there are and as limits allow). */
export function drawRoom(position: Position, seat: Seat, effect: EffectOf<'draw'>): number {
  const side = position.sides[seat];
  const room = intakeRoom(position, seat);
  const wanted =
    'count' in effect.amount ? effect.amount.count : effect.amount.upToHandSize - side.hand.length;
  return effect.from === 'drawPile'
    ? Math.max(0, Math.min(wanted, side.drawPile.length, room.deck))
    : Math.max(0, Math.min(wanted, side.discardPile.length, room.hand));
}

/** The owner has decided to use the text, for that many cards at most. */
export function carryOutDraw(
  draft: Position,
  seat: Seat,
  card: CardId,
  effect: EffectOf<'draw'>,
  most: number,
): void {
  const { afterwards } = effect;
  if (afterwards !== undefined && 'discardOne' in afterwards) {
    offerDrawn(draft, seat, card, effect);
    return;
  }
  const count = Math.min(most, drawRoom(draft, seat, effect));
  if (effect.from === 'drawPile') drawCards(draft, seat, count, true);
  else drawFromDiscardPile(draft, seat, count);
  if (afterwards !== undefined) {
    const hand = draft.sides[seat].hand.toSorted((a, b) => a - b);
    const back = Math.min(afterwards.shuffleBack, hand.length);
    askFrom(draft, { kind: 'shuffleBack', by: seat, source: card, options: hand, min: back, max: back });
  }
}

/** D16: one card more than there is room for is shown, and one of them is discarded. */
function offerDrawn(draft: Position, seat: Seat, card: CardId, effect: EffectOf<'draw'>): void {
  const room = intakeRoom(draft, seat).deck;
  if (room === 0 || !('count' in effect.amount)) return;
  const { drawPile } = draft.sides[seat];
  const shown = Math.min(effect.amount.count, drawPile.length, room + 1);
  const options = drawPile.slice(drawPile.length - shown).reverse();
  hiddenCameToLight(draft);
  askFrom(draft, { kind: 'discardDrawn', by: seat, source: card, options, min: 1 });
}
