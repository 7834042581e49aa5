/** Faults in the chart itself: edges, targets, guards, order and steps. */
import {
  type Change,
  closeGuard,
  dropEdge,
  dropStateTask,
  dropTask,
  negateGuard,
  openGuard,
  retarget,
  swapWithNext,
  variant,
} from '../../../machines/executor/mutated';
import { isForbidden } from '../../../machines/executor/statechart';
import type { Because, Typed } from '../../../machines/rulesModule';
import { guardItem, itemOf } from '../items';
import type { AnyChart } from '../subject';
import { chartFault, type Mutant, type MutantKind } from './mutant';

type AnyChange = Change<object, Typed, Because>;

function mutantOf(
  chart: AnyChart,
  kind: MutantKind,
  what: string,
  change: AnyChange,
  near: readonly string[],
  hint: string,
): Mutant {
  return {
    id: `${kind} ${what}`,
    kind,
    near,
    hint,
    apply: chartFault(() => variant(chart, change)),
  };
}

/** A sibling of a state, or one of its parent's siblings where it has none. */
function otherThan(chart: AnyChart, name: string): string | undefined {
  const { states } = chart.statechart;
  for (
    let at = states.find((state) => state.name === name);
    at?.parent !== undefined;
    at = states.find((state) => state.name === at!.parent)
  ) {
    const { parent, name: own } = at;
    const { children } = states.find((state) => state.name === parent)!;
    if (children.length > 1) return children[(children.indexOf(own) + 1) % children.length];
  }
  return undefined;
}

export function chartMutants(chart: AnyChart): Mutant[] {
  const { edges, states } = chart.statechart;
  const found: Mutant[] = [];
  const add = (
    kind: MutantKind,
    what: string,
    change: AnyChange,
    near: readonly string[],
    hint: string,
  ): void => void found.push(mutantOf(chart, kind, what, change, near, hint));

  for (const [index, edge] of edges.entries()) {
    if (isForbidden(edge)) continue;
    const { id } = edge;
    const near = [itemOf('edge', id)];
    add('edgeDropped', id, dropEdge(id), near, 'a path that takes the edge');
    const target = edge.target && otherThan(chart, edge.target);
    if (target)
      add(
        'targetChanged',
        `${id} now to ${target}`,
        retarget(id, target),
        near,
        'a path that takes the edge',
      );
    if (edge.guard) {
      const both = [guardItem(id, true), guardItem(id, false)];
      add('guardNegated', id, negateGuard(id), both, 'the guard true or false');
      add('guardAlwaysTrue', id, openGuard(id), both.slice(1), 'the guard false');
      add('guardAlwaysFalse', id, closeGuard(id), both.slice(0, 1), 'the guard true');
    }
    const next = edges[index + 1];
    if (next?.source === edge.source && next.type === edge.type)
      add(
        'edgesSwapped',
        id,
        swapWithNext(id),
        [...near, itemOf('edge', next.id)],
        'a moment in which both guards hold',
      );
    for (const [at, task] of edge.tasks.entries())
      add(
        'stepDropped',
        `${task.name} of ${id}`,
        dropTask(id, at),
        near,
        'a path that takes the edge where the step changes something',
      );
  }
  for (const { name, entry, exit } of states) {
    for (const [when, tasks] of Object.entries({ entry, exit }) as ['entry' | 'exit', typeof entry][]) {
      for (const [at, task] of tasks.entries())
        add(
          'stepDropped',
          `${task.name} on ${when} of ${name}`,
          dropStateTask(name, when, at),
          [itemOf('state', name)],
          'a path into the state where the step changes something',
        );
    }
  }
  return found;
}
