/**
 * What a rule is: one condition of the rulebook that answers with a reason when it objects.
 * Several are joined by `??`: the first objection is the answer (R28.2).
 */
import type { Action } from '../actions';
import type { Position } from '../position';
import type { Reason } from '../reasons';

export type Rule<A extends Action = Action> = (position: Position, action: A) => Reason | undefined;
export type Step<A extends Action = Action> = (draft: Position, action: A) => void;
