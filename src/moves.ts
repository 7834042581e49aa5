/** How cards change place: the only functions that write to zones. Each keeps `outSince` and disclosed hands true. */
import type { CardId } from './actions';
import { factsAt } from './cards/facts';
import { pickByChance, shuffleDrawPile } from './chance';
import { isFaceDown } from './inPlay';
import { tell, type Whereabouts } from './news';
import type { Position, Side } from './position';
import { standingOf } from './standing';
import { opponentOf, type Seat } from './vocabulary';

export function remove(list: number[], card: CardId): boolean {
  const at = list.indexOf(card);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

/** R8.8: hidden information has come to light; the turn cannot be taken back any more. */
export function hiddenCameToLight(draft: Position): void {
  draft.beforeFightOn = null;
}

/** Q5, Q6: notes or clears the moment a seat has no card in hand and draw pile. */
function noteOut(draft: Position, seat: Seat): void {
  const side = draft.sides[seat];
  if (side.hand.length + side.drawPile.length > 0) side.outSince = 0;
  else if (side.outSince === 0) side.outSince = ++draft.moment;
}

/** Takes a card out of the hand. */
export function leaveHand(draft: Position, seat: Seat, card: CardId): void {
  const side = draft.sides[seat];
  remove(side.hand, card);
  if (side.disclosed.length > 0) remove(side.disclosed, card);
  noteOut(draft, seat);
}

/** Puts a card into the hand, hidden (R27.3). */
export function intoHand(draft: Position, seat: Seat, card: CardId): void {
  draft.sides[seat].hand.push(card);
  noteOut(draft, seat);
}

/** R20.11, R7.2: face up to the discard pile, Leadership cards to the leader pile. */
export function discard(draft: Position, seat: Seat, card: CardId, from: Whereabouts): void {
  const side = draft.sides[seat];
  const isLeadership = factsAt(draft, card).kind === 'leadership';
  (isLeadership ? side.leaderPile : side.discardPile).push(card);
  if (draft.news === null) return;
  tell(draft, {
    what: 'move',
    seat,
    card,
    from,
    to: isLeadership ? 'leaderPile' : 'discardPile',
    seenBy: 'both',
  });
}

export function discardFromHand(draft: Position, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) {
    leaveHand(draft, seat, card);
    discard(draft, seat, card, 'hand');
  }
}

/**
 * Takes a card out of combat or support area, active or not, without putting it anywhere; a Ship out of the influence
 * area, which discards its cargo (R22.9).
 */
export function leavePlay(draft: Position, seat: Seat, card: CardId): Whereabouts {
  const side = draft.sides[seat];
  if (remove(side.combat, card) || remove(side.under, card)) return 'combat';
  const at = side.support.indexOf(card);
  if (at < 0) return leaveInfluence(draft, seat, card);
  side.support.splice(at, 1);
  side.supportSince.splice(at, 1);
  return remove(side.faceDown, card) ? 'bluff' : 'support';
}

/** A card in play goes to its owner's discard pile; a Bluff is shown (R23.17). */
export function discardFromPlay(draft: Position, seat: Seat, card: CardId): void {
  if (isFaceDown(draft.sides[seat], card)) hiddenCameToLight(draft);
  const from = leavePlay(draft, seat, card);
  discard(draft, seat, card, from);
}

/** R22.9: a Ship goes, and whatever is on it is discarded. */
function leaveInfluence(draft: Position, seat: Seat, ship: CardId): Whereabouts {
  const side = draft.sides[seat];
  const at = side.ships.findIndex((other) => other.card === ship);
  const [gone] = side.ships.splice(at, 1);
  for (const card of gone!.cargo) discard(draft, seat, card, 'cargo');
  return 'ships';
}

/** R22.9, R22.14. */
export function discardShip(draft: Position, seat: Seat, ship: CardId): void {
  const from = leaveInfluence(draft, seat, ship);
  discard(draft, seat, ship, from);
}

/** R22.14. */
export function discardLandedShips(draft: Position, seat: Seat): void {
  if (draft.sides[seat].ships.length === 0) return;
  for (const ship of [...draft.sides[seat].ships]) if (ship.landed) discardShip(draft, seat, ship.card);
}

/** R22.10-R22.13: takes a card off a landed Ship. */
export function leaveLandedShip(draft: Position, seat: Seat, card: CardId): void {
  const side = draft.sides[seat];
  side.ships = side.ships.map((ship) =>
    ship.landed && ship.cargo.includes(card)
      ? { ...ship, cargo: ship.cargo.filter((other) => other !== card) }
      : ship,
  );
}

export function putOnShip(draft: Position, seat: Seat, card: CardId, ship: CardId): void {
  const side = draft.sides[seat];
  side.ships = side.ships.map((other) =>
    other.card === ship ? { ...other, cargo: [...other.cargo, card] } : other,
  );
}

export const isOnLandedShip = (side: Side, card: CardId): boolean =>
  side.ships.some((ship) => ship.landed && ship.cargo.includes(card));

/** How many more cards the seat may take into its hand, and from its own draw pile, under O's texts (R12.3). */
export function intakeRoom(position: Position, seat: Seat): { hand: number; deck: number } {
  const { handLimit, deckDrawLimit } = standingOf(position)[seat];
  const hand =
    handLimit === null ? Number.POSITIVE_INFINITY : handLimit.max - position.sides[seat].hand.length;
  const drawn = position.onTurn === seat ? position.turn.deckDraws : 0;
  const deck = deckDrawLimit === null ? Number.POSITIVE_INFINITY : deckDrawLimit.max - drawn;
  return { hand: Math.max(0, hand), deck: Math.max(0, Math.min(deck, hand)) };
}

/** Draws up to `count` cards from the top; with `limited`, as far as O's texts allow. Returns how many. */
export function drawCards(draft: Position, seat: Seat, count: number, limited: boolean): number {
  const side = draft.sides[seat];
  const room = limited ? intakeRoom(draft, seat).deck : count;
  const drawn = Math.min(count, side.drawPile.length, room);
  for (let i = 0; i < drawn; i++) {
    const card = side.drawPile.pop()!;
    intoHand(draft, seat, card);
    if (draft.news) tell(draft, { what: 'move', seat, card, from: 'drawPile', to: 'hand', seenBy: seat });
  }
  if (drawn > 0) hiddenCameToLight(draft);
  if (draft.onTurn === seat) draft.turn.deckDraws += drawn;
  return drawn;
}

/** R12.1, R14.6: draws until the hand has 6 cards. */
export function fillHand(draft: Position, seat: Seat, limited: boolean): void {
  const missing = 6 - draft.sides[seat].hand.length;
  if (missing > 0) drawCards(draft, seat, missing, limited);
}

export function shuffle(draft: Position, seat: Seat): void {
  shuffleDrawPile(draft, seat);
  hiddenCameToLight(draft);
  noteOut(draft, seat);
  tell(draft, { what: 'shuffle', seat });
}

/** A named card of the own draw pile into the hand, shown. */
export function takeFromDeck(draft: Position, seat: Seat, card: CardId, seenBy: 'both' | Seat): void {
  remove(draft.sides[seat].drawPile, card);
  intoHand(draft, seat, card);
  hiddenCameToLight(draft);
  if (draft.onTurn === seat) draft.turn.deckDraws += 1;
  tell(draft, { what: 'move', seat, card, from: 'drawPile', to: 'hand', seenBy });
}

/** Cards at random from the own discard pile into the hand; the opponent sees only how many (D-table "draw"). */
export function drawFromDiscardPile(draft: Position, seat: Seat, count: number): void {
  const side = draft.sides[seat];
  for (let i = 0; i < count && side.discardPile.length > 0 && intakeRoom(draft, seat).hand > 0; i++) {
    const card = pickByChance(draft, side.discardPile);
    remove(side.discardPile, card);
    intoHand(draft, seat, card);
    hiddenCameToLight(draft);
    tell(draft, { what: 'move', seat, card, from: 'discardPile', to: 'hand', seenBy: seat });
  }
}

/** Hand cards into the draw pile; whoever calls shuffles it. */
export function putIntoDrawPile(draft: Position, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) {
    leaveHand(draft, seat, card);
    draft.sides[seat].drawPile.push(card);
    tell(draft, { what: 'move', seat, card, from: 'hand', to: 'drawPile', seenBy: seat });
  }
}

/** A hand card under the draw pile. */
export function putUnderDrawPile(draft: Position, seat: Seat, card: CardId): void {
  leaveHand(draft, seat, card);
  draft.sides[seat].drawPile.unshift(card);
  noteOut(draft, seat);
  tell(draft, { what: 'move', seat, card, from: 'hand', to: 'deckBottom', seenBy: seat });
}

/** The discard pile back into the draw pile, shuffled. */
export function reshuffleDiscardPile(draft: Position, seat: Seat): void {
  const side = draft.sides[seat];
  side.drawPile.push(...side.discardPile);
  side.discardPile = [];
  shuffle(draft, seat);
}

/** Cards from the top of the draw pile to the discard pile, as many as there are. */
export function discardFromDeckTop(draft: Position, seat: Seat, count: number): void {
  const { drawPile } = draft.sides[seat];
  for (const card of drawPile.splice(Math.max(0, drawPile.length - count)).reverse()) {
    discard(draft, seat, card, 'drawPile');
  }
  hiddenCameToLight(draft);
  noteOut(draft, seat);
}

/** One hidden hand card by chance. */
export function discardHiddenByChance(draft: Position, seat: Seat): void {
  const side = draft.sides[seat];
  const hidden = side.hand.filter((card) => !side.disclosed.includes(card));
  const card = pickByChance(draft, hidden);
  hiddenCameToLight(draft);
  discardFromHand(draft, seat, [card]);
}

/** How many are with each seat; the others lie in the middle. */
export type Dragons = readonly [number, number];

/** R14.5: whence the next dragon of a seat moves; from nowhere, as all three are with it, the fourth. */
export function dragonFrom(dragons: Dragons, seat: Seat): 'opponent' | 'middle' | 'nowhere' {
  if (dragons[opponentOf(seat)] > 0) return 'opponent';
  return dragons[seat] < 3 ? 'middle' : 'nowhere';
}

/** R14.5: one dragon for a seat; a fourth wins at once (R15.1). */
export function attractDragon(draft: Position, seat: Seat, by: CardId): void {
  const from = dragonFrom(draft.dragons, seat);
  if (from === 'opponent') draft.dragons[opponentOf(seat)] -= 1;
  else if (from === 'middle') draft.dragons[seat] += 1;
  else draft.instantWinner = seat;
  tell(draft, { what: 'dragon', seat, from: from === 'opponent' ? 'opponent' : 'middle', by });
}
