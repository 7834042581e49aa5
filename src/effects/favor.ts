/** Texts that fetch a Ship, or cargo for one, out of the draw pile (D21). */
import type { CardId } from '../actions';
import { factsAt, kindMask } from '../cards/facts';
import { putOnShip, remove, shuffle } from '../moves';
import { tell } from '../news';
import type { Position } from '../position';
import { cardIsNotBanned, isWithinLimits } from '../rules/permissions';
import { standingOf } from '../standing';
import type { Seat } from '../vocabulary';

const cargoKinds = kindMask(['character', 'booster', 'support']);

/** Own Ships in the influence area, not landed, with room. */
export const shipsWithRoom = (position: Position, seat: Seat): CardId[] =>
  position.sides[seat].ships
    .filter((ship) => !ship.landed && ship.cargo.length < (factsAt(position, ship.card).card.capacity ?? 0))
    .map((ship) => ship.card);

/** Cards of the draw pile that can be played as a Ship or loaded now. */
export function deckOptions(position: Position, seat: Seat): CardId[] {
  const { deckDrawLimit } = standingOf(position)[seat];
  if (deckDrawLimit !== null && position.turn.deckDraws >= deckDrawLimit.max) return [];
  const canLoad = shipsWithRoom(position, seat).length > 0;
  return position.sides[seat].drawPile
    .filter((card) => {
      const facts = factsAt(position, card);
      if ((facts.kindBit & cargoKinds) !== 0) return canLoad;
      return (
        facts.kind === 'ship' &&
        cardIsNotBanned(position, seat, card) === undefined &&
        isWithinLimits(position, seat, 1, false) === undefined
      );
    })
    .sort((a, b) => a - b);
}

/** A card leaves the draw pile; it counts as taken from there, and the pile is shuffled. */
export function fetchFromDeck(draft: Position, seat: Seat, card: CardId): void {
  remove(draft.sides[seat].drawPile, card);
  draft.turn.deckDraws += 1;
  shuffle(draft, seat);
}

export function loadFetched(draft: Position, seat: Seat, card: CardId, ship: CardId): void {
  fetchFromDeck(draft, seat, card);
  putOnShip(draft, seat, card, ship);
  tell(draft, { what: 'load', seat, card, ship });
}
