/**
 * The running match: an actor of the match chart, and the only place in the browser that holds a whole state.
 * Everything a seat gets to see goes through `view`.
 */
import { createActor, type InspectionEvent } from 'xstate';
import { matchChart, newMatch, type State, toAct, whyNot } from '../../machines/engine';
import { matchMachine } from '../../machines/match';
import type { Action } from '../../src/actions';
import type { Settings } from '../../src/position';
import type { Reason } from '../../src/reasons';
import type { Seat } from '../../src/vocabulary';
import { undoReach } from './undo';
import { type History, type SeatView, viewOf } from './view';

export type { SeatView } from './view';

/** A state of the match and the action that led to it; `null` before the first one. */
export interface Moment {
  readonly action: Action | null;
  readonly state: State;
}

export interface RunningMatch {
  readonly settings: Settings;
  readonly seed: number;
  /** It began with a position that was set up, not with the deal. */
  readonly isSetUp: boolean;
  /** What the seat may know and do now; the same object until something changes. */
  readonly view: (seat: Seat) => SeatView;
  readonly toAct: () => Seat | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends a legal action to the actor; a refused one gives its reason and changes nothing. */
  readonly send: (action: Action) => Reason | undefined;
  /** Takes the last decision of the seat back, where `view(seat).undo` offers it. */
  readonly undo: (seat: Seat) => void;
  readonly redo: () => void;
  /** The whole truth, for the inspector and for records. */
  readonly moments: () => readonly Moment[];
  /** Events of the actor, as XState tells them; ends with the returned function. */
  readonly inspect: (listener: (event: InspectionEvent) => void) => () => void;
}

const isSame = (one: Action | null, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A match from its deal, or from a state that was set up, after the given actions, which have to be legal. */
export function runMatch(
  settings: Settings,
  seed: number,
  actions: readonly Action[] = [],
  setUp?: State,
): RunningMatch {
  const start = setUp ?? newMatch(settings, seed);
  const inspectors = new Set<(event: InspectionEvent) => void>();
  const listeners = new Set<() => void>();
  let moments: Moment[] = [{ action: null, state: start }];
  let undone: Moment[] = [];
  let views: Partial<Record<Seat, SeatView>> = {};

  const now = (): State => moments.at(-1)!.state;

  /** A new actor at a state; an actor cannot go back. */
  function actorAt(state: State) {
    const value = matchChart.valueOf(state.place);
    const snapshot = matchMachine.resolveState({ value, context: state.position });
    const inspect = (event: InspectionEvent) => {
      for (const listener of [...inspectors]) listener(event);
    };
    const actor = createActor(matchMachine, { snapshot, input: state.position, inspect });
    actor.start();
    return actor;
  }
  let actor = actorAt(start);

  function tellAll(): void {
    views = {};
    for (const listener of [...listeners]) listener();
  }

  function take(action: Action): void {
    actor.send(action);
    const { value, context } = actor.getSnapshot();
    const state: State = { place: matchChart.placeOfValue(value), position: context };
    moments = [...moments, { action, state }];
  }

  function goBackTo(count: number): void {
    undone = [...moments.slice(count), ...undone];
    moments = moments.slice(0, count);
    actor.stop();
    actor = actorAt(now());
  }

  function historyFor(seat: Seat): History {
    const reach = undoReach(moments, seat);
    return {
      undo: 'kept' in reach ? moments[reach.kept]!.action : null,
      undoStop: 'stop' in reach ? reach.stop : null,
      redo: toAct(now()) === seat ? (undone[0]?.action ?? null) : null,
    };
  }

  for (const action of actions) take(action);

  return {
    settings,
    seed,
    isSetUp: setUp !== undefined,
    view(seat) {
      views[seat] ??= viewOf(now(), seat, historyFor(seat));
      return views[seat];
    },
    toAct: () => toAct(now()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(action) {
      const reason = whyNot(now(), action);
      if (reason !== undefined) return reason;
      const [next, ...later] = undone;
      undone = next !== undefined && isSame(next.action, action) ? later : [];
      take(action);
      tellAll();
      return undefined;
    },
    undo(seat) {
      const reach = undoReach(moments, seat);
      if ('stop' in reach) return;
      goBackTo(reach.kept);
      tellAll();
    },
    redo() {
      const [next, ...later] = undone;
      if (next?.action == null) return;
      take(next.action);
      undone = later;
      tellAll();
    },
    moments: () => moments,
    inspect(listener) {
      inspectors.add(listener);
      return () => inspectors.delete(listener);
    },
  };
}
