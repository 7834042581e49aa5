/** R27.4: cards taken from a hand one cannot see. */
import type { CardId } from '../actions';
import { discardHiddenByChance } from '../moves';
import { none, type Position } from '../position';
import { opponentOf, type Seat } from '../vocabulary';
import { askFrom } from './begin';

/** `seat` discards from the other hand: hidden cards by chance, open ones by choice; `left` more to go. */
export function discardBlind(draft: Position, seat: Seat, card: CardId, left: number): void {
  const other = opponentOf(seat);
  const side = draft.sides[other];
  for (let more = left; more > 0 && side.hand.length > 0; more--) {
    if (side.disclosed.length > 0) {
      const hidden = side.hand.length > side.disclosed.length ? [none] : [];
      askFrom(draft, {
        kind: 'discardBlind',
        by: seat,
        source: card,
        options: [...side.disclosed, ...hidden],
        min: 1,
        subject: more - 1,
      });
      return;
    }
    discardHiddenByChance(draft, other);
  }
}
