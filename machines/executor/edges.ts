/** What inspector, path generator and coverage ask of a compiled chart: its edges and states as data. */
import type { Chart, Place } from './chart';
import type { Move } from './move';
import type { Edge, StateNode, Typed } from './statechart';

/** Every edge of the chart, in document order; those that only block others too (`isForbidden`). */
export function edgesOf<P, A extends Typed, R>(chart: Chart<P, A, R>): readonly Edge<P, A, R>[] {
  return chart.statechart.edges;
}

/** Every state of the chart, in document order, compound ones too. */
export function statesOf<P, A extends Typed, R>(chart: Chart<P, A, R>): readonly StateNode<P, A>[] {
  return chart.statechart.states;
}

/** The states that are active at a place, deepest first. */
export function activeStates<P, A extends Typed, R>(
  chart: Chart<P, A, R>,
  place: Place,
): readonly StateNode<P, A>[] {
  return chart.table.places[place]!.active;
}

/**
 * What the edges of a place do when taken there, in the order in which they are asked: deepest state first. With a
 * type, the edges of that action; without, those of all actions, then of done events, then the eventless ones.
 */
export function movesAt<P, A extends Typed, R>(
  chart: Chart<P, A, R>,
  place: Place,
  type?: A['type'],
): readonly Move<P, A, R>[] {
  const { cells, width, eventless } = chart.table;
  const row = cells.slice(place * width, (place + 1) * width);
  const moves = row.flatMap((cell) => (cell && (type === undefined || cell.type === type) ? cell.moves : []));
  return type === undefined ? [...moves, ...eventless[place]!] : moves;
}

/** The edges that may be taken at a place: the same as `movesAt`, as the chart declares them. */
export function candidateEdges<P, A extends Typed, R>(
  chart: Chart<P, A, R>,
  place: Place,
  type?: A['type'],
): readonly Edge<P, A, R>[] {
  return movesAt(chart, place, type).map((move) => move.edge);
}
