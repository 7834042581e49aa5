/** Reads the rule, condition or step behind what an XState machine refers to by name or carries inline. */
import type { AnyStateMachine } from 'xstate';
import type { Condition, Rule, Step } from '../binding';
import { ChartRefused } from './refused';
import type { Guard, Task, Typed } from './statechart';

interface Named {
  readonly name: string;
  readonly implementation: unknown;
}

type Implementations = Readonly<Record<string, unknown>>;

/** Finds what a guard or an action of the chart stands for, as XState does: a function, a name, or `{ type }`. */
function resolve(reference: unknown, given: Implementations, state: string, kind: string): Named {
  if (typeof reference === 'function') {
    const bound =
      property(reference, 'rule') ?? property(reference, 'condition') ?? property(reference, 'step');
    const named = typeof bound === 'function' ? bound : reference;
    return { name: named.name || '(inline)', implementation: reference };
  }
  const name = typeof reference === 'string' ? reference : String(property(reference, 'type'));
  if (property(reference, 'params') !== undefined)
    throw new ChartRefused(
      state,
      `params on the ${kind} "${name}"`,
      'Let it read the position or the action',
    );
  if (given[name] === undefined)
    throw new ChartRefused(state, `the ${kind} "${name}" has no implementation`, 'Give it in `setup`');
  return { name, implementation: given[name] };
}

function property(of: unknown, key: string): unknown {
  const isHolder = (typeof of === 'object' && of !== null) || typeof of === 'function';
  return isHolder ? (of as Readonly<Record<string, unknown>>)[key] : undefined;
}

/** The guard of an edge. Its types are those of the machine, which XState checked where the chart was written. */
export function readGuard<P, A, R>(
  machine: AnyStateMachine,
  reference: unknown,
  state: string,
): Guard<P, A, R> | undefined {
  if (reference === undefined) return undefined;
  const { name, implementation } = resolve(reference, machine.implementations.guards, state, 'guard');
  const rule = property(implementation, 'rule');
  if (typeof rule === 'function') return { kind: 'rule', name, rule: rule as Rule<P, A, R> };
  const condition = property(implementation, 'condition');
  if (typeof condition === 'function')
    return { kind: 'condition', name, condition: condition as Condition<P> };
  if (property(implementation, 'check') !== undefined) {
    const combinator = property(implementation, 'name');
    throw new ChartRefused(
      state,
      `the guard "${name}" is made with \`${combinator}\``,
      'Combine rules or conditions before they become a guard',
    );
  }
  throw new ChartRefused(
    state,
    `the guard "${name}" is a bare function`,
    'Make it with `guardFrom` or `guardWhen`',
  );
}

/** What a state or an edge does: a step made by `assignFrom`, or `raise` of a fixed event without delay. */
export function readTask<P, A extends Typed>(
  machine: AnyStateMachine,
  reference: unknown,
  state: string,
): Task<P, A> {
  const { name, implementation } = resolve(reference, machine.implementations.actions, state, 'step');
  const step = property(implementation, 'step');
  if (typeof step === 'function') return { kind: 'step', name, step: step as Step<P, A> };
  const type = property(implementation, 'type');
  if (type === 'xstate.raise') return readRaise(name, implementation, state);
  if (type === 'xstate.assign')
    throw new ChartRefused(state, `the step "${name}" is a bare \`assign\``, 'Make it with `assignFrom`');
  if (typeof type === 'string')
    throw new ChartRefused(
      state,
      `the step "${name}" is \`${type.replace('xstate.', '')}\``,
      'Write to the position and let the caller of the chart act on it',
    );
  throw new ChartRefused(state, `the step "${name}" is a bare function`, 'Make it with `assignFrom`');
}

function readRaise<P, A extends Typed>(name: string, raise: unknown, state: string): Task<P, A> {
  const event = property(raise, 'event');
  if (property(raise, 'delay') !== undefined)
    throw new ChartRefused(state, `"${name}" raises with a delay`, 'Let a clock outside send an action');
  if (typeof property(event, 'type') !== 'string')
    throw new ChartRefused(state, `"${name}" raises a computed event`, 'Raise a fixed event object');
  return { kind: 'raise', name, event: event as A };
}
