/** The players that search. */
import { imagining } from '../belief/imagine';
import { answerToBluff } from '../bluff/answer';
import { handmade } from '../evaluate/handmade';
import { judging } from '../evaluate/judge';
import { loadJudge } from '../learned/load';
import type { Player, PlayerMaker } from '../player';
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
  mixes: false,
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
        const imagine = imagining(observation, settings, chance);
        const rate = judging(options.judge, observation.results.length);
        const answer = answerToBluff(legal, imagine, rate, chance);
        if (answer !== undefined) return answer;
        const [best] = consider(observation, legal, settings, chance, options);
        if (best === undefined) return legal[0]!;
        plan.set(observation, best.turn.slice(1));
        return best.action;
      },
    };
  };

/** The level `search`: rules of thumb judge where the looking ahead ends. */
export const searchPlayer = (budget: Budget): PlayerMaker =>
  searching({ ...usualSearch, mixes: true, budget });

/** The level `master`: what was learned judges there. */
export const masterPlayer =
  (budget: Budget): PlayerMaker =>
  (settings) => {
    let player: Player | undefined;
    return {
      async choose(observation, legal, chance) {
        player ??= searching({ ...usualSearch, judge: await loadJudge(), mixes: true, budget })(settings);
        return player.choose(observation, legal, chance);
      },
    };
  };
