/** Whether the announcement may follow at once on going on from the reinforcement phase. */
import { opponentOf } from '../../src/vocabulary';
import type { SeatView } from './view';

/** In the reinforcement phase, with a power that may be announced. */
export function canAnnounceAtOnce({ observation, seat, shields }: SeatView): boolean {
  const { phase, element, opened, sides } = observation;
  if (phase !== 'reinforcement') return false;
  if (!opened || element === null) return true;
  return sides[seat].power[element].total >= sides[opponentOf(seat)].power[element].total || shields[seat];
}
