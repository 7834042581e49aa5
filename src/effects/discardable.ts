/** Which cards in play of the opponent a text can discard (R18.5, R21.9, D25). */
import type { CardId } from '../actions';
import { type Facts, factsAt, matchesFilter } from '../cards/facts';
import { activeCharacters } from '../inPlay';
import type { Position } from '../position';
import { isProtected } from '../power';
import { standingOf } from '../standing';
import { opponentOf, type Seat } from '../vocabulary';
import type { EffectOf } from './effect';

type Discarding = EffectOf<'discardFromPlay'>;

/** A face-down Bluff is a Support that shows an icon and no text. */
function matches(effect: Discarding, facts: Facts, faceDown: boolean): boolean {
  if (faceDown) return effect.cards.kinds.includes('support') && effect.cards.hasText !== true;
  return matchesFilter(effect.cards, facts);
}

/** Every card the text of `seat` could take, before any Character that has to stay is left out. */
function inReach(position: Position, seat: Seat, effect: Discarding): CardId[] {
  const other = opponentOf(seat);
  const side = position.sides[other];
  const theirs = standingOf(position)[other];
  const found: CardId[] = [];
  const visit = (card: CardId, active: boolean): void => {
    const facts = factsAt(position, card);
    const faceDown = side.faceDown.includes(card);
    if (!matches(effect, facts, faceDown)) return;
    if (active && !faceDown && isProtected(theirs, facts)) return;
    found.push(card);
  };
  if (!effect.activeOnly) for (const card of side.under) visit(card, false);
  for (const card of side.combat) visit(card, true);
  for (const card of side.support) visit(card, true);
  return found;
}

/**
 * The Characters among which the owner picks the one that stays: none where that is settled,
 * because a protected one stays anyway, or only one is there.
 */
export function mayStay(position: Position, seat: Seat, effect: Discarding): CardId[] {
  if (!effect.leaveCharacter) return [];
  const active = activeCharacters(position, opponentOf(seat));
  const reachable = inReach(position, seat, effect).filter((card) => active.includes(card));
  return reachable.length === active.length ? reachable : [];
}

/** What the text can discard: for one card the choice, for "all" everything but a Character that must stay. */
export function discardable(position: Position, seat: Seat, effect: Discarding): CardId[] {
  const cards = inReach(position, seat, effect);
  if (!effect.leaveCharacter) return cards;
  const active = activeCharacters(position, opponentOf(seat));
  return active.length > 1 ? cards : cards.filter((card) => !active.includes(card));
}
