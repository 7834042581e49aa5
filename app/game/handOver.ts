/** A game that one room hands to the next: it is taken once. */
import type { Typed } from '../../machines/rulesModule';

export interface HandedGame {
  readonly chart: string;
  readonly place: string;
  readonly position: object;
  readonly actions: readonly Typed[];
}

let handed: HandedGame | undefined;

export function handOver(game: HandedGame): void {
  handed = game;
}

/** The game of this chart that has been handed over, if one has. */
export function takeHanded(chart: string): HandedGame | undefined {
  if (handed?.chart !== chart) return undefined;
  // Not at once: while developing, React runs an effect twice.
  queueMicrotask(() => {
    handed = undefined;
  });
  return handed;
}
