/** R4, R14, T7: how a fight begins, and how it ends with a retreat. */

import { countableCards } from '../inPlay';
import { attractDragon, discard, discardLandedShips, fillHand } from '../moves';
import { tell } from '../news';
import { none, type Position } from '../position';
import { standingOf } from '../standing';
import { opponentOf, type Seat } from '../vocabulary';
import { giveDemandedDragons } from './demands';

/** R2.6, R4: the starter's opening turn comes next. */
export function startFight(draft: Position): void {
  draft.fightNumber += 1;
  draft.element = null;
  draft.opened = false;
  draft.announced = null;
  draft.retreating = null;
  draft.onTurn = draft.fightStarter;
  tell(draft, { what: 'fightBegins', starter: draft.fightStarter });
}

/** T7(1), T7(2). */
export function settleRetreat(draft: Position): void {
  discardLandedShips(draft, draft.onTurn);
  giveDemandedDragons(draft, draft.retreating!);
}

/** R14.2-R14.4: how many dragons the winner attracts. */
export function retreatDragons(position: Position, loser: Seat): number {
  const winner = opponentOf(loser);
  const standing = standingOf(position);
  const changes = [
    ...standing[winner].retreatDragons.filter((effect) => effect.when === 'opponentRetreats'),
    ...standing[loser].retreatDragons.filter((effect) => effect.when === 'ownerRetreats'),
  ];
  const amounts = (change: (typeof changes)[number]['change']): number[] =>
    changes.filter((effect) => effect.change === change).map((effect) => effect.amount);
  const sum = (list: number[]): number => list.reduce((total, amount) => total + amount, 0);
  let dragons = countableCards(position.sides[winner]) >= 6 ? 2 : 1;
  dragons = Math.max(0, dragons + sum(amounts('add')) - sum(amounts('subtract')));
  dragons = Math.min(dragons, ...amounts('atMost'));
  return amounts('exactly').reduce((_, amount) => amount, dragons);
}

/** T7(3), T7(4). */
export function attractRetreatDragons(draft: Position): void {
  const loser = draft.retreating!;
  const winner = opponentOf(loser);
  const dragons = retreatDragons(draft, loser);
  tell(draft, {
    what: 'retreatDragons',
    winner,
    cards: countableCards(draft.sides[winner]),
    dragons,
  });
  for (let i = 0; i < dragons && draft.instantWinner === null; i++) attractDragon(draft, winner, none);
}

function clearAreas(draft: Position, seat: Seat): void {
  const side = draft.sides[seat];
  for (const card of [...side.under, ...side.combat]) discard(draft, seat, card, 'combat');
  for (const card of side.support) {
    discard(draft, seat, card, side.faceDown.includes(card) ? 'bluff' : 'support');
  }
  side.under = [];
  side.combat = [];
  side.support = [];
  side.supportSince = [];
  side.faceDown = [];
}

/** T7(5), T7(6): areas to the discard piles, winner and loser draw up to 6; the loser starts the next fight (R4.4). */
export function clearFight(draft: Position): void {
  const loser = draft.retreating!;
  draft.turn.leadership = none;
  draft.targets = [];
  draft.beforeFightOn = null;
  for (const seat of [opponentOf(loser), loser]) clearAreas(draft, seat);
  for (const seat of [opponentOf(loser), loser]) fillHand(draft, seat, false);
  draft.fightStarter = loser;
}

/** R15.2. */
export const someoneIsOut = ({ sides }: Position): boolean => sides[0].outSince > 0 || sides[1].outSince > 0;

/** R15.1, T9. */
export const gameIsDecided = (position: Position): boolean => position.instantWinner !== null;
