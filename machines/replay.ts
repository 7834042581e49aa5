/** Replaying a record: the same set-up, seed and actions give the identical state; a divergence is named. */
import type { Reason } from '../src/reasons';
import { type GameRecord, rulesVersion } from '../src/record';
import { apply, newMatch, returns, type State } from './engine';

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

/** Every state of the recorded match, the first before any action. */
export function replay(record: GameRecord): Replayed {
  let state = newMatch(record.settings, record.seed);
  const states = [state];
  for (const [at, action] of record.actions.entries()) {
    const applied = apply(state, action);
    if (!applied.ok) return { ok: false, states, at, reason: applied.reason };
    state = applied.state;
    states.push(state);
  }
  const [a, b] = returns(state);
  const same = a === record.result[0] && b === record.result[1];
  return same ? { ok: true, states } : { ok: false, states, at: record.actions.length, reason: null };
}

/** Whether the record was made under the present rules. */
export const isOfTheseRules = (record: GameRecord): boolean => record.rules === rulesVersion;
