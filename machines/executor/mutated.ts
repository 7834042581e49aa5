/** Charts with one fault put in: what a good set of tests must notice. */
import type { Chart } from './chart';
import { assemble } from './compile';
import type { Edge, Guard, Statechart, StateNode, Task, Typed } from './statechart';

export type Change<P, A, R> = (chart: Statechart<P, A, R>) => Statechart<P, A, R>;

/** The chart with the change made; the given one stays as it is. */
export function variant<P, A extends Typed, R>(
  chart: Chart<P, A, R>,
  change: Change<P, A, R>,
): Chart<P, A, R> {
  return assemble(change(chart.statechart), chart.options);
}

function editEdge<P, A, R>(
  id: string,
  edit: (edge: Edge<P, A, R>) => Edge<P, A, R> | undefined,
): Change<P, A, R> {
  return ({ states, edges }) => {
    if (!edges.some((edge) => edge.id === id)) throw new Error(`No edge "${id}"`);
    return { states, edges: edges.flatMap((edge) => (edge.id === id ? (edit(edge) ?? []) : edge)) };
  };
}

export function dropEdge<P, A, R>(id: string): Change<P, A, R> {
  return editEdge(id, () => undefined);
}

export function retarget<P, A, R>(id: string, target: string): Change<P, A, R> {
  return editEdge(id, (edge) => ({ ...edge, target }));
}

/** The guard becomes its opposite; a rule that passed then refuses with `{ negated: name }`. */
export function negateGuard<P, A, R>(id: string): Change<P, A, R> {
  return editEdge(id, (edge) => ({ ...edge, guard: edge.guard && negated(edge.guard) }));
}

function negated<P, A, R>(guard: Guard<P, A, R>): Guard<P, A, R> {
  if (guard.kind === 'condition') return { ...guard, condition: (position: P) => !guard.condition(position) };
  const reason = { negated: guard.name } as R;
  return {
    ...guard,
    rule: (position, action) => (guard.rule(position, action) === undefined ? reason : undefined),
  };
}

export function openGuard<P, A, R>(id: string): Change<P, A, R> {
  return editEdge(id, (edge) => ({ ...edge, guard: undefined }));
}

export function closeGuard<P, A, R>(id: string): Change<P, A, R> {
  const never: Guard<P, A, R> = { kind: 'condition', name: 'never', condition: () => false };
  return editEdge(id, (edge) => ({ ...edge, guard: never }));
}

/** The edge is asked after the next one of its source and type. */
export function swapWithNext<P, A, R>(id: string): Change<P, A, R> {
  return ({ states, edges }) => {
    const at = edges.findIndex((edge) => edge.id === id);
    const edge = edges[at];
    const next = edges[at + 1];
    if (edge === undefined || next?.source !== edge.source || next.type !== edge.type)
      throw new Error(`No edge after "${id}"`);
    return { states, edges: [...edges.slice(0, at), next, edge, ...edges.slice(at + 2)] };
  };
}

/** One thing that an edge does is left out. */
export function dropTask<P, A, R>(id: string, index: number): Change<P, A, R> {
  return editEdge(id, (edge) => ({ ...edge, tasks: without(edge.tasks, index) }));
}

/** Something that does nothing stays in its place: an edge that stays and does nothing at all would be forbidden. */
function without<P, A>(tasks: readonly Task<P, A>[], index: number): Task<P, A>[] {
  return tasks.with(index, { kind: 'step', name: 'nothing', step: () => {} });
}

/** One thing that a state does on `entry` or `exit` is left out. */
export function dropStateTask<P, A, R>(name: string, when: 'entry' | 'exit', index: number): Change<P, A, R> {
  return ({ states, edges }) => ({
    states: states.map(
      (state): StateNode<P, A> =>
        state.name === name ? { ...state, [when]: without(state[when], index) } : state,
    ),
    edges,
  });
}
