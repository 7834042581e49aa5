/** What the benchmarks play: the 36 pairings of different peoples, seeded, and a stopwatch that warms up. */
import { prebuiltDeck } from '../../src/decks';
import type { Settings } from '../../src/position';
import { peoples } from '../../src/vocabulary';

const pairings: readonly Settings[] = peoples.flatMap((first, index) =>
  peoples.slice(index + 1).map((second) => ({
    decks: [prebuiltDeck(first), prebuiltDeck(second)],
    crystalsToWin: 1,
    mulligan: false,
    swapDecks: true,
    firstSeat: null,
    order: null,
  })),
);

/** The settings of a single game; every 36 in a row play each pairing once. */
export const settingsOf = (game: number): Settings => pairings[game % pairings.length]!;

/** Median of the slices, in calls a second; the first slice warms up and does not count. */
export function perSecond(slices: number, slice: () => number): number {
  slice();
  const rates = Array.from({ length: slices }, () => {
    const start = performance.now();
    const calls = slice();
    return (calls / (performance.now() - start)) * 1000;
  }).sort((a, b) => a - b);
  return Math.round(rates[Math.floor(slices / 2)]!);
}
