/** T4, T6 and R12: the end of phase 5, the refill and the end of the turn. */
import type { CardId } from '../actions';
import { carryOutInOwnOrder } from '../effects/resolve';
import { ignoresText } from '../ignoring';
import { activeTexts } from '../inPlay';
import { discardLandedShips, fillHand } from '../moves';
import { tell } from '../news';
import { none, type Position } from '../position';
import { standingOf } from '../standing';
import { opponentOf, type Seat } from '../vocabulary';
import { workingSet } from './beginning';
import { giveDemandedDragons } from './demands';

/** The own cards whose texts are carried out at a moment of the turn. */
function textsAt(position: Position, seat: Seat, moment: 'endOfReinforcement' | 'endOfTurn'): CardId[] {
  const found: CardId[] = [];
  const { ignoring } = standingOf(position)[seat];
  for (const { card, facts } of activeTexts(position, seat)) {
    const effect = facts.effect!;
    if ('when' in effect && effect.when === moment && !ignoresText(ignoring, facts, true)) found.push(card);
  }
  return found;
}

/** T4(2), T4(3): dragons for unmet demands, then texts after the phase. */
export function closeReinforcement(draft: Position): void {
  giveDemandedDragons(draft, draft.onTurn);
  if (draft.instantWinner !== null) return;
  carryOutInOwnOrder(draft, textsAt(draft, draft.onTurn, 'endOfReinforcement'));
}

/** T4(4), R22.14. */
export function discardLanded(draft: Position): void {
  discardLandedShips(draft, draft.onTurn);
}

/** R12. */
export function refill(draft: Position): void {
  fillHand(draft, draft.onTurn, true);
}

/** T6(1). */
export function endTurn(draft: Position): void {
  carryOutInOwnOrder(draft, textsAt(draft, draft.onTurn, 'endOfTurn'));
}

/** T6(2): Leadership ends, markers are cleared. */
export function clearTurn(draft: Position): void {
  draft.turn.leadership = none;
  draft.turn.demandsMet = [];
  draft.turn.textsUsed = [];
}

/** R21.7, T6(3). */
export const floodsForceRetreat = (position: Position): boolean =>
  position.opened && workingSet(position, position.onTurn, 'flood') !== undefined;

export function retreatFromFloods(draft: Position): void {
  draft.retreating = opponentOf(draft.onTurn);
  tell(draft, { what: 'retreat', seat: draft.retreating, why: 'floods' });
}

/** T6(4). */
export function passTurn(draft: Position): void {
  draft.onTurn = opponentOf(draft.onTurn);
}
