/** A computer player: sees what its seat sees and picks one of the legal actions. */
import type { SeatView as Observation } from '../../machines/engine';
import type { Action } from '../../src/actions';
import type { Settings } from '../../src/position';
import { below, nextRandom, seedRandom } from '../../src/rng';

/** Numbers by chance: `below(n)` gives 0 to n - 1. */
export interface Chance {
  readonly below: (n: number) => number;
}

export interface Player {
  /** `legal` is never empty; the answer is one of them. */
  choose(observation: Observation, legal: readonly Action[], chance: Chance): Promise<Action> | Action;
}

/** A player is made for a match: what is agreed before it, the deck lists among it, is open to all. */
export type PlayerMaker = (settings: Settings) => Player;

export function chanceFrom(seed: number): Chance {
  let state = seedRandom(seed);
  return {
    below(n) {
      state = nextRandom(state);
      return below(state, n);
    },
  };
}

/** One of the items, each with the same chance; there has to be one. */
export const anyOf = <T>(items: readonly T[], chance: Chance): T => items[chance.below(items.length)]!;
