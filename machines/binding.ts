/** What ties the plain functions of `src` to XState: a guard that remembers its rule, an assignment that remembers its step. */
import { assign } from 'xstate';

/** One condition of a rulebook: `undefined` when play may go on, else the typed reason why not. Never writes. */
export type Rule<P, A, R> = (position: P, action: A) => R | undefined;

/** A question about the position alone, for edges that happen by themselves. Never writes. */
export type Condition<P> = (position: P) => boolean;

/** What the chart does with an action. Writes on a draft that belongs to it alone. */
export type Step<P, A> = (draft: P, action: A) => void;

interface Scope<P, A> {
  context: P;
  event: A;
}

/** A guard XState can call; the executor and `whyNot` read the rule or condition behind it. */
export interface RuleGuard<P, A, R> {
  (scope: Scope<P, A>): boolean;
  readonly rule: Rule<P, A, R>;
}

export interface ConditionGuard<P, A> {
  (scope: Scope<P, A>): boolean;
  readonly condition: Condition<P>;
}

/** Makes the guard of a rule: true when the rule has no objection. */
export function guardFrom<P, A, R>(rule: Rule<P, A, R>): RuleGuard<P, A, R> {
  return Object.assign(({ context, event }: Scope<P, A>) => rule(context, event) === undefined, {
    rule,
  });
}

/** Makes the guard of a condition. */
export function guardWhen<P, A>(condition: Condition<P>): ConditionGuard<P, A> {
  return Object.assign(({ context }: Scope<P, A>) => condition(context), { condition });
}

/**
 * Makes the XState action of a step: copies the position first, so the chart stays pure.
 * The bare step hangs on the result as `.step`; the executor calls it in place.
 */
export function assignFrom<P extends object, A extends { type: string }>(
  step: Step<P, A>,
  copy: (position: P) => P,
) {
  const action = assign<P, A, undefined, A, never>(({ context, event }) => {
    const draft = copy(context);
    step(draft, event);
    return draft;
  });
  return Object.assign(action, { step });
}
