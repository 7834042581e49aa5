/** The flat table: for each place and type of event the moves in the order they are asked. */
import type { Place } from './chart';
import { type Columns, isEnd, type Move, moveOf, type Opening, openingOf } from './move';
import { ChartRefused } from './refused';
import { ancestry, type Tree } from './route';
import type { Edge, Statechart, StateNode, Typed } from './statechart';

/** The moves of one type of event at one place, deepest state first. */
export interface Cell<P, A, R> {
  readonly type: string;
  readonly moves: readonly Move<P, A, R>[];
  /** Of the moves that can be taken the last; who trusts the action need not ask its guard. -1: none can. */
  readonly last: number;
}

export interface PlaceInfo<P, A, R> {
  readonly name: string;
  /** The active states, deepest first. */
  readonly active: readonly StateNode<P, A>[];
  readonly tags: ReadonlySet<string>;
  readonly isOver: boolean;
  /** The cells of player's actions that can be taken here. */
  readonly cells: readonly Cell<P, A, R>[];
  readonly actionTypes: readonly string[];
}

export interface Table<P, A, R> {
  readonly places: readonly PlaceInfo<P, A, R>[];
  /** Row by row, `cells[place * width + type]`: the actions, then the done events, which no player can send. */
  readonly width: number;
  readonly cells: readonly (Cell<P, A, R> | undefined)[];
  readonly eventless: readonly (readonly Move<P, A, R>[])[];
  readonly opening: Opening<P, A>;
}

function makeCell<P, A, R>(type: string, moves: readonly Move<P, A, R>[]): Cell<P, A, R> {
  const unguarded = moves.findIndex(({ edge }) => edge.guard === undefined);
  const reachable = unguarded < 0 ? moves : moves.slice(0, unguarded + 1);
  return { type, moves, last: reachable.findLastIndex((move) => !move.isForbidden) };
}

/** Groups edges by the state that declares them and by type. */
function edgesBySource<P, A, R>(
  chart: Statechart<P, A, R>,
): (source: string, type?: string) => Edge<P, A, R>[] {
  const groups = new Map<string, Edge<P, A, R>[]>();
  const keyOf = (source: string, type: string | undefined) => `${source}\n${type ?? ''}`;
  for (const edge of chart.edges) {
    const key = keyOf(edge.source, edge.type);
    groups.set(key, [...(groups.get(key) ?? []), edge]);
  }
  return (source, type) => groups.get(keyOf(source, type)) ?? [];
}

/** Makes the table of a chart. */
export function tabulate<P, A extends Typed, R>(chart: Statechart<P, A, R>): Table<P, A, R> {
  const tree: Tree<P, A> = new Map(chart.states.map((state) => [state.name, state]));
  const leaves = chart.states.filter((state) => state.kind !== 'compound').map((state) => state.name);
  const edgesAt = edgesBySource(chart);
  const typesOf = (cause: 'action' | 'done') =>
    new Set(chart.edges.flatMap((edge) => (edge.cause === cause ? [edge.type!] : [])));
  const allTypes = [...typesOf('action'), ...typesOf('done')];
  const columns: Columns<P, A> = {
    tree,
    typeOf: (type) => allTypes.indexOf(type),
    placeOf: (leaf) => leaves.indexOf(leaf) as Place,
    isRestless: (leaf) => !isEnd(tree, leaf) && edgesFrom(leaf).length > 0,
  };
  const edgesFrom = (leaf: string, type?: string) =>
    ancestry(tree, leaf).flatMap((state) => edgesAt(state.name, type));
  // A chart that is over takes no more events.
  const movesFrom = (leaf: string, type?: string) =>
    isEnd(tree, leaf) ? [] : edgesFrom(leaf, type).map((edge) => moveOf(columns, edge, leaf));
  const cells = leaves.flatMap((leaf) =>
    allTypes.map((type) => {
      const moves = movesFrom(leaf, type);
      return moves.length > 0 ? makeCell(type, moves) : undefined;
    }),
  );
  const width = allTypes.length;
  const eventless = leaves.map((leaf) => movesFrom(leaf));
  for (const move of eventless.flat()) checkEventless(move);
  return {
    places: leaves.map((leaf, place) => {
      const row = cells.slice(place * width, place * width + typesOf('action').size);
      return placeInfo(tree, leaf, row);
    }),
    width,
    cells,
    eventless,
    opening: openingOf(columns, chart.states[0]!.name),
  };
}

function placeInfo<P, A, R>(
  tree: Tree<P, A>,
  leaf: string,
  row: readonly (Cell<P, A, R> | undefined)[],
): PlaceInfo<P, A, R> {
  const active = ancestry(tree, leaf);
  const cells = row.filter((cell) => cell !== undefined).filter((cell) => cell.last >= 0);
  return {
    name: leaf,
    active,
    tags: new Set(active.flatMap((state) => state.tags)),
    isOver: isEnd(tree, leaf),
    cells,
    actionTypes: cells.map((cell) => cell.type),
  };
}

/** XState takes such an edge again with every event, refused ones too, and would raise each time. */
function checkEventless<P, A extends Typed, R>({ isInert, raised, edge }: Move<P, A, R>): void {
  if (!isInert || raised.length === 0) return;
  throw new ChartRefused(
    edge.source,
    `the eventless edge to ${edge.target ?? 'itself'} raises "${raised[0]!.event.type}" without moving or writing`,
    'Give it a target elsewhere or a step',
  );
}
