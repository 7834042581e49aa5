/** The chart as the JSON of an XState machine, which Stately's editor imports: guards and actions by name. */
import { type AnyChart, type AnyEdge, type AnyNode, childrenOf, edgesFrom, lastName, namesOf } from './plain';

type Json = { [key: string]: unknown };

function edge({ guard, tasks, target, reenter }: AnyEdge): Json {
  return {
    ...(guard === undefined ? {} : { guard: { type: guard.name } }),
    ...(tasks.length === 0 ? {} : { actions: namesOf(tasks).map((type) => ({ type })) }),
    ...(target === undefined ? {} : { target: `#${target}` }),
    ...(reenter ? { reenter: true } : {}),
  };
}

const actions = (key: string, tasks: readonly { readonly name: string }[]): Json =>
  tasks.length === 0 ? {} : { [key]: namesOf(tasks).map((type) => ({ type })) };

function state(chart: AnyChart, node: AnyNode): Json {
  const on: { [type: string]: Json[] } = {};
  const always: Json[] = [];
  const onDone: Json[] = [];
  for (const each of edgesFrom(chart, node.name)) {
    const written = edge(each);
    if (each.cause === 'eventless') always.push(written);
    else if (each.cause === 'done') onDone.push(written);
    else on[each.type!] = [...(on[each.type!] ?? []), written];
  }
  const children = childrenOf(chart, node.name);
  return {
    id: node.name,
    ...(node.kind === 'final' ? { type: 'final' } : {}),
    ...(node.description === undefined ? {} : { description: node.description }),
    ...(node.tags.length === 0 ? {} : { tags: [...node.tags] }),
    ...(node.initial === undefined ? {} : { initial: lastName(node.initial) }),
    ...actions('entry', node.entry),
    ...actions('exit', node.exit),
    ...(Object.keys(on).length === 0 ? {} : { on }),
    ...(always.length === 0 ? {} : { always }),
    ...(onDone.length === 0 ? {} : { onDone }),
    ...(children.length === 0
      ? {}
      : { states: Object.fromEntries(children.map((child) => [lastName(child.name), state(chart, child)])) }),
  };
}

/** Plain data; `createMachine` takes it as it stands. */
export const toXstate = (chart: AnyChart): Json => state(chart, chart.states[0]!);

export const toXstateJson = (chart: AnyChart): string => `${JSON.stringify(toXstate(chart), null, 2)}\n`;
