/** Which states an edge leaves and enters, from which place: XState's (and SCXML's) sets, without parallel states. */
import type { Edge, StateNode } from './statechart';

export type Tree<P, A> = ReadonlyMap<string, StateNode<P, A>>;

/** States in the order in which their exit or entry runs. */
export interface Route<P, A> {
  readonly exited: readonly StateNode<P, A>[];
  readonly entered: readonly Entry<P, A>[];
}

export interface Entry<P, A> {
  readonly state: StateNode<P, A>;
  /** Entered as a target or as an initial state: then its own initial tasks run. On the way to a target they do not. */
  readonly byDefault: boolean;
}

/** A state and those around it, deepest first. */
export function ancestry<P, A>(tree: Tree<P, A>, name: string | undefined): StateNode<P, A>[] {
  const chain: StateNode<P, A>[] = [];
  for (let at = name; at !== undefined; at = tree.get(at)!.parent) chain.push(tree.get(at)!);
  return chain;
}

/** Everything, the root too, lies inside `undefined`. */
function isInside<P, A>(tree: Tree<P, A>, name: string, outer: string | undefined): boolean {
  return outer === undefined || ancestry(tree, tree.get(name)!.parent).some((state) => state.name === outer);
}

/** The state that stays active: what lies inside it is left. Undefined: even the root is left. */
function domainOf<P, A, R>(tree: Tree<P, A>, edge: Edge<P, A, R>, target: string): string | undefined {
  const { source, reenter } = edge;
  if (!reenter && (target === source || isInside(tree, target, source))) return source;
  const around = ancestry(tree, tree.get(target)!.parent);
  const common = around.find((state) => isInside(tree, source, state.name));
  if (common !== undefined) return common.name;
  return reenter ? undefined : ancestry(tree, source).at(-1)!.name;
}

/** A state and its initial states down to a leaf. */
export function descent<P, A>(tree: Tree<P, A>, from: string): StateNode<P, A>[] {
  const chain: StateNode<P, A>[] = [];
  for (let at: string | undefined = from; at !== undefined; at = tree.get(at)!.initial)
    chain.push(tree.get(at)!);
  return chain;
}

/** The states around `name` and inside `outer`, outermost first. */
function between<P, A>(tree: Tree<P, A>, name: string, outer: string | undefined): StateNode<P, A>[] {
  const around = ancestry(tree, tree.get(name)!.parent);
  const end = around.findIndex((state) => state.name === outer);
  return (end < 0 ? around : around.slice(0, end)).reverse();
}

/** What the edge leaves and enters when the chart rests in `leaf`. */
export function routeOf<P, A, R>(tree: Tree<P, A>, edge: Edge<P, A, R>, leaf: string): Route<P, A> {
  const { target, source } = edge;
  if (target === undefined) return { exited: [], entered: [] };
  const domain = domainOf(tree, edge, target);
  const exited = ancestry(tree, leaf).filter((state) => isInside(tree, state.name, domain));
  const onTheWay = target === domain ? [] : between(tree, target, domain);
  // An edge to its own source stays inside it, unless it reenters: only the children are entered again.
  const staysInside = target === source && domain === source && !edge.reenter;
  const byDefault = descent(tree, target).slice(staysInside ? 1 : 0);
  return {
    exited,
    entered: [
      ...onTheWay.map((state) => ({ state, byDefault: false })),
      ...byDefault.map((state) => ({ state, byDefault: true })),
    ],
  };
}
