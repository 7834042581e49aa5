/** Starts of whole matches are named by their seed; all others are dealt in a given order with seed 1. */

export const newGameName = (seed: number): string => `match ${seed}`;

export const newGameSeed = (name: string): number => Number(/^match (-?\d+)$/.exec(name)?.[1] ?? 1);
