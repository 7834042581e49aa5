/** What the rules of a machine say, read from XState's own tree instead of the compiled table. */
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import type { Rule } from '../../machines/binding';
import { noEdge } from '../../machines/executor/chart';
import type { Typed } from '../../machines/executor/statechart';

type Node = AnyStateMachine['root'];

/** The active states, deepest first. */
function activeNodes(root: Node, value: StateValue): Node[] {
  const keys: string[] = [];
  for (let at: StateValue | undefined = value; at !== undefined; ) {
    const key: string | undefined = typeof at === 'string' ? at : Object.keys(at)[0];
    if (key === undefined) break;
    keys.push(key);
    at = typeof at === 'string' ? undefined : at[key];
  }
  const chain = [root];
  for (const key of keys) chain.unshift(chain[0]!.states[key]!);
  return chain;
}

/** The first objection on the way out; `undefined` when the action is accepted, `noEdge` when no rule is to blame. */
export function reasonByXState(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  action: Typed,
): unknown {
  let reason: unknown;
  for (const node of activeNodes(machine.root, snapshot.value)) {
    for (const edge of node.transitions.get(action.type) ?? []) {
      const blocks = edge.target === undefined && edge.actions.length === 0;
      const name = edge.guard as string | undefined;
      const guard = name === undefined ? () => true : machine.implementations.guards[name];
      if ((guard as (scope: unknown) => boolean)({ context: snapshot.context, event: action }))
        return blocks ? (reason ?? noEdge) : undefined;
      const { rule } = guard as { rule?: Rule<unknown, Typed, unknown> };
      if (!blocks) reason ??= rule?.(snapshot.context, action);
    }
  }
  return reason ?? noEdge;
}
