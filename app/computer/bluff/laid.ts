/** Bluffs laid in a position: whether they are true, how likely they can be, and the same position with other ones. */
import type { CardId } from '../../../src/actions';
import { anyBluff, factsAt, iconBit } from '../../../src/cards/facts';
import { copyPosition } from '../../../src/copy';
import type { Position } from '../../../src/position';
import { hasShield, powerIn } from '../../../src/power';
import { standingOf } from '../../../src/standing';
import { type Element, opponentOf, type Seat } from '../../../src/vocabulary';

const symbolOf = (element: Element | null): number =>
  iconBit(element === 'earth' ? 'bluffEarth' : 'bluffFire');

const shows = (position: Position, card: CardId): boolean =>
  (factsAt(position, card).iconBits & symbolOf(position.element)) !== 0;

/** Every Bluff the seat has laid shows the symbol of the fight. */
export const areTrue = (position: Position, seat: Seat): boolean =>
  position.sides[seat].faceDown.every((card) => shows(position, card));

/** Without its Bluffs the seat would have had to give the fight up. */
export function areNeeded(position: Position, seat: Seat): boolean {
  const { element } = position;
  if (element === null) return false;
  const without = copyPosition(position);
  const side = without.sides[seat];
  const laid = side.support.map((card) => side.faceDown.includes(card));
  side.support = side.support.filter((_, index) => !laid[index]);
  side.supportSince = side.supportSince.filter((_, index) => !laid[index]);
  side.faceDown = [];
  const standing = standingOf(without);
  return (
    powerIn(without, standing, seat, element) < powerIn(without, standing, opponentOf(seat), element) &&
    !hasShield(without, standing, seat, element)
  );
}

/** What the other seat knows of the cards it cannot see. */
export interface Unseen {
  /** How likely so many true Bluffs as are laid were at hand. */
  readonly trueShare: number;
  /** No Bluff it cannot see is false. */
  readonly allTrue: boolean;
}

export function unseenOf(position: Position, seat: Seat): Unseen {
  const { hand, disclosed, drawPile, faceDown } = position.sides[seat];
  const hidden = [...hand.filter((card) => !disclosed.includes(card)), ...drawPile, ...faceDown];
  const bluffs = hidden.filter((card) => (factsAt(position, card).iconBits & anyBluff) !== 0);
  const fitting = bluffs.filter((card) => shows(position, card)).length;
  if (fitting < faceDown.length) return { trueShare: 0, allTrue: false };
  const held = hidden.length - drawPile.length;
  const one = 1 - (1 - fitting / hidden.length) ** held;
  return { trueShare: one ** faceDown.length, allTrue: fitting === bluffs.length };
}

/** Makes the laid Bluffs all true, or one of them false, by changing places with unseen cards; false if that cannot be. */
export function relay(position: Position, seat: Seat, wanted: boolean): boolean {
  const side = position.sides[seat];
  if (!wanted) return areTrue(position, seat) ? swapped(position, seat, side.faceDown[0]!, false) : true;
  for (const card of [...side.faceDown]) {
    if (!shows(position, card) && !swapped(position, seat, card, true)) return false;
  }
  return true;
}

function swapped(position: Position, seat: Seat, laid: CardId, wanted: boolean): boolean {
  const side = position.sides[seat];
  const fits = (card: CardId): boolean => shows(position, card) === wanted && !side.disclosed.includes(card);
  const other = side.drawPile.find(fits) ?? side.hand.find(fits);
  if (other === undefined) return false;
  const swap = (cards: CardId[]): CardId[] =>
    cards.map((card) => (card === laid ? other : card === other ? laid : card));
  side.faceDown = swap(side.faceDown);
  side.support = swap(side.support);
  side.hand = swap(side.hand);
  side.drawPile = swap(side.drawPile);
  return true;
}
