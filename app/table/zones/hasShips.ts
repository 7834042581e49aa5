/** Whether there may be Ships in this game: without any, the table has no column for them. */
import { cardAt } from '../../../src/cards';
import type { SeatView } from '../../game/match';

export function hasShips({ observation }: SeatView): boolean {
  const { sides, cards } = observation;
  if (sides.some((side) => side.people === 'buka' || side.ships.length > 0)) return true;
  return cards.some((index) => index !== null && cardAt(index).kind === 'ship');
}

/** Whether a Ship lies in an influence area, or may be laid there: small screens have no room for an empty column. */
export const areShipsOut = ({ observation, legal }: SeatView): boolean =>
  legal.some(({ type }) => type === 'playShip') ||
  observation.sides.some((side) => side.ships.some((ship) => !ship.landed));
