/** The machine of another program, as its inspection messages describe it, made into a chart that can be drawn. */
import { createMachine, type StateValue } from 'xstate';
import type { AnyEdge, AnyState, AnyStatechart } from '../../charts/graph';

/** As much of XState's nodes and transitions as a drawing needs. */
interface Node {
  readonly path: readonly string[];
  readonly id: string;
  readonly type: string;
  readonly parent?: Node;
  readonly states: Readonly<Record<string, Node>>;
  readonly initial?: { readonly target: readonly Node[] };
  readonly entry: readonly unknown[];
  readonly exit: readonly unknown[];
  readonly transitions: ReadonlyMap<string, readonly Transition[]>;
  readonly always?: readonly Transition[];
}

interface Transition {
  readonly target?: readonly Node[];
  readonly guard?: unknown;
  readonly actions: readonly unknown[];
  readonly reenter: boolean;
}

const wordFor = (value: unknown): string =>
  typeof value === 'string' ? value : ((value as { type?: string } | undefined)?.type ?? 'inline');

const tasks = (actions: readonly unknown[]) =>
  actions.map((action) => ({ kind: 'step', name: wordFor(action) })) as never;

/** Undefined when the text describes no chart, such as of a promise. */
export function chartOfDefinition(text: string | undefined): AnyStatechart | undefined {
  try {
    const config = JSON.parse(text ?? '') as { states?: object };
    if (config.states === undefined) return undefined;
    const root = createMachine(config as never).root as unknown as Node & { machine: { id: string } };
    const nameOf = ({ path }: Node): string => [root.id, ...path].join('.');
    const states: AnyState[] = [];
    const edges: AnyEdge[] = [];
    const visit = (node: Node): void => {
      const name = nameOf(node);
      const children = Object.values(node.states);
      states.push({
        name,
        id: node.id,
        parent: node.parent && nameOf(node.parent),
        kind: children.length > 0 ? 'compound' : node.type === 'final' ? 'final' : 'atomic',
        children: children.map(nameOf),
        initial: node.initial?.target[0] && nameOf(node.initial.target[0]),
        initialTasks: [],
        entry: tasks(node.entry),
        exit: tasks(node.exit),
        tags: [],
        meta: undefined,
        description: undefined,
      });
      const add = (type: string | undefined, list: readonly Transition[]) => {
        for (const [index, { target, guard, actions, reenter }] of list.entries()) {
          const to = target?.[0] && nameOf(target[0]);
          const isDone = type?.startsWith('xstate.') ?? false;
          const condition = guard === undefined ? undefined : wordFor(guard);
          edges.push({
            id: `${name} --${type ?? 'always'}${condition ? `[${condition}]` : ''}--> ${to ?? '(stays)'} #${index}`,
            source: name,
            cause: type === undefined ? 'eventless' : isDone ? 'done' : 'action',
            type,
            guard: condition === undefined ? undefined : ({ kind: 'condition', name: condition } as never),
            tasks: tasks(actions),
            target: to,
            reenter,
            index,
            meta: undefined,
            description: undefined,
          });
        }
      };
      for (const [type, list] of node.transitions) add(type, list);
      add(undefined, node.always ?? []);
      children.forEach(visit);
    };
    visit(root);
    return { states, edges };
  } catch {
    return undefined;
  }
}

/** Names of all active states, outermost first. */
export function activeNames(root: string, value: StateValue | undefined): string[] {
  if (value === undefined) return [root];
  if (typeof value === 'string') return [root, `${root}.${value}`];
  return [root, ...Object.entries(value).flatMap(([key, inner]) => activeNames(`${root}.${key}`, inner))];
}
