/** From an edge to rest: eventless edges first, then raised events, one after the other, as XState does. */
import type { Place } from './chart';
import type { Move, Raised } from './move';
import type { Edge, Typed } from './statechart';
import type { Cell, Table } from './table';

/** Told of each edge, and of the place it is taken from, before its steps run. */
export type EdgeObserver<P, A, R> = (edge: Edge<P, A, R>, from: Place) => void;

/** True when the guard of the move lets the action pass. */
export function passes<P, A, R>(move: Move<P, A, R>, position: P, action: A): boolean {
  if (move.rule !== undefined) return move.rule(position, action) === undefined;
  return move.condition === undefined || move.condition(position);
}

/** Runs the steps of a move on the position. */
export function perform<P, A, R>(move: Move<P, A, R>, position: P, action: A): void {
  const { steps } = move;
  for (let index = 0; index < steps.length; index++) steps[index]!(position, action);
}

/** The first move that passes. */
export function firstOpen<P, A, R>(
  moves: readonly Move<P, A, R>[],
  position: P,
  action: A,
): Move<P, A, R> | undefined {
  for (let index = 0; index < moves.length; index++) {
    const move = moves[index]!;
    if (passes(move, position, action)) return move;
  }
  return undefined;
}

/** How many edges over the bound are still taken, to name the places of the circle. */
const traced = 8;

/** Makes the function that brings a position to rest; `bound` is how many edges in a row are an endless circle. */
export function makeSettle<P, A extends Typed, R>(table: Table<P, A, R>, bound: number) {
  const { places, cells, width, eventless } = table;

  return function settle(
    start: Place,
    position: P,
    action: A,
    raised: readonly Raised<A>[],
    observe: EdgeObserver<P, A, R> | undefined,
  ): Place {
    let place = start;
    let event = action;
    let queue: Raised<A>[] | undefined = raised.length > 0 ? raised.slice() : undefined;
    let asksEventless = true;
    let circle = '';
    for (let taken = 0; ; taken++) {
      if (taken >= bound) {
        circle += ` ${places[place]!.name}`;
        if (taken === bound + traced)
          throw new Error(`No rest after ${bound} edges; last "${event.type}", at${circle}`);
      }
      let move: Move<P, A, R> | undefined = asksEventless
        ? firstOpen(eventless[place]!, position, event)
        : undefined;
      if (move !== undefined) {
        asksEventless = !move.isInert;
      } else {
        if (queue === undefined || queue.length === 0) return place;
        const next = queue.shift()!;
        event = next.event;
        asksEventless = true;
        const cell: Cell<P, A, R> | undefined = next.type < 0 ? undefined : cells[place * width + next.type];
        move = cell && firstOpen(cell.moves, position, event);
        if (move === undefined) continue;
      }
      if (observe !== undefined) observe(move.edge, place);
      perform(move, position, event);
      place = move.next;
      if (move.raised.length > 0)
        queue = queue === undefined ? move.raised.slice() : queue.concat(move.raised);
    }
  };
}
