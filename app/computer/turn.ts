/**
 * Thinks its own turn through to the end, in several positions it holds possible, and takes the action with the best
 * end on average. What the other seat does next it leaves to the evaluation.
 */
import type { SeatView as Observation } from '../../machines/engine';
import type { Action } from '../../src/actions';
import { imagining } from './belief/imagine';
import { answerToBluff, temperBy } from './bluff/answer';
import { handmade } from './evaluate/handmade';
import { type Judge, judging } from './evaluate/judge';
import type { Chance, Player, PlayerMaker } from './player';
import { settled } from './settled';
import { keyOf } from './think/keys';
import { exploreTurn, type TurnOptions } from './think/turns';

export interface TurnStrength {
  readonly judge: Judge;
  /** Positions imagined, and actions tried in each. */
  readonly worlds: number;
  readonly budget: number;
}

/** The worth of each action by its best end, on average over the worlds in which it could be finished. */
function rated(
  observation: Observation,
  legal: readonly Action[],
  { worlds, budget }: TurnStrength,
  { rate, temper }: Pick<TurnOptions, 'rate' | 'temper'>,
  imagine: () => ReturnType<ReturnType<typeof imagining>>,
): Map<Action, number> {
  const byKey = new Map(legal.map((action) => [keyOf(action), { action, sum: 0, count: 0 }]));
  const options: TurnOptions = { budget, rate, temper };
  for (let world = 0; world < worlds; world++) {
    const best = new Map<Action, number>();
    exploreTurn(imagine(), observation.seat, options, (value, [first]) => {
      if (first !== undefined && value > (best.get(first) ?? -1)) best.set(first, value);
    });
    for (const [first, value] of best) {
      const entry = byKey.get(keyOf(first));
      if (entry === undefined) continue;
      entry.sum += value;
      entry.count++;
    }
  }
  const tried = [...byKey.values()].filter((entry) => entry.count > 0);
  return new Map(tried.map(({ action, sum, count }) => [action, sum / count]));
}

export function turnPlayer(strength: TurnStrength): PlayerMaker {
  return (settings): Player => ({
    choose(observation, legal, chance: Chance) {
      const only = settled(observation, legal);
      if (only !== undefined) return only;
      const imagine = imagining(observation, settings, chance);
      const rate = judging(strength.judge, observation.results.length);
      const answer = answerToBluff(legal, imagine, rate, chance);
      if (answer !== undefined) return answer;
      const temper = temperBy(chance);
      const worths = rated(observation, legal, strength, { rate, temper }, imagine);
      let best = legal[0]!;
      let most = Number.NEGATIVE_INFINITY;
      for (const [action, worth] of worths) {
        if (worth <= most) continue;
        most = worth;
        best = action;
      }
      return best;
    },
  });
}

export const usualTurn: TurnStrength = { judge: handmade, worlds: 3, budget: 150 };

export const turn: PlayerMaker = turnPlayer(usualTurn);
