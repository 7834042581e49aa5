/** Why and why not: every candidate edge of a place with the actions that could take it, and what its guard says. */
import { movesAt } from '../../../machines/executor/edges';
import { isForbidden } from '../../../machines/executor/statechart';
import type { Actor, Because, Typed } from '../../../machines/rulesModule';
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

export function candidatesOf({ module }: Rules, position: object, type: string, actor?: Actor): Typed[] {
  const found: Typed[] = [];
  try {
    module.candidates(position, type, (action) => found.push(action), actor);
  } catch {
    // A type that makes no sense in this position has no candidates.
  }
  return found;
}

const edgesFor = ({ chart }: Rules, { place }: AnyState, type: string): GameEdge[] =>
  movesAt(chart, place, type)
    .map(({ edge }) => edge)
    .filter((edge) => !isForbidden(edge));

const citesOf = ({ module }: Rules, { guard }: GameEdge): readonly string[] =>
  guard ? (module.cites[guard.name] ?? []) : [];

export function whyTable(rules: Rules, state: AnyState): WhyTable {
  const { module, chart } = rules;
  const [actor] = module.toAct(state.position, chart.nameOf(state.place));
  const rows: WhyRow[] = [];
  const idle: string[] = [];
  for (const type of module.actionTypes) {
    const edges = edgesFor(rules, state, type);
    const actions = candidatesOf(rules, state.position, type, actor);
    if (edges.length === 0) idle.push(type);
    else if (actions.length > 0) rows.push(...actions.map((action) => rowOf(rules, state, action)));
    else rows.push(...edges.map((edge) => rowToTry(rules, edge)));
  }
  const accepted = rows.filter(({ isTrue }) => isTrue === true).length;
  const tried = rows.filter(({ action }) => action !== undefined).length;
  rows.sort((one, other) => rankOf(one) - rankOf(other));
  rows.push(...eventlessRows(rules, state));
  for (const type of idle) rows.push(...simpleRows(rules, state, type, actor));
  return { rows, accepted, tried };
}

/** What those are told who are not to act: a card of theirs may be asked about as well. */
export function rowsOfWaiting(rules: Rules, state: AnyState): WhyRow[] {
  const { module, chart } = rules;
  const acting = module.toAct(state.position, chart.nameOf(state.place));
  return (module.actors ?? [])
    .filter((actor) => !acting.includes(actor))
    .flatMap((actor) => module.actionTypes.flatMap((type) => simpleRows(rules, state, type, actor)));
}

const rankOf = ({ isTrue }: WhyRow): number => (isTrue === true ? 0 : isTrue === false ? 1 : 2);

/** By the edge that takes the action, else the first that refuses it, else the place that has no edge for it. */
function rowOf(rules: Rules, state: AnyState, action: Typed): WhyRow {
  const { module, chart } = rules;
  const { place, position } = state;
  const edges = edgesFor(rules, state, action.type);
  let refused: { readonly edge?: GameEdge; readonly reason: Because } | undefined;
  for (const edge of edges) {
    const reason = edge.guard?.kind === 'rule' ? edge.guard.rule(position, action) : undefined;
    const key = `${edge.id} ${module.writeAction(action)}`;
    if (reason === undefined) return { key, action, edge, isTrue: true, reason, cites: citesOf(rules, edge) };
    refused ??= { edge, reason };
  }
  const { edge, reason } = refused ?? { reason: module.whyNoEdge(position, action, chart.nameOf(place)) };
  const key = `${edge?.id ?? 'none'} ${module.writeAction(action)}`;
  return { key, action, edge, isTrue: false, reason, cites: edge ? citesOf(rules, edge) : [] };
}

/** An edge without an action to try it with. */
const rowToTry = (rules: Rules, edge: GameEdge): WhyRow => ({
  key: edge.id,
  action: undefined,
  edge,
  isTrue: undefined,
  reason: undefined,
  cites: citesOf(rules, edge),
});

function eventlessRows(rules: Rules, { place, position }: AnyState): WhyRow[] {
  return movesAt(rules.chart, place)
    .map(({ edge }) => edge)
    .filter(({ cause }) => cause !== 'action')
    .map((edge) => {
      const isTrue =
        edge.guard?.kind === 'condition' ? edge.guard.condition(position) : edge.guard === undefined;
      return { ...rowToTry(rules, edge), isTrue };
    });
}

/** Not one of the many sets of cards: those all have the same reason. */
const isSimple = (action: Typed): boolean =>
  Object.values(action).every((value) => !Array.isArray(value) || value.length === 1);

const simpleRows = (rules: Rules, state: AnyState, type: string, actor: Actor | undefined): WhyRow[] =>
  candidatesOf(rules, state.position, type, actor)
    .filter(isSimple)
    .map((action) => rowOf(rules, state, action));
