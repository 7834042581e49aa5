/** Draws an action for a walk by chance. */
import type { Typed } from '../../machines/rulesModule';

/** A type first, so that rare actions come up; undefined where there is none. `below(n)` is a number from 0 to n - 1. */
export function drawnByType<A extends Typed>(
  actions: readonly A[],
  below: (n: number) => number,
): A | undefined {
  if (actions.length === 0) return undefined;
  const types = [...new Set(actions.map(({ type }) => type))];
  const type = types[below(types.length)];
  const ofType = actions.filter((action) => action.type === type);
  return ofType[below(ofType.length)];
}
