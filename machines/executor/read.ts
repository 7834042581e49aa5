/** XState machine -> plain statechart, read from the tree in which XState has resolved targets and initial states. */
import type { AnyStateMachine } from 'xstate';
import { readGuard, readTask } from './readBinding';
import { checkEdge, checkState, nameOfNode, type XStateEdge, type XStateNode } from './readState';
import { ChartRefused } from './refused';
import type { Edge, Guard, Statechart, StateNode, Task, Typed } from './statechart';

/** Reads the whole machine; throws `ChartRefused` at the first thing that the table could not do. */
export function readChart<P, A extends Typed, R>(machine: AnyStateMachine): Statechart<P, A, R> {
  const states: StateNode<P, A>[] = [];
  const edges: Edge<P, A, R>[] = [];
  // All states first: what is wrong with one may show as an edge of another.
  const nodes = allNodes(machine.root);
  nodes.forEach(checkState);
  for (const [index, node] of nodes.entries()) {
    // XState numbers its nodes by the ids it knows; a second node of the same id is lost there.
    if (node.order !== index)
      throw new ChartRefused(nameOfNode(node), 'another state has an id in common', 'Give each its own id');
    states.push(readNode(machine, node));
    edges.push(...readEdges<P, A, R>(machine, node));
  }
  return { states, edges };
}

/** In document order. */
function allNodes(node: XStateNode): XStateNode[] {
  return [node, ...Object.values(node.states).flatMap(allNodes)];
}

function readTasks<P, A extends Typed>(
  machine: AnyStateMachine,
  actions: readonly unknown[],
  state: string,
): Task<P, A>[] {
  return actions.map((action) => readTask<P, A>(machine, action, state));
}

function readNode<P, A extends Typed>(machine: AnyStateMachine, node: XStateNode): StateNode<P, A> {
  const name = nameOfNode(node);
  const initial = node.type === 'compound' ? node.initial : undefined;
  return {
    name,
    id: node.id,
    parent: node.parent && nameOfNode(node.parent),
    kind: node.type as StateNode<P, A>['kind'],
    children: Object.values(node.states).map(nameOfNode),
    initial: initial && nameOfNode(initial.target[0]!),
    initialTasks: initial ? readTasks(machine, initial.actions, name) : [],
    entry: readTasks(machine, node.entry, name),
    exit: readTasks(machine, node.exit, name),
    tags: node.tags,
    meta: node.meta,
    description: node.description,
  };
}

function readEdges<P, A extends Typed, R>(machine: AnyStateMachine, node: XStateNode): Edge<P, A, R>[] {
  const edges: Edge<P, A, R>[] = [];
  for (const [type, transitions] of node.transitions)
    edges.push(...transitions.map((edge, index) => readEdge<P, A, R>(machine, node, edge, type, index)));
  for (const [index, edge] of (node.always ?? []).entries())
    edges.push(readEdge(machine, node, edge, undefined, index));
  return edges;
}

function readEdge<P, A extends Typed, R>(
  machine: AnyStateMachine,
  node: XStateNode,
  edge: XStateEdge,
  type: string | undefined,
  index: number,
): Edge<P, A, R> {
  checkEdge(node, edge, type);
  const source = nameOfNode(node);
  const guard = readGuard<P, A, R>(machine, edge.guard, source);
  if (type === undefined) checkEventlessGuard(guard, source);
  const target = edge.target && nameOfNode(edge.target[0]!);
  const cause = type === undefined ? 'eventless' : type.startsWith('xstate.done.state.') ? 'done' : 'action';
  const label = cause === 'action' ? type : cause === 'done' ? 'onDone' : 'always';
  return {
    id: `${source} --${label}${guard ? `[${guard.name}]` : ''}--> ${target ?? '(stays)'} #${index}`,
    source,
    cause,
    type,
    guard,
    tasks: readTasks(machine, edge.actions, source),
    target,
    reenter: edge.reenter,
    index,
    meta: edge.meta,
    description: edge.description,
  };
}

/**
 * XState asks an eventless guard with the last event, even with one that no edge takes: a rule that reads it could let
 * a refused action move the chart. Such a rule has a second parameter.
 */
function checkEventlessGuard<P, A, R>(guard: Guard<P, A, R> | undefined, state: string): void {
  if (guard?.kind !== 'rule' || guard.rule.length < 2) return;
  throw new ChartRefused(
    state,
    `the rule "${guard.name}" asks for an action on an eventless edge`,
    'Use a condition of the position, with `guardWhen`',
  );
}
