/** Conditions printed on cards, read before the card itself is placed (R19.1, R24.1). */
import type { CardId } from '../actions';
import { type Facts, factsAt, kindMask } from '../cards/facts';
import type { Condition } from '../effects/effect';
import { bluffsIgnoredBy } from '../ignoring';
import { supportBit } from '../inPlay';
import { isOnLandedShip } from '../moves';
import type { Position } from '../position';
import { power } from '../power';
import { standingOf } from '../standing';
import { opponentOf, type Seat } from '../vocabulary';

/** Face-down Bluffs that count: ignored ones count for nothing (D4, R23.13). */
function countedBluffs(position: Position, seat: Seat): number {
  const laid = position.sides[seat].faceDown.length;
  if (laid === 0) return 0;
  return bluffsIgnoredBy(standingOf(position)[seat].ignoring) === undefined ? laid : 0;
}

function cardsInPlay(position: Position, seat: Seat): number {
  const side = position.sides[seat];
  const faceUp = side.under.length + side.combat.length + side.support.length - side.faceDown.length;
  return faceUp + countedBluffs(position, seat);
}

/** Active cards that pass; `bluffs` says whether face-down Bluffs do. */
function activeCards(
  position: Position,
  seat: Seat,
  passes: (facts: Facts) => boolean,
  bluffs: boolean,
): number {
  const side = position.sides[seat];
  let count = bluffs ? countedBluffs(position, seat) : 0;
  for (const card of side.combat) if (passes(factsAt(position, card))) count++;
  for (const card of side.support) {
    if (!side.faceDown.includes(card) && passes(factsAt(position, card))) count++;
  }
  return count;
}

/** The figure a condition looks at, for the card of `seat`. */
export function conditionFigure(position: Position, seat: Seat, card: CardId, condition: Condition): number {
  const other = opponentOf(seat);
  switch (condition.test) {
    case 'opponentPower': {
      const { element, opened } = position;
      // R19.4: needs a running fight, and the named element if one is named.
      if (!opened || element === null) return 0;
      return condition.element === 'contested' || condition.element === element
        ? power(position, other, element)
        : 0;
    }
    case 'opponentActiveCards': {
      const mask = kindMask(condition.kinds);
      return activeCards(position, other, (facts) => (facts.kindBit & mask) !== 0, (mask & supportBit) !== 0);
    }
    case 'opponentActiveIcons':
      return activeCards(position, other, (facts) => facts.showsIcon, true);
    case 'opponentCardsInPlay':
      return cardsInPlay(position, other);
    case 'opponentDragons':
      return position.dragons[other];
    case 'opponentHandLead':
      return position.sides[other].hand.length - position.sides[seat].hand.length;
    case 'ownCardsInPlay':
      return cardsInPlay(position, seat);
    case 'ownShips':
      return position.sides[seat].ships.filter((ship) => !ship.landed).length;
    case 'playedFromLandedShip':
      return isOnLandedShip(position.sides[seat], card) ? 1 : 0;
  }
}

/** The bound of a condition: at least, or at most. */
export const boundOf = (condition: Condition): number =>
  'atLeast' in condition ? condition.atLeast : 'atMost' in condition ? condition.atMost : 1;

export function conditionHolds(position: Position, seat: Seat, card: CardId, condition: Condition): boolean {
  const figure = conditionFigure(position, seat, card, condition);
  return 'atMost' in condition ? figure <= condition.atMost : figure >= boundOf(condition);
}
