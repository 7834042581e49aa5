/** Where a running game is to stop, and whether an action has come to such a point. */
import { activeStates } from '../../../machines/executor/edges';
import { holds, readCondition } from '../../condition/condition';
import type { Microstep } from '../game/trace';
import type { AnyState, GameEdge, Rules } from '../game/types';
import { candidatesOf } from '../why/rows';

export type BreakKind = 'enter' | 'leave' | 'edge' | 'guardTrue' | 'guardFalse' | 'position';

export interface Breakpoint {
  readonly kind: BreakKind;
  /** A state, an edge's id, a guard's name, or a condition such as `dragons.0 >= 2`. */
  readonly of: string;
}

export const keyOf = ({ kind, of }: Breakpoint): string => `${kind} ${of}`;

/** A condition holds, or some action that a rule guards would pass at the place. */
export function guardHolds(
  rules: Rules,
  edges: readonly GameEdge[],
  { place, position }: AnyState,
  name: string,
): boolean {
  return edges.some((edge) => {
    if (edge.guard?.name !== name) return false;
    if (edge.guard.kind === 'condition') return edge.guard.condition(position);
    const { rule } = edge.guard;
    const isHere = activeStates(rules.chart, place).some((state) => state.name === edge.source);
    return (
      isHere &&
      candidatesOf(rules, position, edge.type!).some((action) => rule(position, action) === undefined)
    );
  });
}

/** The first breakpoint an action comes to: after which of its microsteps, from 1. */
export function hitBy(
  rules: Rules,
  breakpoints: readonly Breakpoint[],
  before: AnyState,
  trace: readonly Microstep[],
): { readonly breakpoint: Breakpoint; readonly micro: number } | undefined {
  if (breakpoints.length === 0) return undefined;
  const names = ({ place }: AnyState) => activeStates(rules.chart, place).map(({ name }) => name);
  const { edges } = rules.chart.statechart;
  let last = before;
  for (const [index, { edge, state }] of trace.entries()) {
    const [were, are] = [names(last), names(state)];
    const hit = breakpoints.find(({ kind, of }) => {
      if (kind === 'enter') return are.includes(of) && (!were.includes(of) || edge.target === of);
      if (kind === 'leave') return were.includes(of) && !are.includes(of);
      if (kind === 'edge') return edge.id === of;
      if (kind === 'position') {
        const condition = readCondition(of);
        return (
          condition !== undefined && holds(condition, state.position) && !holds(condition, last.position)
        );
      }
      const [was, is] = [guardHolds(rules, edges, last, of), guardHolds(rules, edges, state, of)];
      return kind === 'guardTrue' ? !was && is : was && !is;
    });
    if (hit !== undefined) return { breakpoint: hit, micro: index + 1 };
    last = state;
  }
  return undefined;
}
