/** The deals of a contest between two levels: each is played from both sides. */
import { type People, peoples } from '../../../src/vocabulary';

export interface Deal {
  readonly peoples: readonly [People, People];
  readonly seed: number;
  /** 2, or 1 where an odd number of games leaves the other side out. */
  readonly games: 1 | 2;
}

export type Pairing = readonly [People, People];

/** All 36 pairs of different peoples. */
export const allPairings: readonly Pairing[] = peoples.flatMap((one, index) =>
  peoples.slice(index + 1).map((other): Pairing => [one, other]),
);

/** `games` games in all, the pairings taken in turn; every deal has a seed of its own. */
export function dealsFor(pairings: readonly Pairing[], games: number, seed: number): Deal[] {
  return Array.from({ length: Math.ceil(games / 2) }, (_, index): Deal => {
    const isLastHalf = games % 2 === 1 && index === (games - 1) / 2;
    return {
      peoples: pairings[index % pairings.length]!,
      seed: seed * 1_000_003 + index,
      games: isLastHalf ? 1 : 2,
    };
  });
}
