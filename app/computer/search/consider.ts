/** What a search thinks of each action that is legal now: the worth of the best turn that begins with it. */
import type { SeatView as Observation } from '../../../machines/engine';
import type { Action } from '../../../src/actions';
import type { Settings } from '../../../src/position';
import { imagining } from '../belief/imagine';
import type { Chance } from '../player';
import { keyOf } from '../think/keys';
import { type SearchOptions, search } from './search';
import { type Edge, worthOf } from './tree';

export interface Considered {
  readonly action: Action;
  /** The turn that begins with it, as far as it is foreseen. */
  readonly turn: readonly Action[];
  /** The chance to win the game, by search and evaluation. */
  readonly winChance: number;
  readonly visits: number;
}

const isBetter = (one: Edge, other: Edge): boolean =>
  one.visits !== other.visits ? one.visits > other.visits : worthOf(one) > worthOf(other);

const bounded = (chance: number): number => Math.max(0, Math.min(1, chance));

/** From the most to the least considered; actions that were not looked at are left out. */
export function consider(
  observation: Observation,
  legal: readonly Action[],
  settings: Settings,
  chance: Chance,
  options: SearchOptions,
): Considered[] {
  const { seat, results } = observation;
  const imagine = imagining(observation, settings, chance);
  const root = search({ seat, since: results.length, imagine, chance }, options);
  const best = new Map<string, Edge>();
  for (const edge of root.edges.values()) {
    if (edge.actions[0] === undefined) continue;
    const key = keyOf(edge.actions[0]);
    const other = best.get(key);
    if (other === undefined || isBetter(edge, other)) best.set(key, edge);
  }
  const found = legal.flatMap((action) => {
    const edge = best.get(keyOf(action));
    return edge === undefined ? [] : [{ action, edge }];
  });
  found.sort((a, b) => (isBetter(a.edge, b.edge) ? -1 : 1));
  return found.map(({ action, edge }) => ({
    action,
    turn: edge.actions,
    winChance: bounded(worthOf(edge)),
    visits: edge.visits,
  }));
}
