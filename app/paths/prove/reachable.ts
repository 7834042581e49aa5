/**
 * Exhaustive search of the abstract graph: every place with every set of facts that the chart itself makes known. Rules
 * may answer either way, steps may change every fact their frame does not keep. So what really can happen is in it,
 * and what is not in it can never happen.
 */
import type { Place } from '../../../machines/executor/chart';
import { movesAt } from '../../../machines/executor/edges';
import type { Move } from '../../../machines/executor/move';
import type { Because, Typed } from '../../../machines/rulesModule';
import { guardItem, itemOf, pairItem } from '../items';
import type { AnyChart, Position, Scenario } from '../subject';
import { after, assume, type Facts, type Frame, factIn, type Literal, valueIn } from './frame';

type AnyMove = Move<Position, Typed, Because>;

interface Abstract {
  readonly place: Place;
  readonly facts: Facts;
  /** Events raised and not taken yet. */
  readonly raised: readonly string[];
  readonly lastEdge: string | undefined;
}

export interface Reachable {
  /** Items of places, edges, guards and pairs that the search could not rule out. */
  readonly items: ReadonlySet<string>;
  /** How many abstract states there are. */
  readonly states: number;
}

const opposite = (literal: Literal): Literal => (literal.startsWith('!') ? literal.slice(1) : `!${literal}`);

/** `starts`: set-up positions too, of which nothing is known but their place. */
export function reachable(chart: AnyChart, frame: Frame, starts: readonly Scenario[] = []): Reachable {
  const items = new Set<string>();
  const known = new Map<string, Abstract>();
  const open: Abstract[] = [];

  function enter(state: Abstract): void {
    const facts = [...state.facts].map(([fact, value]) => `${value ? '' : '!'}${fact}`).sort();
    const key = [state.place, state.raised, state.lastEdge, ...facts].join(' ');
    if (known.has(key)) return;
    known.set(key, state);
    open.push(state);
  }

  function take(state: Abstract, facts: Facts, move: AnyMove, raised: readonly string[]): void {
    const { edge } = move;
    items.add(itemOf('edge', edge.id));
    if (state.lastEdge !== undefined) items.add(pairItem(state.lastEdge, edge.id));
    let now = facts;
    const pending = [...raised];
    for (const task of move.tasks) {
      if (task.kind === 'step') now = after(frame, now, task.name);
      else pending.push(task.event.type);
    }
    enter({ place: move.next, facts: now, raised: pending, lastEdge: edge.id });
  }

  /** Asks the moves in order; `rest` is called with what is known when none is taken. */
  function ask(
    state: Abstract,
    moves: readonly AnyMove[],
    raised: readonly string[],
    rest: (facts: Facts) => void,
  ): void {
    let facts = state.facts;
    for (const move of moves) {
      const { guard, id } = move.edge;
      if (guard === undefined) {
        if (!move.isForbidden) take(state, facts, move, raised);
        return;
      }
      if (guard.kind === 'rule') {
        items.add(guardItem(id, false));
        const needs = frame.needs[guard.name] ?? [];
        if (needs.some((need) => facts.get(factIn(need)) === !valueIn(need))) continue;
        items.add(guardItem(id, true));
        take(state, facts, move, raised);
        continue;
      }
      const literal = frame.literals[guard.name] ?? guard.name;
      const value = facts.get(factIn(literal));
      if (value === undefined || value === valueIn(literal)) {
        items.add(guardItem(id, true));
        take(state, assume(frame, facts, literal), move, raised);
      }
      if (value === valueIn(literal)) return;
      items.add(guardItem(id, false));
      facts = assume(frame, facts, opposite(literal));
    }
    rest(facts);
  }

  function visit(state: Abstract): void {
    items.add(itemOf('state', chart.nameOf(state.place)));
    const eventless = movesAt(chart, state.place).filter(({ edge }) => edge.cause === 'eventless');
    ask(state, eventless, state.raised, (facts) => {
      const resting = { ...state, facts };
      const [event, ...later] = state.raised;
      if (event !== undefined) {
        const moves = movesAt(chart, state.place).filter(
          ({ edge }) => edge.cause === 'done' && edge.type === event,
        );
        ask(resting, moves, later, (left) => enter({ ...resting, facts: left, raised: later }));
        return;
      }
      for (const type of chart.actionTypes(state.place))
        ask(resting, movesAt(chart, state.place, type), [], () => {});
    });
  }

  let facts: Facts = new Map();
  for (const literal of frame.initially) facts = assume(frame, facts, literal);
  const { opening } = chart.table;
  for (const { entry, initialTasks } of openingStates(chart)) {
    for (const task of [...entry, ...initialTasks])
      if (task.kind === 'step') facts = after(frame, facts, task.name);
  }
  enter({
    place: opening.next,
    facts,
    raised: opening.raised.map(({ event }) => event.type),
    lastEdge: undefined,
  });
  for (const { place } of starts) {
    if (place !== undefined)
      enter({ place: chart.placeOf(place), facts: new Map(), raised: [], lastEdge: undefined });
  }
  for (let state = open.pop(); state !== undefined; state = open.pop()) visit(state);
  return { items, states: known.size };
}

/** The root and its initial states. */
function openingStates(chart: AnyChart) {
  const byName = new Map(chart.statechart.states.map((state) => [state.name, state]));
  const chain = [chart.statechart.states[0]!];
  for (let next = chain[0]!.initial; next !== undefined; next = byName.get(next)!.initial)
    chain.push(byName.get(next)!);
  return chain;
}
