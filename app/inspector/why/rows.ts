/** Why and why not: every candidate edge of a place with the actions that could take it, and what its guard says. */
import { movesAt } from '../../../machines/executor/edges';
import { isForbidden } from '../../../machines/executor/statechart';
import type { Because, Typed } from '../../../machines/rulesModule';
import type { AnyState, GameEdge, Rules } from '../game/types';

export interface WhyRow {
  readonly key: string;
  /** Undefined where the row is an edge without an action to try. */
  readonly action: Typed | undefined;
  /** Undefined where the place has no edge for the action. */
  readonly edge: GameEdge | undefined;
  /** Undefined where there is nothing to ask the guard about. */
  readonly isTrue: boolean | undefined;
  readonly reason: Because | undefined;
  /** Rules behind the guard, by id. */
  readonly cites: readonly string[];
}

export interface WhyTable {
  readonly rows: readonly WhyRow[];
  /** Actions that would be accepted, of all that were tried on an edge. */
  readonly accepted: number;
  readonly tried: number;
}

export function candidatesOf({ module }: Rules, position: object, type: string): Typed[] {
  const found: Typed[] = [];
  try {
    module.candidates(position, type, (action) => found.push(action));
  } catch {
    // A type that makes no sense in this position has no candidates.
  }
  return found;
}

export function whyTable(rules: Rules, { place, position }: AnyState): WhyTable {
  const { module, chart } = rules;
  const rows: WhyRow[] = [];
  const citesOf = (edge: GameEdge | undefined) => (edge?.guard ? (module.cites[edge.guard.name] ?? []) : []);
  let accepted = 0;
  let tried = 0;
  const idle: string[] = [];
  for (const type of module.actionTypes) {
    const edges = movesAt(chart, place, type)
      .map(({ edge }) => edge)
      .filter((edge) => !isForbidden(edge));
    if (edges.length === 0) {
      idle.push(type);
      continue;
    }
    const actions = candidatesOf(rules, position, type);
    if (actions.length === 0) {
      for (const edge of edges) {
        rows.push({
          key: edge.id,
          action: undefined,
          edge,
          isTrue: undefined,
          reason: undefined,
          cites: citesOf(edge),
        });
      }
    }
    for (const action of actions) {
      tried++;
      const { edge, reason } = judge(edges, position, action);
      if (reason === undefined) accepted++;
      const key = `${edge.id} ${module.writeAction(action)}`;
      rows.push({ key, action, edge, isTrue: reason === undefined, reason, cites: citesOf(edge) });
    }
  }
  rows.sort((one, other) => rankOf(one) - rankOf(other));
  rows.push(...eventlessRows(rules, { place, position }, citesOf));
  for (const type of idle) rows.push(...rowsWithoutEdge(rules, { place, position }, type));
  return { rows, accepted, tried };
}

const rankOf = ({ isTrue }: WhyRow): number => (isTrue === true ? 0 : isTrue === false ? 1 : 2);

/** The edge that takes the action, else the first that refuses it. */
function judge(edges: readonly GameEdge[], position: object, action: Typed) {
  let refused: { edge: GameEdge; reason: Because } | undefined;
  for (const edge of edges) {
    const { guard } = edge;
    if (guard?.kind !== 'rule') return { edge, reason: undefined };
    const reason = guard.rule(position, action);
    if (reason === undefined) return { edge, reason: undefined };
    refused ??= { edge, reason };
  }
  return refused!;
}

function eventlessRows(
  { chart }: Rules,
  { place, position }: AnyState,
  citesOf: (edge: GameEdge) => readonly string[],
): WhyRow[] {
  return movesAt(chart, place)
    .map(({ edge }) => edge)
    .filter(({ cause }) => cause !== 'action')
    .map((edge) => {
      const isTrue =
        edge.guard?.kind === 'condition' ? edge.guard.condition(position) : edge.guard === undefined;
      return { key: edge.id, action: undefined, edge, isTrue, reason: undefined, cites: citesOf(edge) };
    });
}

/** Not one of the many sets of cards: those all have the same reason. */
const isSimple = (action: Typed): boolean =>
  Object.values(action).every((value) => !Array.isArray(value) || value.length === 1);

function rowsWithoutEdge(rules: Rules, { place, position }: AnyState, type: string): WhyRow[] {
  const { module, chart } = rules;
  const name = chart.nameOf(place);
  return candidatesOf(rules, position, type)
    .filter(isSimple)
    .map((action) => {
      const reason = module.whyNoEdge(position, action, name);
      const key = `none ${module.writeAction(action)}`;
      return { key, action, edge: undefined, isTrue: false, reason, cites: [] };
    });
}
