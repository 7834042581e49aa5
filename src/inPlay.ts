/** Which cards of a seat are active, and in what guise: a face-down Bluff is a Support without text (R23.3). */
import type { CardId } from './actions';
import { type Facts, factsAt, kindBit } from './cards/facts';
import type { Position, Side } from './position';
import { none } from './position';
import type { Seat } from './vocabulary';

export const supportBit = kindBit('support');

export const isFaceDown = (side: Side, card: CardId): boolean => side.faceDown.includes(card);

export const isActive = (side: Side, card: CardId): boolean =>
  side.combat.includes(card) || side.support.includes(card);

/** R1.8: cards in combat and support area, active or not; face-down Bluffs are left out (R14.3, R23.4). */
export const countableCards = (side: Side): number =>
  side.under.length + side.combat.length + side.support.length - side.faceDown.length;

/** Active own Characters, in the order played. */
export function activeCharacters(position: Position, seat: Seat): CardId[] {
  return position.sides[seat].combat.filter((card) => factsAt(position, card).kind === 'character');
}

/** Whether any active card of the seat is a Character. */
export function hasActiveCharacter(position: Position, seat: Seat): boolean {
  for (const card of position.sides[seat].combat) {
    if (factsAt(position, card).kind === 'character') return true;
  }
  return false;
}

/** The Leadership card whose text holds this turn, if it is this seat's turn (R7.3). */
export const leadershipOf = (position: Position, seat: Seat): CardId =>
  position.onTurn === seat ? position.turn.leadership : none;

/** A card whose text could be at work: active, face up and with a text. */
export interface ActiveText {
  readonly seat: Seat;
  readonly card: CardId;
  readonly facts: Facts;
  /** When it came into play, three to a turn: Leadership, then Characters, then Supports. */
  readonly since: number;
}

const sinceInCombat = (side: Side): number => 3 * side.combatSince + 1;
const sinceInSupport = (side: Side, index: number): number => 3 * side.supportSince[index]! + 2;
const sinceLeadership = (position: Position): number => 3 * position.turn.number;

function addTexts(position: Position, seat: Seat, found: ActiveText[]): void {
  const side = position.sides[seat];
  for (const card of side.combat) {
    const facts = factsAt(position, card);
    if (facts.hasText) found.push({ seat, card, facts, since: sinceInCombat(side) });
  }
  for (let index = 0; index < side.support.length; index++) {
    const card = side.support[index]!;
    const facts = factsAt(position, card);
    if (!facts.hasText || isFaceDown(side, card)) continue;
    found.push({ seat, card, facts, since: sinceInSupport(side, index) });
  }
  const leadership = leadershipOf(position, seat);
  if (leadership === none) return;
  const facts = factsAt(position, leadership);
  if (facts.hasText) found.push({ seat, card: leadership, facts, since: sinceLeadership(position) });
}

/** The texts that could be at work, of both seats or of one: combat, support and Leadership, each in the order played. */
export function activeTexts(position: Position, of?: Seat): readonly ActiveText[] {
  const found: ActiveText[] = [];
  if (of !== 1) addTexts(position, 0, found);
  if (of !== 0) addTexts(position, 1, found);
  return found;
}

/** Whether `activeTexts` of both seats would give this list again, asked without making it anew. */
export function areActiveTexts(position: Position, texts: readonly ActiveText[]): boolean {
  const half = followed(position, 0, texts, 0);
  return half >= 0 && followed(position, 1, texts, half) === texts.length;
}

/** How far the list is right after the texts of a seat; -1: not at all. */
function followed(position: Position, seat: Seat, texts: readonly ActiveText[], from: number): number {
  const side = position.sides[seat];
  let at = from;
  for (const card of side.combat) {
    if (!factsAt(position, card).hasText) continue;
    if (!isText(texts[at++], card, sinceInCombat(side))) return -1;
  }
  for (let index = 0; index < side.support.length; index++) {
    const card = side.support[index]!;
    if (!factsAt(position, card).hasText || isFaceDown(side, card)) continue;
    if (!isText(texts[at++], card, sinceInSupport(side, index))) return -1;
  }
  const leadership = leadershipOf(position, seat);
  if (leadership === none || !factsAt(position, leadership).hasText) return at;
  return isText(texts[at++], leadership, sinceLeadership(position)) ? at : -1;
}

/** A card lies on its owner's side, so it tells the seat. */
const isText = (text: ActiveText | undefined, card: CardId, since: number): boolean =>
  text !== undefined && text.card === card && text.since === since;
