/** The players that search. */
import { handmade } from '../evaluate/handmade';
import type { PlayerMaker } from '../player';
import { settled } from '../settled';
import type { Budget } from './budget';
import { consider } from './consider';
import { Plan } from './plan';
import type { SearchOptions } from './search';

export const usualSearch: Omit<SearchOptions, 'budget'> = {
  judge: handmade,
  depth: 2,
  ownBudget: 150,
  laterBudget: 50,
  perWorld: 6,
  callChance: 0.3,
};

export const searching =
  (options: SearchOptions): PlayerMaker =>
  (settings) => {
    const plan = new Plan();
    return {
      choose(observation, legal, chance) {
        const planned = plan.next(observation, legal);
        if (planned !== undefined) return planned;
        const only = settled(observation, legal);
        if (only !== undefined) return only;
        const [best] = consider(observation, legal, settings, chance, options);
        if (best === undefined) return legal[0]!;
        plan.set(observation, best.turn.slice(1));
        return best.action;
      },
    };
  };

export const searchPlayer = (budget: Budget): PlayerMaker => searching({ ...usualSearch, budget });
