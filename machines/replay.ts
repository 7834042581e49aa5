/** Replaying a record: the same set-up, seed and actions give the identical state; a divergence is named. */
import type { Action } from '../src/actions';
import type { Reason } from '../src/reasons';
import type { GameRecord } from '../src/record';
import { rulesVersion } from '../src/rulesVersion';
import { apply, matchChart, newMatch, placeOf, returns, type State } from './engine';

export type Replayed =
  | { readonly ok: true; readonly states: readonly State[] }
  | {
      readonly ok: false;
      /** The states up to the fault. */
      readonly states: readonly State[];
      /** Index of the first action that is refused; after the last one: the result differs. */
      readonly at: number;
      readonly reason: Reason | null;
    };

/** Every state from the start on, as far as the actions are accepted. */
export function playThrough(start: State, actions: readonly Action[]): Replayed {
  const states = [start];
  for (const [at, action] of actions.entries()) {
    const applied = apply(states[at]!, action);
    if (!applied.ok) return { ok: false, states, at, reason: applied.reason };
    states.push(applied.state);
  }
  return { ok: true, states };
}

export type Beginning = Pick<GameRecord, 'start' | 'settings' | 'seed'>;

/** The state before the first action: after the deal, or the one that was set up. */
export function startOf({ start, settings, seed }: Beginning): State {
  if (start === undefined) return newMatch(settings, seed);
  return { place: matchChart.placeOf(start.place), position: start.position };
}

/** The record of a game that begins with this state, before anything is played. */
export const recordFrom = (state: State, names: GameRecord['names']): GameRecord => ({
  rules: rulesVersion,
  settings: state.position.settings,
  seed: 0,
  start: { place: placeOf(state), position: state.position },
  names,
  actions: [],
  result: returns(state),
});

/** Every state of the recorded match, the first before any action. */
export function replay(record: GameRecord): Replayed {
  const played = playThrough(startOf(record), record.actions);
  if (!played.ok) return played;
  const { states } = played;
  const [a, b] = returns(states.at(-1)!);
  const same = a === record.result[0] && b === record.result[1];
  return same ? played : { ok: false, states, at: record.actions.length, reason: null };
}

/** Whether the record was made under the present rules. */
export const isOfTheseRules = (record: GameRecord): boolean => record.rules === rulesVersion;
