/**
 * The public face of the game: a whole match from outside, on the compiled chart.
 * A state is never changed; every function may be called by anyone, but only `observe` is for the eyes of a seat.
 */
import type { Action } from '../src/actions';
import { areAlike, candidatesOf } from '../src/candidates';
import { copyPosition } from '../src/copy';
import { type Observation, observe as observePosition } from '../src/observe';
import { newPosition, type Position, type Settings } from '../src/position';
import type { Reason } from '../src/reasons';
import { misplaced } from '../src/rules/misplaced';
import { hold, release } from '../src/standing';
import type { Phase, Seat } from '../src/vocabulary';
import { type Chart, type State as ChartState, noEdge } from './executor/chart';
import { compile } from './executor/compile';
import { matchMachine } from './match';
import { phaseAt, toActAt, whereaboutsAt } from './place';

export type State = ChartState<Position>;

/** What a seat sees: the position, and where the chart is. */
export interface SeatView extends Observation {
  readonly phase: Phase | 'mulligan' | 'none';
  /** Name of the place in the chart. */
  readonly place: string;
  readonly toAct: Seat | null;
}

export type Applied =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly reason: Reason };

/** The match chart as a flat table: the same definition that XState runs. */
export const matchChart: Chart<Position, Action, Reason> = compile<typeof matchMachine, Reason>(
  matchMachine,
  {
    copy: copyPosition,
    candidates: candidatesOf,
    areAlike,
    beforeLegal: hold,
    afterLegal: release,
  },
);

/**
 * A new match at its first decision. Equal settings and seed give equal matches.
 * `keepNews: false` leaves out what only logs need (searches, simulations).
 */
export function newMatch(settings: Settings, seed: number, keepNews = true): State {
  return startFrom(newPosition(settings, seed, keepNews));
}

/** The first decision from a position made by `newPosition`; takes the position over. */
export function startFrom(position: Position): State {
  return { place: matchChart.start(position), position };
}

/** Name of the place in the chart, such as `match.game.fight.turn.character.open`. */
export const placeOf = (state: State): string => matchChart.nameOf(state.place);

export const phaseOf = (state: State): Phase | 'mulligan' | 'none' => phaseAt(placeOf(state));

/** The seat whose action is awaited, which need not be the one on turn; `null` once the match is over. */
export const toAct = (state: State): Seat | null => toActAt(state.position, placeOf(state));

/** Every action that would be accepted now, all of the seat `toAct`; empty only once the match is over. */
export function legalActions(state: State): Action[] {
  return matchChart.legalActions(state.place, state.position, []);
}

/** Why an action is refused, or `undefined` if it is legal (R28). */
export function whyNot(state: State, action: Action): Reason | undefined {
  const refusal = matchChart.whyNot(state.place, state.position, action);
  if (refusal !== noEdge) return refusal;
  return misplaced(state.position, action, whereaboutsAt(state.position, placeOf(state)));
}

/** The state after a legal action; a refused one gives its reason and changes nothing (R28.1). */
export function apply(state: State, action: Action): Applied {
  const reason = whyNot(state, action);
  if (reason !== undefined) return { ok: false, reason };
  const position = copyPosition(state.position);
  return { ok: true, state: { place: matchChart.advance(state.place, position, action), position } };
}

/** What a seat may know (R27); the only door for tables, computer players and networks. */
export function observe(state: State, seat: Seat): SeatView {
  return {
    ...observePosition(state.position, seat),
    phase: phaseOf(state),
    place: placeOf(state),
    toAct: toAct(state),
  };
}

export const isOver = (state: State): boolean => matchChart.isOver(state.place);

/** The crystals of both seats; of a match that is over, the higher has won (R16.1). */
export const returns = (state: State): readonly [number, number] => state.position.crystals;
