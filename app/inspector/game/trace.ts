/** The microsteps of an action: each edge taken, with the place and position after it. */

import type { Place } from '../../../machines/executor/chart';
import { movesAt } from '../../../machines/executor/edges';
import type { Typed } from '../../../machines/rulesModule';
import type { AnyState, GameEdge, Rules } from './types';

export interface Microstep {
  readonly edge: GameEdge;
  readonly state: AnyState;
  /** What the edge carried out, in order, with what was done on leaving and entering states. */
  readonly tasks: readonly string[];
}

/** Takes a legal action on a copy. */
export function traceOf({ module, chart }: Rules, before: AnyState, action: Typed): Microstep[] {
  const steps: Microstep[] = [];
  const position = module.copy(before.position);
  let place: Place = before.place;
  let pending: { edge: GameEdge; tasks: readonly string[] } | undefined;
  const flush = () => {
    if (pending === undefined) return;
    steps.push({ ...pending, state: { place, position: module.copy(position) } });
    pending = undefined;
  };
  chart.advanceTraced(place, position, action, (edge) => {
    flush();
    const move = movesAt(chart, place).find((candidate) => candidate.edge === edge);
    pending = { edge, tasks: (move?.tasks ?? edge.tasks).map(({ name }) => name) };
    place = (move?.next ?? place) as Place;
  });
  flush();
  return steps;
}

/** Traces that were asked for lately; looking at a game asks for the same few again and again. */
export function traceKeeper(rules: Rules, most = 64) {
  const kept = new Map<string, { before: AnyState; action: Typed; trace: readonly Microstep[] }>();
  return (before: AnyState, action: Typed, key: string): readonly Microstep[] => {
    const known = kept.get(key);
    if (known?.before === before && known.action === action) return known.trace;
    const trace = traceOf(rules, before, action);
    kept.delete(key);
    kept.set(key, { before, action, trace });
    if (kept.size > most) kept.delete(kept.keys().next().value!);
    return trace;
  };
}
