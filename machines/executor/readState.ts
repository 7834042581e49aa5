/** Which states the compiler takes: everything else is refused here, by name. */
import type { AnyStateMachine } from 'xstate';
import { ChartRefused } from './refused';

export type XStateNode = AnyStateMachine['root'];
export type XStateEdge = NonNullable<XStateNode['always']>[number];

/** The dotted path of a state, from the machine's id down. */
export function nameOfNode(node: XStateNode): string {
  return [node.machine.id, ...node.path].join('.');
}

/** Features that need a running actor, or a place that is more than one state. */
const unsupported: Readonly<Record<string, string>> = {
  invoke: 'Invoke actors outside the chart and send it actions',
  after: 'Let a clock outside the chart send an action',
  history: 'Keep what must be remembered in the position',
  output: 'Keep the result in the position',
  route: 'Write an edge for an action of its own',
};

/** What may stand in a state; the last line only in the root. A key of a newer XState is refused until it is understood. */
const knownKeys = new Set([
  ...['id', 'type', 'initial', 'states', 'on', 'always', 'onDone', 'entry', 'exit'],
  ...['tags', 'meta', 'description', 'order'],
  ...['context', 'types', 'schemas', 'version', 'options'],
]);

/** Throws `ChartRefused` unless the table can do everything this state asks for. */
export function checkState(node: XStateNode): void {
  const state = nameOfNode(node);
  const refuse = (feature: string, mend: string): never => {
    throw new ChartRefused(state, feature, mend);
  };
  if (node.type === 'parallel')
    refuse('a parallel state', 'Nest the states in one another, or make two charts');
  if (node.type === 'history') refuse('a history state', unsupported.history!);
  for (const [key, value] of Object.entries(node.config)) {
    if (value === undefined) continue;
    if (unsupported[key] !== undefined) refuse(`\`${key}\``, unsupported[key]);
    if (!knownKeys.has(key)) refuse(`\`${key}\` is unknown to the compiler`, 'Remove it');
  }
  if (node.type !== 'compound' && Object.keys(node.states).length > 0)
    refuse(`a state of type ${node.type} with children`, 'Remove the type or the children');
  if (node.type === 'final' && node.parent === undefined)
    refuse('a root that is final', 'Give it a final child');
  if (node.key.includes('.')) refuse('a dot in its key', 'Dots separate states in names of places');
}

const knownEdgeKeys = new Set([
  ...['target', 'guard', 'actions', 'reenter', 'meta', 'description'],
  ...['source', 'eventType', 'toJSON'],
]);

/** Throws `ChartRefused` unless the table can do this transition of the state. */
export function checkEdge(node: XStateNode, edge: XStateEdge, type: string | undefined): void {
  const refuse = (feature: string, mend: string): never => {
    throw new ChartRefused(nameOfNode(node), feature, mend);
  };
  const where = type === undefined ? 'an eventless edge' : `the edge of "${type}"`;
  if (type?.includes('*')) refuse(`the wildcard event "${type}"`, 'Name each action');
  if (type?.startsWith('xstate.') && !type.startsWith('xstate.done.state.'))
    refuse(`the internal event "${type}"`, 'Only `onDone` of a state is supported');
  if (edge.target !== undefined && edge.target.length !== 1)
    refuse(`${edge.target.length} targets on ${where}`, 'Give it one target or none');
  for (const key of Object.keys(edge)) {
    if (!knownEdgeKeys.has(key)) refuse(`\`${key}\` on ${where}`, 'Remove it');
  }
}
