/** What a run has counted, and the mismatches it has found; plain, so that it passes between threads. */
import type { AllowanceName } from './allowances';

export interface Difference {
  readonly what: string;
  /** What the trace says, and what our engine says. */
  readonly expected: string;
  readonly seen: string;
}

export interface Mismatch extends Difference {
  readonly file: string;
  /** Number of the game in its file and of the step in the game, from 0. */
  readonly game: number;
  readonly step: number;
  readonly move: string;
}

/** How often an allowance was needed, and in how many games. */
export interface Uses {
  readonly times: number;
  readonly games: number;
}

export interface Tally {
  readonly games: number;
  readonly steps: number;
  readonly compared: number;
  readonly mismatches: readonly Mismatch[];
  readonly allowances: Partial<Record<AllowanceName, Uses>>;
  /** Names of the cards that were played. */
  readonly played: readonly string[];
}

export const emptyTally: Tally = {
  games: 0,
  steps: 0,
  compared: 0,
  mismatches: [],
  allowances: {},
  played: [],
};

export function add(a: Tally, b: Tally): Tally {
  const sum = { ...a.allowances };
  for (const [key, uses] of Object.entries(b.allowances)) {
    const name = key as AllowanceName;
    const before = sum[name] ?? { times: 0, games: 0 };
    sum[name] = { times: before.times + uses.times, games: before.games + uses.games };
  }
  return {
    games: a.games + b.games,
    steps: a.steps + b.steps,
    compared: a.compared + b.compared,
    mismatches: [...a.mismatches, ...b.mismatches],
    allowances: sum,
    played: [...new Set([...a.played, ...b.played])],
  };
}
