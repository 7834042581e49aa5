/** A move: what one edge does when it is taken from one place. */
import type { Condition, Rule, Step } from '../binding';
import type { Place } from './chart';
import { ancestry, descent, type Route, routeOf, type Tree } from './route';
import { type Edge, isForbidden, type Task, type Typed } from './statechart';

/** One shape for all moves and no indirection: the loops of `run.ts` read nothing else. */
export interface Move<P, A, R> {
  readonly rule: Rule<P, A, R> | undefined;
  readonly condition: Condition<P> | undefined;
  /** Exit steps, the edge's own and entry steps, in XState's order. */
  readonly steps: readonly Step<P, A>[];
  readonly next: Place;
  /** Nothing can follow: no raised event, no eventless move at the next place. */
  readonly rests: boolean;
  /** Leaves everything as it is; XState looks no further for eventless edges after such a one. */
  readonly isInert: boolean;
  readonly isForbidden: boolean;
  readonly raised: readonly Raised<A>[];
  readonly edge: Edge<P, A, R>;
  /** The same as `steps` and `raised`, in one order and with names. */
  readonly tasks: readonly Task<P, A>[];
}

export interface Raised<A> {
  readonly event: A;
  /** Column of the table; -1: no edge anywhere takes it. */
  readonly type: number;
}

/** What the table knows about itself while the moves are made. */
export interface Columns<P, A> {
  readonly tree: Tree<P, A>;
  readonly typeOf: (type: string) => number;
  readonly placeOf: (leaf: string) => Place;
  /** True of a place that eventless edges may leave. */
  readonly isRestless: (leaf: string) => boolean;
}

/** The type of the event that XState raises when the children of a state have ended. */
function doneType(id: string): string {
  return `xstate.done.state.${id}`;
}

/** True of a final child of the root: there the chart is over. */
export function isEnd<P, A>(tree: Tree<P, A>, name: string): boolean {
  const state = tree.get(name)!;
  return state.kind === 'final' && tree.get(state.parent!)!.parent === undefined;
}

/** Everything that happens on a route, in order. */
function tasksOf<P, A extends Typed>(
  tree: Tree<P, A>,
  route: Route<P, A>,
  own: readonly Task<P, A>[],
): Task<P, A>[] {
  const tasks = [...route.exited.flatMap((state) => state.exit), ...own];
  for (const { state, byDefault } of route.entered) {
    tasks.push(...state.entry);
    if (byDefault) tasks.push(...state.initialTasks);
    if (state.kind !== 'final') continue;
    const type = doneType(tree.get(state.parent!)!.id);
    // The chart never says which event this is; XState makes it, and steps on `onDone` receive it.
    const event = { type, output: undefined } as unknown as A;
    tasks.push({ kind: 'raise', name: type, event });
    // A chart that is over leaves all its states.
    if (isEnd(tree, state.name)) tasks.push(...ancestry(tree, state.name).flatMap((left) => left.exit));
  }
  return tasks;
}

function stepsOf<P, A>(tasks: readonly Task<P, A>[]): Step<P, A>[] {
  return tasks.flatMap((task) => (task.kind === 'step' ? [task.step] : []));
}

function raisedBy<P, A extends Typed>(tasks: readonly Task<P, A>[], columns: Columns<P, A>): Raised<A>[] {
  return tasks.flatMap((task) =>
    task.kind === 'raise' ? [{ event: task.event, type: columns.typeOf(task.event.type) }] : [],
  );
}

/** The move of an edge from a leaf. */
export function moveOf<P, A extends Typed, R>(
  columns: Columns<P, A>,
  edge: Edge<P, A, R>,
  leaf: string,
): Move<P, A, R> {
  const { tree } = columns;
  const route = routeOf(tree, edge, leaf);
  const tasks = tasksOf(tree, route, edge.tasks);
  const next = edge.target === undefined ? leaf : descent(tree, edge.target).at(-1)!.name;
  const steps = stepsOf(tasks);
  const raised = raisedBy(tasks, columns);
  return {
    rule: edge.guard?.kind === 'rule' ? edge.guard.rule : undefined,
    condition: edge.guard?.kind === 'condition' ? edge.guard.condition : undefined,
    steps,
    next: columns.placeOf(next),
    rests: raised.length === 0 && !columns.isRestless(next),
    isInert: steps.length === 0 && next === leaf,
    isForbidden: isForbidden(edge),
    raised,
    edge,
    tasks,
  };
}

/** What happens before the first event: the root and its initial states are entered. */
export interface Opening<P, A> {
  readonly steps: readonly Step<P, A>[];
  readonly raised: readonly Raised<A>[];
  readonly next: Place;
}

export function openingOf<P, A extends Typed>(columns: Columns<P, A>, root: string): Opening<P, A> {
  const entered = descent(columns.tree, root).map((state) => ({ state, byDefault: true }));
  const tasks = tasksOf(columns.tree, { exited: [], entered }, []);
  const leaf = entered.at(-1)!.state.name;
  return { steps: stepsOf(tasks), raised: raisedBy(tasks, columns), next: columns.placeOf(leaf) };
}
