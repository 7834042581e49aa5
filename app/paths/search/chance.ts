/** The dice of a search: seeded, so that the same seed finds the same paths. */
import { below, nextRandom, seedRandom } from '../../../src/rng';

export interface Chance {
  /** From 0 to n - 1. */
  below(n: number): number;
  /** An index, more often where the weight is higher. */
  weighted(weights: readonly number[]): number;
}

export function chanceOf(seed: number): Chance {
  let state = seedRandom(seed);
  const draw = (n: number): number => {
    state = nextRandom(state);
    return below(state, n);
  };
  return {
    below: draw,
    weighted(weights) {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      let left = (draw(1 << 20) / (1 << 20)) * total;
      for (let index = 0; index < weights.length; index++) {
        left -= weights[index]!;
        if (left < 0) return index;
      }
      return weights.length - 1;
    },
  };
}
