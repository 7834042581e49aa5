/** R22.11: in a landing turn cards are played from the landed Ships, unless one of them opens the hand (R22.17). */
import type { Seat } from '../../../src/vocabulary';
import type { TableModel } from '../model';

export function isHandLocked({ view, printed }: TableModel, seat: Seat): boolean {
  const landed = view.observation.sides[seat].ships.filter((ship) => ship.landed);
  const opens = (ship: (typeof landed)[number]) => printed(ship.card)?.effect?.do === 'playHandWhileLanding';
  return landed.length > 0 && !landed.some(opens);
}
