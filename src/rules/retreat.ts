/** R8, phase 3: retreat, decline or fight on; taking back; and being stuck. */
import type { ActionOf } from '../actions';
import { restore } from '../copy';
import { discardFromHand, discardLandedShips, fillHand } from '../moves';
import { tell } from '../news';
import { none, type Position } from '../position';
import { opponentOf } from '../vocabulary';
import { hasPlayableCharacter } from './character';
import { cardsAreInOrder, cardsAreOwn, seatIsOnTurn } from './permissions';
import { all } from './rule';

/** R8.2. */
export const retreatIsAllowed = all<ActionOf<'retreat'>>(seatIsOnTurn, ({ opened }) =>
  opened ? undefined : { code: 'cannotRetreatOpening', rule: 'R8.2' },
);

export function retreat(draft: Position, { seat }: ActionOf<'retreat'>): void {
  draft.retreating = seat;
  tell(draft, { what: 'retreat', seat, why: 'chosen' });
}

/** R8.3, R8.10. */
export const declineIsAllowed = all<ActionOf<'decline'>>(
  seatIsOnTurn,
  ({ opened }) => (opened ? { code: 'cannotDeclineRunning', rule: 'R8.3' } : undefined),
  (position, { seat, cards }) => cardsAreInOrder(cards) ?? cardsAreOwn(position, seat, cards),
  (position, { seat, cards }) => {
    const { hand } = position.sides[seat];
    const missing = cards.find((card) => !hand.includes(card));
    return missing === undefined ? undefined : { code: 'cardNotHere', rule: 'R8.3', card: missing };
  },
  (position, { seat, cards }) => {
    const handIsEmpty = position.sides[seat].hand.length === 0;
    const fits = handIsEmpty ? cards.length === 0 : cards.length >= 1 && cards.length <= 3;
    return fits ? undefined : { code: 'declineCount', rule: 'R8.3', have: cards.length };
  },
);

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
export const fightingOnIsAllowed = all<ActionOf<'fightOn'>>(seatIsOnTurn, (position, { seat }) =>
  position.turn.dutyReplaced || hasPlayableCharacter(position, seat)
    ? undefined
    : { code: 'noCharacter', rule: 'R8.5' },
);

/** Keeps the position of the decision, for R8.8. */
export function fightOn(draft: Position, { seat }: ActionOf<'fightOn'>): void {
  const decision: Position = { ...draft, beforeFightOn: null };
  restore(draft, decision);
  draft.beforeFightOn = decision;
  tell(draft, { what: 'fightOn', seat });
}

/** R8.8: as long as nothing hidden has come to light. */
export const takeBackIsAllowed = all<ActionOf<'takeBack'>>(seatIsOnTurn, ({ beforeFightOn }) =>
  beforeFightOn === null ? { code: 'cannotTakeBack', rule: 'R8.8' } : undefined,
);

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
