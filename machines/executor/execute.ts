/** Runs a compiled chart: in place for search, on a copy and checked for everyone else. */

import {
  type Applied,
  type Candidates,
  type Executor,
  type NoEdge,
  noEdge,
  type Options,
  type Place,
  type State,
} from './chart';
import { type EdgeObserver, firstOpen, makeSettle, passes, perform } from './settle';
import type { Typed } from './statechart';
import type { Cell, Table } from './table';

/** The event with which the steps of initial states are called, as by XState. */
const initEvent: Typed = Object.freeze({ type: 'xstate.init', input: undefined });

/** Everything that may be done with a table. */
export function makeExecutor<P, A extends Typed, R>(
  table: Table<P, A, R>,
  options: Options<P, A>,
): Executor<P, A, R> {
  const { places, opening } = table;
  const settle = makeSettle(table, options.bound ?? 1000);

  function cellAt(place: Place, action: A): Cell<P, A, R> | undefined {
    // The few types of one place compared in turn: faster than a look-up of the string, in a map or in an object.
    const row = places[place]!.cells;
    const { type } = action;
    for (let index = 0; index < row.length; index++) {
      const cell = row[index]!;
      if (cell.type === type) return cell;
    }
    return undefined;
  }

  function start(position: P, observe?: EdgeObserver<P, A, R>): Place {
    const event = initEvent as A;
    for (const step of opening.steps) step(position, event);
    return settle(opening.next, position, event, opening.raised, observe);
  }

  function advance(place: Place, position: P, action: A): Place {
    const cell = cellAt(place, action);
    if (cell === undefined) return lost(place, action);
    const { moves, last } = cell;
    let index = 0;
    while (index < last && !passes(moves[index]!, position, action)) index++;
    const move = moves[index]!;
    perform(move, position, action);
    if (move.rests) return move.next;
    return settle(move.next, position, action, move.raised, undefined);
  }

  function advanceTraced(place: Place, position: P, action: A, observe: EdgeObserver<P, A, R>): Place {
    const move = openMove(place, position, action);
    if (move === undefined) return lost(place, action);
    observe(move.edge, place);
    perform(move, position, action);
    return settle(move.next, position, action, move.raised, observe);
  }

  function openMove(place: Place, position: P, action: A) {
    const cell = cellAt(place, action);
    const move = cell && firstOpen(cell.moves, position, action);
    return move?.isForbidden ? undefined : move;
  }

  function lost(place: Place, action: A): never {
    throw new Error(`"${places[place]?.name ?? place}" does not take "${action.type}"`);
  }

  function accepts(place: Place, position: P, action: A): boolean {
    return openMove(place, position, action) !== undefined;
  }

  function whyNot(place: Place, position: P, action: A): R | NoEdge | undefined {
    let reason: R | undefined;
    for (const move of cellAt(place, action)?.moves ?? []) {
      const objection = move.rule?.(position, action);
      const isOpen = move.rule ? objection === undefined : (move.condition?.(position) ?? true);
      if (isOpen && !move.isForbidden) return undefined;
      if (isOpen) break;
      if (!move.isForbidden) reason ??= objection;
    }
    return reason ?? noEdge;
  }

  function apply({ place, position }: State<P>, action: A): Applied<P, R> {
    const refusal = whyNot(place, position, action);
    if (refusal !== undefined) return { ok: false, refusal };
    const draft = options.copy(position);
    return { ok: true, state: { place: advance(place, draft, action), position: draft } };
  }

  const legalActions = makeLegalActions(table, options);
  return { start, advance, advanceTraced, accepts, whyNot, apply, legalActions };
}

/** A cell with the function that finds its candidates. */
interface Offer<P, A, R> {
  readonly moves: Cell<P, A, R>['moves'];
  readonly candidates: Candidates<P, A>;
  readonly areAlike: boolean;
}

/** Kept apart: it holds the only variables that outlive a call, so that none is allocated for each. */
function makeLegalActions<P, A extends Typed, R>(table: Table<P, A, R>, options: Options<P, A>) {
  const { candidates, areAlike, beforeLegal, afterLegal } = options;
  if (candidates === undefined)
    return (): never => {
      throw new Error('legalActions needs the option `candidates`');
    };
  const offers = table.places.map(({ cells }) =>
    cells.map(
      ({ type, moves }): Offer<P, A, R> => ({
        moves,
        candidates: candidates(type),
        areAlike: areAlike?.(type) ?? false,
      }),
    ),
  );
  let asked: P;
  let moves: Cell<P, A, R>['moves'] = [];
  let found: A[] = [];
  let count = 0;

  function isLegal(action: A): boolean {
    for (let index = 0; index < moves.length; index++) {
      const move = moves[index]!;
      if (passes(move, asked, action)) return !move.isForbidden;
    }
    return false;
  }

  function push(action: A): void {
    if (isLegal(action)) found[count++] = action;
  }

  /** What holds for the first action holds for all. */
  let first: boolean | undefined;
  function pushAlike(action: A): void {
    first ??= isLegal(action);
    if (first) found[count++] = action;
  }

  return function legalActions(place: Place, position: P, out: A[]): A[] {
    const row = offers[place]!;
    asked = position;
    found = out;
    count = 0;
    beforeLegal?.(position);
    try {
      for (let index = 0; index < row.length; index++) {
        const offer = row[index]!;
        moves = offer.moves;
        first = undefined;
        offer.candidates(position, offer.areAlike ? pushAlike : push);
      }
    } finally {
      afterLegal?.(position);
    }
    // Not `out.length = 0` before: an array so emptied gives its memory back.
    while (out.length > count) out.pop();
    return out;
  };
}
