/** What a rule is: one condition of the rulebook that answers with a reason when it objects. */
import type { Action } from '../actions';
import type { Position } from '../position';
import type { Reason } from '../reasons';

export type Rule<A extends Action = Action> = (position: Position, action: A) => Reason | undefined;
export type Step<A extends Action = Action> = (draft: Position, action: A) => void;

/** The rules in this order; the first objection is the answer (R28.2). */
export function all<A extends Action>(...rules: readonly Rule<A>[]): Rule<A> {
  return (position, action) => {
    for (const rule of rules) {
      const reason = rule(position, action);
      if (reason !== undefined) return reason;
    }
    return undefined;
  };
}
