/** R8, phase 3: retreat, decline or fight on; taking back; and being stuck. */
import type { ActionOf, CardId } from '../actions';
import { keepAside, restore } from '../copy';
import { discardFromHand, discardLandedShips, fillHand } from '../moves';
import { tell } from '../news';
import { none, type Position } from '../position';
import type { Reason } from '../reasons';
import { opponentOf, type Seat } from '../vocabulary';
import { hasPlayableCharacter } from './character';
import { cardsAreOwn, seatIsOnTurn } from './permissions';

/** R8.2. */
export function retreatIsAllowed(position: Position, action: ActionOf<'retreat'>): Reason | undefined {
  return (
    seatIsOnTurn(position, action) ??
    (position.opened ? undefined : { code: 'cannotRetreatOpening', rule: 'R8.2' })
  );
}

export function retreat(draft: Position, { seat }: ActionOf<'retreat'>): void {
  draft.retreating = seat;
  tell(draft, { what: 'retreat', seat, why: 'chosen' });
}

/** Ascending cards of the hand; one loop, since a hand has dozens of such sets. */
function cardsAreFromHand(position: Position, seat: Seat, cards: readonly CardId[]): Reason | undefined {
  const { hand } = position.sides[seat];
  let previous = -1;
  for (const card of cards) {
    if (card <= previous) return { code: 'malformed', rule: 'R28.1' };
    previous = card;
    if (hand.includes(card)) continue;
    return cardsAreOwn(position, seat, [card]) ?? { code: 'cardNotHere', rule: 'R8.3', card };
  }
  return undefined;
}

/** R8.10: an empty hand declines with nothing. */
function countFits(hand: readonly CardId[], have: number): Reason | undefined {
  const fits = hand.length === 0 ? have === 0 : have >= 1 && have <= 3;
  return fits ? undefined : { code: 'declineCount', rule: 'R8.3', have };
}

/** R8.3, R8.10. */
export function declineIsAllowed(position: Position, action: ActionOf<'decline'>): Reason | undefined {
  const { seat, cards } = action;
  return (
    seatIsOnTurn(position, action) ??
    (position.opened ? { code: 'cannotDeclineRunning', rule: 'R8.3' } : undefined) ??
    cardsAreFromHand(position, seat, cards) ??
    countFits(position.sides[seat].hand, cards.length)
  );
}

/** T8, R8.3: in this order; O's limits on drawing do not bind (R12.3). */
export function decline(draft: Position, { seat, cards }: ActionOf<'decline'>): void {
  tell(draft, { what: 'decline', seat, count: cards.length });
  discardLandedShips(draft, seat);
  draft.turn.leadership = none;
  discardFromHand(draft, seat, cards);
  fillHand(draft, seat, false);
  draft.fightStarter = opponentOf(seat);
}

/** R8.10: the player who declined has no card left. */
export const declinerIsOut = (position: Position): boolean => position.sides[position.onTurn].outSince > 0;

/** R8.5. */
export function fightingOnIsAllowed(position: Position, action: ActionOf<'fightOn'>): Reason | undefined {
  const mayFight = position.turn.dutyReplaced || hasPlayableCharacter(position, action.seat);
  return seatIsOnTurn(position, action) ?? (mayFight ? undefined : { code: 'noCharacter', rule: 'R8.5' });
}

/** Keeps the position of the decision, for R8.8. */
export function fightOn(draft: Position, { seat }: ActionOf<'fightOn'>): void {
  draft.beforeFightOn = keepAside(draft);
  tell(draft, { what: 'fightOn', seat });
}

/** R8.8: as long as nothing hidden has come to light. */
export function takeBackIsAllowed(position: Position, action: ActionOf<'takeBack'>): Reason | undefined {
  return (
    seatIsOnTurn(position, action) ??
    (position.beforeFightOn === null ? { code: 'cannotTakeBack', rule: 'R8.8' } : undefined)
  );
}

export function takeBack(draft: Position, { seat }: ActionOf<'takeBack'>): void {
  const { news, newsDropped } = draft;
  restore(draft, draft.beforeFightOn!);
  draft.news = news;
  draft.newsDropped = newsDropped;
  tell(draft, { what: 'takeBack', seat });
}

/** R8.9: there is no way on and no way back. */
export function retreatStuck(draft: Position): void {
  draft.retreating = draft.onTurn;
  tell(draft, { what: 'retreat', seat: draft.onTurn, why: 'stuck' });
}

/** R8.9, R8.11 need no look while the turn can be taken back, or in an opening turn. */
export const mayBeStuck = (position: Position): boolean =>
  position.beforeFightOn === null && position.opened && position.question === null;
