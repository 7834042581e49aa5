/** Cards moved from place to place in a position that is being set up. */
import type { Position, Side } from '../../../src/position';
import { cardLists as lists } from '../../../src/setupFaults';

export { faultsOf } from '../../../src/setupFaults';

const places = [...lists, 'ships'] as const;
export type PlaceName = (typeof places)[number];
export const placeNames: readonly PlaceName[] = places;

/** The position with the card lying elsewhere on its owner's side. */
export function withCardAt(position: Position, card: number, to: PlaceName): Position {
  const seat = card >= position.secondDeckFrom ? 1 : 0;
  const old = position.sides[seat];
  const side = { ...old };
  for (const list of lists) side[list] = old[list].filter((other) => other !== card);
  const at = old.support.indexOf(card);
  side.supportSince = old.supportSince.filter((_, index) => index !== at);
  side.faceDown = old.faceDown.filter((other) => other !== card);
  side.disclosed = old.disclosed.filter((other) => other !== card);
  side.ships = old.ships
    .filter((ship) => ship.card !== card)
    .map((ship) => ({ ...ship, cargo: ship.cargo.filter((other) => other !== card) }));
  if (to === 'ships') side.ships = [...side.ships, { card, landed: false, cargo: [] }];
  else side[to] = [...side[to], card];
  if (to === 'support') side.supportSince = [...side.supportSince, position.turn.number];
  const sides: [Side, Side] = seat === 0 ? [side, position.sides[1]] : [position.sides[0], side];
  return { ...position, sides };
}

export function placeOfCard(position: Position, card: number): PlaceName | undefined {
  const side = position.sides[card >= position.secondDeckFrom ? 1 : 0];
  const list = lists.find((name) => side[name].includes(card));
  return (
    list ?? (side.ships.some((ship) => ship.card === card || ship.cargo.includes(card)) ? 'ships' : undefined)
  );
}
