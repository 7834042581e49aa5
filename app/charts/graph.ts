/** What of a chart is drawn: its states, some of them closed, and its edges, those between the same two boxes as one. */

import type { Chart, Place } from '../../machines/executor/chart';
import { activeStates } from '../../machines/executor/edges';
import type { Edge, Statechart, StateNode, Typed } from '../../machines/executor/statechart';

/** A chart whose types do not matter. */
export type AnyStatechart = Statechart<never, never, never>;
export type AnyEdge = Edge<never, never, never>;
export type AnyState = StateNode<never, never>;

export interface Box {
  /** Dotted path, as the chart names it. */
  readonly name: string;
  /** The last part of the name. */
  readonly label: string;
  readonly parent: string | undefined;
  /** `open` shows its children, `closed` has some but does not show them. */
  readonly kind: 'open' | 'closed' | 'place' | 'final';
  readonly isInitial: boolean;
  /** Phase of a turn, from 1; 0: none. */
  readonly moon: number;
  /** Edges that stay in the box: they are listed in it. */
  readonly inner: readonly AnyEdge[];
}

export interface Line {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly edges: readonly AnyEdge[];
  /** All happen by themselves. */
  readonly isEventless: boolean;
}

export interface Graph {
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

const moons = [
  'beginning',
  'leadership',
  'retreat',
  'character',
  'reinforcement',
  'announce',
  'refill',
  'end',
];

export const lastName = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** How an edge is called on the drawing: its action, else in brackets what it waits for. */
export function labelOf({ cause, type, guard }: AnyEdge): string {
  if (cause === 'action') return type!;
  const condition = guard === undefined ? '' : `[${guard.name}]`;
  return cause === 'done' ? `done ${condition}`.trim() : condition;
}

/** The states of a chart that have children. */
export const composites = ({ states }: AnyStatechart): string[] =>
  states.filter(({ kind }) => kind === 'compound').map(({ name }) => name);

/** The composites that hold others: with these open and the rest closed a chart fits a page. */
export function outerComposites(chart: AnyStatechart): string[] {
  const all = composites(chart);
  return all.filter((name) => all.some((other) => other.startsWith(`${name}.`)));
}

/** The composites around a place, which are open while it is active. */
export const openAt = <P, A extends Typed, R>(chart: Chart<P, A, R>, place: Place): string[] =>
  activeStates(chart, place).flatMap(({ kind, name }) => (kind === 'compound' ? [name] : []));

/** The innermost box that shows a state. */
export function boxOf(graph: Graph, state: string): string {
  const shown = new Set(graph.boxes.map(({ name }) => name));
  let name = state;
  while (!shown.has(name) && name.includes('.')) name = name.slice(0, name.lastIndexOf('.'));
  return name;
}

/** The chart with these composites open; the root always is. */
export function graphOf(chart: AnyStatechart, open: ReadonlySet<string>): Graph {
  const byName = new Map(chart.states.map((state) => [state.name, state]));
  const isOpen = (name: string) => open.has(name) || byName.get(name)!.parent === undefined;
  /** Undefined once every state around it is open. */
  function closedAround(state: AnyState): string | undefined {
    const around = state.parent === undefined ? undefined : byName.get(state.parent)!;
    return around && (closedAround(around) ?? (isOpen(around.name) ? undefined : around.name));
  }
  const shownAs = new Map(chart.states.map((state) => [state.name, closedAround(state) ?? state.name]));
  const inner = new Map<string, AnyEdge[]>();
  const between = new Map<string, AnyEdge[]>();
  for (const edge of chart.edges) {
    if (edge.target === undefined && edge.tasks.length === 0) continue;
    const source = shownAs.get(edge.source)!;
    const target = shownAs.get(edge.target ?? edge.source)!;
    const stays = source === target;
    if (stays && source !== edge.source) continue;
    const key = stays ? source : `${source} > ${target}`;
    const group = stays ? inner : between;
    group.set(key, [...(group.get(key) ?? []), edge]);
  }
  const boxes = chart.states
    .filter(({ name }) => shownAs.get(name) === name)
    .map((state) => {
      const kind =
        state.kind === 'compound'
          ? isOpen(state.name)
            ? 'open'
            : 'closed'
          : state.kind === 'final'
            ? 'final'
            : 'place';
      const label = lastName(state.name);
      return {
        name: state.name,
        label,
        parent: state.parent,
        kind,
        isInitial: state.parent !== undefined && byName.get(state.parent)!.initial === state.name,
        moon: moons.indexOf(label) + 1,
        inner: inner.get(state.name) ?? [],
      } satisfies Box;
    });
  const lines = [...between].map(([id, edges]) => {
    const [source, target] = id.split(' > ') as [string, string];
    return { id, source, target, edges, isEventless: edges.every(({ cause }) => cause !== 'action') };
  });
  return { boxes, lines };
}
