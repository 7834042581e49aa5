/** R7, phase 2: one Leadership card or one Ship. */
import type { ActionOf, CardId } from '../actions';
import { carryOutNow } from '../effects/resolve';
import { leaveHand } from '../moves';
import { tell } from '../news';
import type { Position } from '../position';
import type { Reason } from '../reasons';
import type { Seat } from '../vocabulary';
import {
  cardIsNotBanned,
  cardsAre,
  cardsAreOwn,
  isWithinLimits,
  playIsNotStopped,
  seatIsOnTurn,
  stopIfShown,
} from './permissions';

type LeaderPlay = ActionOf<'playLeadership'> | ActionOf<'playShip'>;

/** R7.5: from the hand, in a landing turn too. */
function cardIsInHand(position: Position, seat: Seat, card: CardId): Reason | undefined {
  return position.sides[seat].hand.includes(card) ? undefined : { code: 'cardNotHere', rule: 'R7.1', card };
}

function leaderSlotIsFree(position: Position): Reason | undefined {
  return position.turn.leaderSlotUsed ? { code: 'leadershipOnce', rule: 'R7.1' } : undefined;
}

const leaderPlay =
  (kind: 'leadership' | 'ship') =>
  (position: Position, action: LeaderPlay): Reason | undefined => {
    const { seat, card } = action;
    return (
      seatIsOnTurn(position, action) ??
      cardsAreOwn(position, seat, [card]) ??
      playIsNotStopped(position) ??
      cardIsInHand(position, seat, card) ??
      cardsAre(kind, 'R7.1', position, [card]) ??
      cardIsNotBanned(position, seat, card) ??
      isWithinLimits(position, seat, 1, false) ??
      leaderSlotIsFree(position)
    );
  };

export const leadershipIsAllowed = leaderPlay('leadership');
export const shipIsAllowed = leaderPlay('ship');

/** R7.2, T3: onto the Leader; its text holds this turn. */
export function playLeadership(draft: Position, { seat, card }: ActionOf<'playLeadership'>): void {
  leaveHand(draft, seat, card);
  draft.sides[seat].leaderPile.push(card);
  draft.turn.leaderSlotUsed = true;
  draft.turn.leadership = card;
  draft.turn.cardsPlayed += 1;
  tell(draft, { what: 'play', seat, card, free: false });
  stopIfShown(draft, seat, [card]);
  carryOutNow(draft, [card]);
}

/** R22.1: face up into the influence area. */
export function playShip(draft: Position, { seat, card }: ActionOf<'playShip'>): void {
  leaveHand(draft, seat, card);
  draft.turn.leaderSlotUsed = true;
  layShip(draft, seat, card);
}

/** A Ship comes into the influence area and its text, if any, is carried out. */
export function layShip(draft: Position, seat: Seat, card: CardId): void {
  draft.sides[seat].ships.push({ card, landed: false, cargo: [] });
  draft.turn.cardsPlayed += 1;
  tell(draft, { what: 'play', seat, card, free: false });
  carryOutNow(draft, [card]);
}
