/** The learned evaluation as a judge. */
import type { Judge } from '../evaluate/judge';
import { newInputs, readInputs } from './inputs';
import { type Network, newActivity, winChance } from './network';

export function learnedJudge(network: Network): Judge {
  const inputs = newInputs();
  const activity = newActivity();
  return (position, seat, fresh = null) =>
    winChance(network, readInputs(position, seat, fresh, inputs), activity);
}
