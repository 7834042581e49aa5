/** What any play of a card has to pass: turn, source, STOP, bans, limits and allowance (R3.2, R9.6, R10.2, R18.3, R21.6). */
import type { Action, CardId } from '../actions';
import { anyBluff, type Facts, factsAt, iconBit, matchesFilter } from '../cards/facts';
import {
  bluffIconsIgnoredBy,
  bluffsIgnoredBy,
  iconIgnoredBy,
  ignoresGrantedFree,
  ignoresText,
} from '../ignoring';
import { isOnLandedShip } from '../moves';
import { ownerOf, type Position } from '../position';
import type { Reason } from '../reasons';
import { type SideStanding, standingOf } from '../standing';
import type { Icon, Kind, Seat } from '../vocabulary';
import { conditionHolds } from './conditions';

export function seatIsOnTurn(position: Position, action: Action): Reason | undefined {
  return action.seat === position.onTurn ? undefined : { code: 'notYourTurn', rule: 'R3.2' };
}

export function cardsAreOwn(position: Position, seat: Seat, cards: readonly CardId[]): Reason | undefined {
  for (const card of cards) {
    if (position.cards[card] === undefined) return { code: 'malformed', rule: 'R28.1' };
    if (ownerOf(position, card) !== seat) return { code: 'notYourCard', rule: 'R1.2', card };
  }
  return undefined;
}

/** One decision has one form: ascending, no card twice. */
export function cardsAreInOrder(cards: readonly CardId[]): Reason | undefined {
  for (let i = 1; i < cards.length; i++) {
    if (cards[i - 1]! >= cards[i]!) return { code: 'malformed', rule: 'R28.1' };
  }
  return undefined;
}

export function playIsNotStopped(position: Position): Reason | undefined {
  return position.turn.stopped ? { code: 'stopped', rule: 'R18.3' } : undefined;
}

/** R18.3: a card played with STOP in force ends all play; called after the whole set has been placed (Q12). */
export function stopIfShown(draft: Position, seat: Seat, cards: readonly CardId[]): void {
  const own = standingOf(draft)[seat];
  const active = factsAt(draft, cards[0]!).kind !== 'leadership';
  if (cards.some((card) => iconWorks(own, factsAt(draft, card), 'stop', active))) draft.turn.stopped = true;
}

/** R22.11: Ships have landed this turn. */
export const isLandingTurn = (position: Position, seat: Seat): boolean =>
  position.sides[seat].ships.some((ship) => ship.landed);

/** R22.17: a landed Ship whose text, if not ignored, opens the hand. */
function handIsOpenWhileLanding(position: Position, seat: Seat): boolean {
  const { ignoring } = standingOf(position)[seat];
  return position.sides[seat].ships.some((ship) => {
    const facts = factsAt(position, ship.card);
    return ship.landed && facts.effect?.do === 'playHandWhileLanding' && !ignoresText(ignoring, facts, true);
  });
}

/** R9.6: the hand; in a landing turn the landed Ships instead. */
export function cardIsInSource(position: Position, seat: Seat, card: CardId): Reason | undefined {
  const side = position.sides[seat];
  if (side.hand.includes(card)) {
    const locked = isLandingTurn(position, seat) && !handIsOpenWhileLanding(position, seat);
    return locked ? { code: 'handLocked', rule: 'R22.11', card } : undefined;
  }
  return isOnLandedShip(side, card) ? undefined : { code: 'cardNotHere', rule: 'R9.6', card };
}

export function cardsAreInSource(
  position: Position,
  seat: Seat,
  cards: readonly CardId[],
): Reason | undefined {
  for (const card of cards) {
    const reason = cardIsInSource(position, seat, card);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** R1.4: every card is of the kind that the action plays. */
export function cardsAre(
  kind: Kind,
  rule: string,
  position: Position,
  cards: readonly CardId[],
): Reason | undefined {
  for (const card of cards) {
    if (factsAt(position, card).kind !== kind) return { code: 'wrongKind', rule, card };
  }
  return undefined;
}

/** Every card the seat could play as Character, Booster or Support now. */
export function sourceCards(position: Position, seat: Seat): readonly CardId[] {
  const side = position.sides[seat];
  if (side.ships.length === 0 || !isLandingTurn(position, seat)) return side.hand;
  const landed = side.ships.flatMap((ship) => (ship.landed ? ship.cargo : []));
  return handIsOpenWhileLanding(position, seat) ? [...landed, ...side.hand] : landed;
}

/** R21.6: an opponent's text in force forbids playing the card face up. */
export function cardIsNotBanned(position: Position, seat: Seat, card: CardId): Reason | undefined {
  const { bans } = standingOf(position)[seat];
  if (bans.length === 0) return undefined;
  const facts = factsAt(position, card);
  const ban = bans.find((other) => matchesFilter(other.cards, facts));
  return ban && { code: 'bannedByCard', rule: 'R21.6', card, by: ban.by };
}

export function cardsAreNotBanned(
  position: Position,
  seat: Seat,
  cards: readonly CardId[],
): Reason | undefined {
  for (const card of cards) {
    const reason = cardIsNotBanned(position, seat, card);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** R23.15: for a Bluff only bans on Supports, and on cards without text, count. */
export function bluffIsNotBanned(position: Position, seat: Seat, card: CardId): Reason | undefined {
  const ban = standingOf(position)[seat].bans.find(
    ({ cards }) =>
      (cards.kinds === undefined || cards.kinds.includes('support')) &&
      cards.hasText !== true &&
      cards.valueAbove === undefined,
  );
  return ban && { code: 'bannedByCard', rule: 'R23.15', card, by: ban.by };
}

/** R22.18: loading is stopped only by a ban that names Supports. */
export function loadIsNotBanned(position: Position, seat: Seat, card: CardId): Reason | undefined {
  const ban = standingOf(position)[seat].bans.find(
    ({ cards }) =>
      cards.kinds?.includes('support') && cards.hasText === undefined && cards.valueAbove === undefined,
  );
  return ban && { code: 'bannedByCard', rule: 'R22.18', card, by: ban.by };
}

/** R21.6: no more than N cards a turn. `inCombat` cards also count for limits on the combat area. */
export function isWithinLimits(
  position: Position,
  seat: Seat,
  count: number,
  inCombat: boolean,
): Reason | undefined {
  const { cardLimit, combatLimit } = standingOf(position)[seat];
  const { turn } = position;
  if (cardLimit !== null && turn.cardsPlayed + count > cardLimit.max) {
    return { code: 'cardLimit', rule: 'R21.6', ...cardLimit };
  }
  if (inCombat && combatLimit !== null && turn.combatCardsPlayed + count > combatLimit.max) {
    return { code: 'cardLimit', rule: 'R21.6', ...combatLimit };
  }
  return undefined;
}

/** R10.2: the shared Booster/Support slot, with one more ordinary play of a kind. */
export function allowanceFits(position: Position, seat: Seat, kind: 'booster' | 'support'): boolean {
  const { extraBoosters, extraSupports } = standingOf(position)[seat];
  const { turn } = position;
  const boosters = turn.usedBoosters + (kind === 'booster' ? 1 : 0);
  const supports = turn.usedSupports + (kind === 'support' ? 1 : 0);
  const base = position.opened ? 1 : 0;
  return Math.max(0, boosters - extraBoosters) + Math.max(0, supports - extraSupports) <= base;
}

/** The used-up message for Boosters and Supports, and for loads and Bluffs (R28.2). */
export function slotIsLeft(
  position: Position,
  seat: Seat,
  kind: 'booster' | 'support',
  code: 'boosterOrSupportUsed' | 'noSupportLeft',
): Reason | undefined {
  if (allowanceFits(position, seat, kind)) return undefined;
  return position.opened ? { code, rule: 'R10.2' } : { code: 'openingNoBooster', rule: 'R4.5' };
}

/** R18.8(f): an icon printed on a card and in force, in the hand as well as in play. */
export function iconWorks(own: SideStanding, facts: Facts, icon: Icon, active: boolean): boolean {
  const bit = iconBit(icon);
  if ((facts.iconBits & bit) === 0) return false;
  return own.ignoring.length === 0 || iconIgnoredBy(own.ignoring, facts, bit, active) === undefined;
}

/** R23.2: the BLUFF icon of a card in the hand, in force. */
export const bluffIconWorks = (own: SideStanding, facts: Facts): boolean =>
  (facts.iconBits & anyBluff) !== 0 &&
  (own.ignoring.length === 0 ||
    iconIgnoredBy(own.ignoring, facts, facts.iconBits & anyBluff, false) === undefined);

/** R23.13, R23.14: the text that keeps the seat from laying Bluffs. */
export const bluffsBlockedBy = (own: SideStanding): CardId | undefined =>
  bluffsIgnoredBy(own.ignoring) ?? bluffIconsIgnoredBy(own.ignoring);

/** R18.6, R22.12, R24.1 and texts that make the next card free: whether a single play counts toward nothing. */
export function isFree(position: Position, seat: Seat, card: CardId): boolean {
  const facts = factsAt(position, card);
  const own = standingOf(position)[seat];
  if (iconWorks(own, facts, 'free', false)) return true;
  if (own.ignoring.length > 0 && ignoresGrantedFree(own.ignoring, facts)) return false;
  if (position.turn.nextFree) return true;
  if (facts.isBukaCharacter && isOnLandedShip(position.sides[seat], card)) return true;
  return (
    facts.effect?.do === 'freeIf' &&
    !ignoresText(own.ignoring, facts, false) &&
    conditionHolds(position, seat, card, facts.effect.condition)
  );
}

/** A Bluff is a free Support only through a text that makes the next card free (D17). */
export function isFreeBluff(position: Position, seat: Seat): boolean {
  return position.turn.nextFree && bluffIconsIgnoredBy(standingOf(position)[seat].ignoring) === undefined;
}
