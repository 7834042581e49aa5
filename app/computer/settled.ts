/** What needs no thinking: there is nothing to choose, or a turn taken back is given up. */
import type { SeatView as Observation } from '../../machines/engine';
import type { Action } from '../../src/actions';
import { hasTakenBack } from './habits';

export function settled(observation: Observation, legal: readonly Action[]): Action | undefined {
  const others = legal.filter((action) => action.type !== 'takeBack');
  if (others.length <= 1) return others[0] ?? legal[0]!;
  return hasTakenBack(observation) ? legal.find((action) => action.type === 'retreat') : undefined;
}
