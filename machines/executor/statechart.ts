/** A statechart as plain data: what is read out of an XState machine, and what the table is made from. */
import type { Condition, Rule, Step } from '../binding';

/** Anything with a type: what a chart can receive. */
export interface Typed {
  readonly type: string;
}

export type Guard<P, A, R> =
  | { readonly kind: 'rule'; readonly name: string; readonly rule: Rule<P, A, R> }
  | { readonly kind: 'condition'; readonly name: string; readonly condition: Condition<P> };

/** What XState calls an action: a step that writes, or an event the chart raises for itself. */
export type Task<P, A> =
  | { readonly kind: 'step'; readonly name: string; readonly step: Step<P, A> }
  | { readonly kind: 'raise'; readonly name: string; readonly event: A };

/** A state; its name is the dotted path from the machine's id down (`match.game.fight`). */
export interface StateNode<P, A> {
  readonly name: string;
  /** XState's id, the name unless the chart gives another; the done event carries it. */
  readonly id: string;
  readonly parent: string | undefined;
  readonly kind: 'compound' | 'atomic' | 'final';
  readonly children: readonly string[];
  readonly initial: string | undefined;
  /** Run when the initial child is entered by default. */
  readonly initialTasks: readonly Task<P, A>[];
  readonly entry: readonly Task<P, A>[];
  readonly exit: readonly Task<P, A>[];
  readonly tags: readonly string[];
  readonly meta: unknown;
  readonly description: string | undefined;
}

/** One transition as the chart declares it. A place inside `source` takes it too. */
export interface Edge<P, A, R> {
  /** Stable and readable: `m.open --play[cardIsInHand]--> m.done #0`. */
  readonly id: string;
  readonly source: string;
  /** What takes it: an action, the end of the source's children (`onDone`), or nothing (`always`). */
  readonly cause: 'action' | 'done' | 'eventless';
  /** The event's type; undefined on an eventless edge. */
  readonly type: string | undefined;
  readonly guard: Guard<P, A, R> | undefined;
  readonly tasks: readonly Task<P, A>[];
  /** Undefined: stays where it is. */
  readonly target: string | undefined;
  readonly reenter: boolean;
  /** Position among the edges of the same source and type: the order in which they are asked. */
  readonly index: number;
  readonly meta: unknown;
  readonly description: string | undefined;
}

/** States in document order (the first is the root), edges in the order of their states. */
export interface Statechart<P, A, R> {
  readonly states: readonly StateNode<P, A>[];
  readonly edges: readonly Edge<P, A, R>[];
}

/** True of an edge that only blocks the edges of the states around it, like `on: { leave: undefined }`. */
export function isForbidden<P, A, R>(edge: Edge<P, A, R>): boolean {
  return edge.target === undefined && edge.tasks.length === 0;
}
