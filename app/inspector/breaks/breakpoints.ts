/** Where a running game is to stop, and whether an action has come to such a point. */
import { activeStates } from '../../../machines/executor/edges';
import type { Microstep } from '../game/trace';
import type { AnyState, GameEdge, Rules } from '../game/types';
import { candidatesOf } from '../why/rows';

export type BreakKind = 'enter' | 'leave' | 'edge' | 'guardTrue' | 'guardFalse' | 'position';

export interface Breakpoint {
  readonly kind: BreakKind;
  /** A state, an edge's id, a guard's name, or a condition such as `dragons[0] >= 2`. */
  readonly of: string;
}

export const keyOf = ({ kind, of }: Breakpoint): string => `${kind} ${of}`;

const comparison = /^\s*([\w.[\]]+)\s*(==|=|!=|<=|>=|<|>)\s*(.+?)\s*$/;

/** A condition on the position: a path, a sign, and a JSON value or a word. Undefined: it cannot be read. */
export function readCondition(text: string): ((position: object) => boolean) | undefined {
  const [, path, sign, right] = comparison.exec(text) ?? [];
  if (path === undefined || sign === undefined || right === undefined) return undefined;
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  let value: unknown = right;
  try {
    value = JSON.parse(right);
  } catch {
    // A bare word is text.
  }
  return (position) => {
    const found = keys.reduce<unknown>(
      (at, key) => (at as Record<string, unknown> | null | undefined)?.[key],
      position,
    );
    const [one, other] = [found as number, value as number];
    switch (sign) {
      case '!=':
        return found !== value;
      case '<':
        return one < other;
      case '<=':
        return one <= other;
      case '>':
        return one > other;
      case '>=':
        return one >= other;
      default:
        return found === value;
    }
  };
}

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
        return condition?.(state.position) && !condition(last.position);
      }
      const [was, is] = [guardHolds(rules, edges, last, of), guardHolds(rules, edges, state, of)];
      return kind === 'guardTrue' ? !was && is : was && !is;
    });
    if (hit !== undefined) return { breakpoint: hit, micro: index + 1 };
    last = state;
  }
  return undefined;
}
