/** R10, phase 5: a Booster or a Support, Bluffs and loads. */
import type { ActionOf, CardId } from '../actions';
import { anyBluff, factsAt } from '../cards/facts';
import { carryOutNow } from '../effects/resolve';
import { putOnShip } from '../moves';
import { tell } from '../news';
import type { Position } from '../position';
import type { Reason } from '../reasons';
import { standingOf } from '../standing';
import type { Kind, Seat } from '../vocabulary';
import { isPair, leaveSource, nowTextApplies } from './character';
import { openDemands, paymentFor } from './demands';
import {
  bluffIconWorks,
  bluffIsNotBanned,
  bluffsBlockedBy,
  cardIsInSource,
  cardIsNotBanned,
  cardsAre,
  cardsAreInOrder,
  cardsAreInSource,
  cardsAreNotBanned,
  cardsAreOwn,
  isFree,
  isFreeBluff,
  isWithinLimits,
  loadIsNotBanned,
  playIsNotStopped,
  seatIsOnTurn,
  slotIsLeft,
  stopIfShown,
} from './permissions';

/** R10.4, R18.7. */
export function boosterIsAllowed(position: Position, action: ActionOf<'playBooster'>): Reason | undefined {
  const { seat, cards } = action;
  const single = cards.length === 1;
  return (
    seatIsOnTurn(position, action) ??
    cardsAreInOrder(cards) ??
    cardsAreOwn(position, seat, cards) ??
    playIsNotStopped(position) ??
    cardsAreInSource(position, seat, cards) ??
    cardsAre('booster', 'R10.4', position, cards) ??
    (single || (cards.length === 2 && isPair(position, seat, cards))
      ? undefined
      : { code: 'notAPair', rule: 'R18.7' }) ??
    cardsAreNotBanned(position, seat, cards) ??
    isWithinLimits(position, seat, cards.length, true) ??
    (single && isFree(position, seat, cards[0]!)
      ? undefined
      : slotIsLeft(position, seat, 'booster', 'boosterOrSupportUsed'))
  );
}

/** R10.5, R10.7: into the combat area; a pair counts as one play. */
export function playBooster(draft: Position, { seat, cards }: ActionOf<'playBooster'>): void {
  const free = cards.length === 1 && isFree(draft, seat, cards[0]!);
  const withText = cards.filter((card) => nowTextApplies(draft, seat, card));
  const { turn } = draft;
  for (const card of cards) {
    leaveSource(draft, seat, card);
    draft.sides[seat].combat.push(card);
    tell(draft, { what: 'play', seat, card, free });
  }
  if (!free) turn.usedBoosters += 1;
  turn.nextFree = false;
  turn.cardsPlayed += cards.length;
  turn.combatCardsPlayed += cards.length;
  turn.boostersPlayed += cards.length;
  stopIfShown(draft, seat, cards);
  carryOutNow(draft, withText);
}

/** R10.4. */
export function supportIsAllowed(position: Position, action: ActionOf<'playSupport'>): Reason | undefined {
  const { seat, card } = action;
  return (
    seatIsOnTurn(position, action) ??
    cardsAreOwn(position, seat, [card]) ??
    playIsNotStopped(position) ??
    cardIsInSource(position, seat, card) ??
    cardsAre('support', 'R10.4', position, [card]) ??
    cardIsNotBanned(position, seat, card) ??
    isWithinLimits(position, seat, 1, false) ??
    (isFree(position, seat, card) ? undefined : slotIsLeft(position, seat, 'support', 'boosterOrSupportUsed'))
  );
}

function laySupport(draft: Position, seat: Seat, card: CardId, free: boolean): void {
  const side = draft.sides[seat];
  leaveSource(draft, seat, card);
  side.support.push(card);
  side.supportSince.push(draft.turn.number);
  if (!free) draft.turn.usedSupports += 1;
  draft.turn.nextFree = false;
  draft.turn.cardsPlayed += 1;
  draft.turn.supportsPlayed += 1;
}

export function playSupport(draft: Position, { seat, card }: ActionOf<'playSupport'>): void {
  const free = isFree(draft, seat, card);
  const withText = nowTextApplies(draft, seat, card) ? [card] : [];
  laySupport(draft, seat, card, free);
  tell(draft, { what: 'play', seat, card, free });
  stopIfShown(draft, seat, [card]);
  carryOutNow(draft, withText);
}

/** R23.13, R23.14: no text keeps the seat from laying Bluffs. */
function bluffsAreNotBlocked(position: Position, seat: Seat, card: CardId): Reason | undefined {
  const own = standingOf(position)[seat];
  const by = bluffsBlockedBy(own);
  if (by !== undefined) return { code: 'bluffBlocked', rule: 'R23.13', by };
  // Only texts that ignore this card's own kind are left here.
  return bluffIconWorks(own, factsAt(position, card))
    ? undefined
    : { code: 'bluffBlocked', rule: 'R23.2', by: own.ignoring[0]!.by };
}

/** R23.2. */
export function bluffIsAllowed(position: Position, action: ActionOf<'playBluff'>): Reason | undefined {
  const { seat, card } = action;
  return (
    seatIsOnTurn(position, action) ??
    cardsAreOwn(position, seat, [card]) ??
    playIsNotStopped(position) ??
    cardIsInSource(position, seat, card) ??
    ((factsAt(position, card).iconBits & anyBluff) === 0
      ? { code: 'noBluffIcon', rule: 'R23.2', card }
      : undefined) ??
    bluffIsNotBanned(position, seat, card) ??
    bluffsAreNotBlocked(position, seat, card) ??
    isWithinLimits(position, seat, 1, false) ??
    (isFreeBluff(position, seat) ? undefined : slotIsLeft(position, seat, 'support', 'noSupportLeft'))
  );
}

/** R23.2, R23.3: face down into the support area. */
export function playBluff(draft: Position, { seat, card }: ActionOf<'playBluff'>): void {
  const free = isFreeBluff(draft, seat);
  laySupport(draft, seat, card, free);
  draft.sides[seat].faceDown.push(card);
  tell(draft, { what: 'bluff', seat, card });
}

const loadable: readonly Kind[] = ['character', 'booster', 'support'];

/** R22.4, R22.8. */
function shipHasRoom(position: Position, seat: Seat, ship: CardId): Reason | undefined {
  const target = position.sides[seat].ships.find((other) => other.card === ship);
  if (target === undefined) return { code: 'cardNotHere', rule: 'R22.4', card: ship };
  if (target.landed) return { code: 'shipLanded', rule: 'R22.4', card: ship };
  const capacity = factsAt(position, ship).card.capacity ?? 0;
  return target.cargo.length >= capacity
    ? { code: 'shipFull', rule: 'R22.8', card: ship, capacity }
    : undefined;
}

/** R22.4-R22.6. */
export function loadIsAllowed(position: Position, action: ActionOf<'load'>): Reason | undefined {
  const { seat, card, ship } = action;
  return (
    seatIsOnTurn(position, action) ??
    cardsAreOwn(position, seat, [card, ship]) ??
    playIsNotStopped(position) ??
    cardIsInSource(position, seat, card) ??
    (loadable.includes(factsAt(position, card).kind)
      ? undefined
      : { code: 'cannotLoad', rule: 'R22.4', card }) ??
    loadIsNotBanned(position, seat, card) ??
    slotIsLeft(position, seat, 'support', 'noSupportLeft') ??
    shipHasRoom(position, seat, ship)
  );
}

/** R22.5, R22.6: uses a Support play, but is not playing. */
export function load(draft: Position, { seat, card, ship }: ActionOf<'load'>): void {
  leaveSource(draft, seat, card);
  putOnShip(draft, seat, card, ship);
  draft.turn.usedSupports += 1;
  tell(draft, { what: 'load', seat, card, ship });
}

/** R10.10: every "or retreat" demand of the opponent is met. */
export function demandsAreMet(position: Position, action: ActionOf<'next'>): Reason | undefined {
  const [unmet] = openDemands(position, action.seat, 'retreat');
  return (
    seatIsOnTurn(position, action) ??
    (unmet === undefined
      ? undefined
      : {
          code: 'obligationOpen',
          rule: 'R10.10',
          by: unmet,
          payment: paymentFor(position, action.seat, unmet) ?? null,
        })
  );
}
