/** The chart with an ear at every guard and edge: takes and refuses actions and tells which items that covered. */
import type { Place } from '../../machines/executor/chart';
import { assemble } from '../../machines/executor/compile';
import { movesAt } from '../../machines/executor/edges';
import type { Edge, Guard } from '../../machines/executor/statechart';
import { type Because, type Typed, whyNot } from '../../machines/rulesModule';
import { guardItem, itemOf, pairItem, whatOf } from './items';
import type { AnyChart, Moment, Position, Scenario, Subject } from './subject';

type AnyEdge = Edge<Position, Typed, Because>;
type AnyGuard = Guard<Position, Typed, Because>;

export interface Watch {
  readonly chart: AnyChart;
  /** The items covered since the last call; tells nothing of what only `legal` asked. */
  begin(scenario: Scenario): { readonly moment: Moment; readonly items: readonly string[] };
  /** Takes a legal action, writing on the moment. */
  take(moment: Moment, action: Typed): readonly string[];
  /** Why an action is refused, with what that covers; undefined when it is legal. */
  refuse(
    moment: Moment,
    action: Typed,
  ): { readonly reason: Because; readonly items: readonly string[] } | undefined;
  legal(moment: Moment): Typed[];
  /** The edge taken last since `begin`. */
  lastEdge(): string | undefined;
}

export function watch(subject: Subject): Watch {
  const { module, extras } = subject;
  let heard: Set<string> | undefined;
  let lastEdge: string | undefined;

  const note = (id: string, outcome: boolean) => heard?.add(guardItem(id, outcome));
  const edges = subject.chart.statechart.edges.map((edge) => ({
    ...edge,
    guard: edge.guard && noted(edge.guard, edge.id, note),
  }));
  const chart: AnyChart = assemble({ ...subject.chart.statechart, edges }, subject.chart.options);
  const guardOf = new Map(edges.map(({ id, guard }) => [id, guard?.name]));
  const rulesAt = ruleTable(chart, module.cites);

  function observe({ id }: AnyEdge, from: Place): void {
    const items = heard!;
    items.add(itemOf('edge', id));
    items.add(itemOf('state', chart.nameOf(from)));
    if (lastEdge !== undefined) items.add(pairItem(lastEdge, id));
    lastEdge = id;
    for (const rule of rulesAt(id, from)) items.add(rule);
  }

  function listening<T>(work: () => T): { readonly result: T; readonly items: Set<string> } {
    const items = new Set<string>();
    heard = items;
    try {
      return { result: work(), items };
    } finally {
      heard = undefined;
    }
  }

  return {
    chart,
    begin(scenario) {
      lastEdge = undefined;
      const { result: moment, items } = listening(() => {
        const position = module.copy(scenario.position);
        return {
          place:
            scenario.place === undefined ? chart.start(position, observe) : chart.placeOf(scenario.place),
          position,
        };
      });
      items.add(itemOf('state', chart.nameOf(moment.place)));
      return { moment, items: [...items] };
    },
    take(moment, action) {
      const before = extras.length > 0 ? module.copy(moment.position) : moment.position;
      const { result: place, items } = listening(() =>
        chart.advanceTraced(moment.place, moment.position, action, observe),
      );
      moment.place = place;
      items.add(itemOf('state', chart.nameOf(place)));
      for (const { criterion, note: noteExtra } of extras) {
        noteExtra(before, moment.position, action, (item) => items.add(itemOf(criterion, item)));
      }
      return [...items];
    },
    refuse(moment, action) {
      const { result: reason, items } = listening(() => whyNot(module, chart, moment, action));
      if (reason === undefined) return undefined;
      items.add(itemOf('reason', reason.code));
      items.add(itemOf('rule', reason.rule));
      const guards = [...items].flatMap((item) =>
        item.endsWith(' false') ? [guardOf.get(whatOf(item).slice(0, -' false'.length))] : [],
      );
      for (const guard of guards.length > 0 ? guards : ['noEdge'])
        items.add(itemOf('refusal', `${guard} ${reason.code} ${reason.rule}`));
      return { reason, items: [...items] };
    },
    lastEdge: () => lastEdge,
    legal: ({ place, position }) => chart.legalActions(place, position, []),
  };
}

function noted(guard: AnyGuard, id: string, note: (id: string, outcome: boolean) => void): AnyGuard {
  if (guard.kind === 'condition') {
    return {
      ...guard,
      condition(position) {
        const holds = guard.condition(position);
        note(id, holds);
        return holds;
      },
    };
  }
  return {
    ...guard,
    rule(position, action) {
      const reason = guard.rule(position, action);
      note(id, reason === undefined);
      return reason;
    },
  };
}

/** The rule items of an edge taken at a place: of its guard and of all that it does. */
function ruleTable(chart: AnyChart, cites: Subject['module']['cites']) {
  const known = new Map<string, readonly string[]>();
  return (id: string, from: Place): readonly string[] => {
    const key = `${from} ${id}`;
    let rules = known.get(key);
    if (rules === undefined) {
      const move = movesAt(chart, from).find(({ edge }) => edge.id === id)!;
      const names = [
        ...(move.edge.guard ? [move.edge.guard.name] : []),
        ...move.tasks.map(({ name }) => name),
      ];
      rules = names.flatMap((name) => cites[name] ?? []).map((rule) => itemOf('rule', rule));
      known.set(key, rules);
    }
    return rules;
  };
}
