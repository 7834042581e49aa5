/** What steps leave alone: the little that must be known beside the chart to prove that an edge can never be taken. */
import type { Position } from '../subject';

/** Truth values of named facts at one moment; a fact that is not listed may be either. */
export type Facts = ReadonlyMap<string, boolean>;

/** A fact by name, or with `!` before it, its opposite. */
export type Literal = string;

export interface Frame {
  /** What a guard asks for; a guard that is not listed asks for the fact of its own name. */
  readonly literals: Readonly<Record<string, Literal>>;
  /** Facts that no guard asks for: how to tell them from a position, so that a test can hold this frame to the truth. */
  readonly facts: Readonly<Record<string, (position: Position) => boolean>>;
  /** Facts that hold before the first step. */
  readonly initially: readonly Literal[];
  /** Facts that a step may change; a step that is not listed may change all. */
  readonly changes: Readonly<Record<string, (facts: Facts) => readonly string[]>>;
  /** What holds after a step, whatever was before. */
  readonly settles: Readonly<Record<string, readonly Literal[]>>;
  /** Without which a rule never lets an action pass, by the name of its guard. */
  readonly needs: Readonly<Record<string, readonly Literal[]>>;
  /** Where the first holds, the second does, whenever the chart asks its eventless edges. */
  readonly implies: readonly (readonly [Literal, Literal])[];
}

/** Nothing is known. */
export const noFrame: Frame = {
  literals: {},
  facts: {},
  initially: [],
  changes: {},
  settles: {},
  needs: {},
  implies: [],
};

export const factIn = (literal: Literal): string => literal.replace(/^!/, '');
export const valueIn = (literal: Literal): boolean => !literal.startsWith('!');

/** The facts with one more assumed, and what that implies. */
export function assume(frame: Frame, facts: Facts, literal: Literal): Facts {
  if (facts.get(factIn(literal)) === valueIn(literal)) return facts;
  let grown: Facts = new Map(facts).set(factIn(literal), valueIn(literal));
  for (const [first, second] of frame.implies) if (first === literal) grown = assume(frame, grown, second);
  return grown;
}

/** The facts after a step. */
export function after(frame: Frame, facts: Facts, step: string): Facts {
  const changes = frame.changes[step];
  const left = new Map(changes === undefined ? [] : facts);
  for (const fact of changes?.(facts) ?? []) left.delete(fact);
  let settled: Facts = left;
  for (const literal of frame.settles[step] ?? []) settled = assume(frame, settled, literal);
  return settled;
}
