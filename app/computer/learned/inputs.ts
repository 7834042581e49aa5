/** What the learned evaluation is told of a position: where each card lies that the seat may know of, and what it senses. */
import type { CardId } from '../../../src/actions';
import { catalogue } from '../../../src/cards';
import { deckOf, type Position } from '../../../src/position';
import { hasShield, powerIn } from '../../../src/power';
import { standingOf } from '../../../src/standing';
import { opponentOf, peoples, type Seat } from '../../../src/vocabulary';
import type { Fresh } from '../evaluate/judge';
import { sense, senseCount } from '../evaluate/senses';
import type { Frame } from './traits';

/** Where a card can lie, seen from a seat. */
export const areas = [
  'hand',
  'drawPile',
  'combat',
  'under',
  'support',
  'bluff',
  'ship',
  'cargo',
  'theirUnseen',
  'theirDisclosed',
  'theirCombat',
  'theirUnder',
  'theirSupport',
  'theirShip',
  'theirCargo',
] as const;
export type Area = (typeof areas)[number];
const areaAt = Object.fromEntries(areas.map((area, index) => [area, index])) as Record<Area, number>;

/** Numbers beside the cards: what is sensed, the dragons' lead, both peoples, both powers and shields. */
const leadAt = senseCount;
const peopleAt = leadAt + 7;
const theirPeopleAt = peopleAt + peoples.length;
const powerAt = theirPeopleAt + peoples.length;
export const numberCount = powerAt + 4;

export const rowCount = areas.length * catalogue.length;

/** No more cards than two decks can lie anywhere. */
const mostRows = 80;

export interface Inputs {
  frame: Frame;
  /** Area and card of each card that is known to lie somewhere, as one number. */
  readonly rows: Uint16Array;
  count: number;
  readonly numbers: Float32Array;
}

export const newInputs = (): Inputs => ({
  frame: 0,
  rows: new Uint16Array(mostRows),
  count: 0,
  numbers: new Float32Array(numberCount),
});

/** Fills `out` from the point of view of the seat. */
export function readInputs(position: Position, seat: Seat, fresh: Fresh | null, out: Inputs): Inputs {
  const other = opponentOf(seat);
  const { numbers } = out;
  out.frame = position.element === null ? 0 : position.element === 'fire' ? 1 : 2;
  sense(position, seat, numbers, fresh);
  numbers[leadAt + 3 + position.dragons[seat] - position.dragons[other]] = 1;
  numbers[peopleAt + peoples.indexOf(deckOf(position, seat).people)] = 1;
  numbers[theirPeopleAt + peoples.indexOf(deckOf(position, other).people)] = 1;
  if (position.opened && position.element !== null) {
    const standing = standingOf(position);
    numbers[powerAt] = powerIn(position, standing, seat, position.element) / 10;
    numbers[powerAt + 1] = powerIn(position, standing, other, position.element) / 10;
    numbers[powerAt + 2] = Number(hasShield(position, standing, seat, position.element));
    numbers[powerAt + 3] = Number(hasShield(position, standing, other, position.element));
  }
  out.count = 0;
  readOwn(position, seat, fresh, out);
  readTheirs(position, other, out);
  return out;
}

function lay(position: Position, area: Area, card: CardId, out: Inputs): void {
  out.rows[out.count++] = areaAt[area] * catalogue.length + position.cards[card]!;
}

function layAll(position: Position, area: Area, cards: readonly CardId[], out: Inputs): void {
  for (let index = 0; index < cards.length; index++) lay(position, area, cards[index]!, out);
}

function readOwn(position: Position, seat: Seat, fresh: Fresh | null, out: Inputs): void {
  const side = position.sides[seat];
  for (const card of side.hand) lay(position, fresh?.[card] === 1 ? 'drawPile' : 'hand', card, out);
  layAll(position, 'drawPile', side.drawPile, out);
  layAll(position, 'combat', side.combat, out);
  layAll(position, 'under', side.under, out);
  for (const card of side.support)
    lay(position, side.faceDown.includes(card) ? 'bluff' : 'support', card, out);
  for (const ship of side.ships) {
    lay(position, 'ship', ship.card, out);
    layAll(position, 'cargo', ship.cargo, out);
  }
}

/** Hidden cards of the other seat are one set, wherever they lie. */
function readTheirs(position: Position, other: Seat, out: Inputs): void {
  const side = position.sides[other];
  for (const card of side.hand)
    lay(position, side.disclosed.includes(card) ? 'theirDisclosed' : 'theirUnseen', card, out);
  layAll(position, 'theirUnseen', side.drawPile, out);
  layAll(position, 'theirCombat', side.combat, out);
  layAll(position, 'theirUnder', side.under, out);
  for (const card of side.support)
    lay(position, side.faceDown.includes(card) ? 'theirUnseen' : 'theirSupport', card, out);
  for (const ship of side.ships) {
    lay(position, 'theirShip', ship.card, out);
    layAll(position, 'theirCargo', ship.cargo, out);
  }
}
