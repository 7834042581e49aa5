/** What a set of rules must offer so that inspector, path generator, batteries and pages can use it without knowing it. */
import type { AnyStateMachine } from 'xstate';
import type { Parsed } from '../src/parsed';
import type { Language } from '../src/vocabulary';
import { type Chart, noEdge, type State } from './executor/chart';
import { assemble } from './executor/compile';
import { readChart } from './executor/read';

export interface Typed {
  readonly type: string;
}

/** The least a reason says: its code and the rule behind it. */
export interface Because {
  readonly code: string;
  readonly rule: string;
}

/** The least a fault in something from outside says. */
export interface Fault {
  readonly code: string;
}

/** Who may act: a seat's number, or a side's name where sides have names. */
export type Actor = number | string;

/**
 * `P` is the position, plain and serialisable; `A` the actions, a union on `type`; `R` the reasons, a union on `code`.
 * A place is named as the compiled chart names it: `plotTrack.playing.humanityTurn`.
 */
export interface RulesModule<P extends object, A extends Typed, R extends Because> {
  /** As the catalogue and the command line call it; also the id of the machine. */
  readonly name: string;
  /** Takes the position to start from as its input; context `P`, events `A`. */
  readonly machine: AnyStateMachine;
  /** A position that can be written to without touching the given one. */
  copy(position: P): P;

  /** Where a new game starts. The same seed gives the same position; what chance decides later comes from it too. */
  newPosition(seed: number): P;
  /** The start from a set-up given from outside, in the module's own form. */
  parseSetup(value: unknown): Parsed<P, Fault>;
  /** Small starts, by name, from which test paths reach what a usual start reaches late or never. */
  readonly scenarios?: Readonly<Record<string, P>>;

  /** All types of actions, in the order in which they are shown. */
  readonly actionTypes: readonly A['type'][];
  /** Pushes every action of the type worth asking the rules about; not all are legal, but all legal ones are among them
   *  unless the module says which it leaves out. With an actor those that this one would take, legal or not, where the
   *  module's actions name who takes them. */
  candidates(position: P, type: A['type'], push: (action: A) => void, actor?: Actor): void;
  /** Everybody who acts at some time, where actions name who takes them. */
  readonly actors?: readonly Actor[];
  /** Who may act, in no order; nobody once the game is over. */
  toAct(position: P, place: string): readonly Actor[];
  /** The reason for an action that has no edge at the place; where an edge exists, its guard gives the reason. */
  whyNoEdge(position: P, action: A, place: string): R;
  /** What that actor may see; left out where everybody sees everything. */
  observe?(position: P, actor: Actor): unknown;

  /** The action on one line. */
  writeAction(action: A): string;
  /** Reads what `writeAction` wrote, or the action as a plain object. Says nothing about whether it is legal. */
  readAction(value: unknown): Parsed<A, Fault>;
  /** A coarse one-line key: positions alike for the search of test paths have the same. */
  summary(position: P): string;

  describeAction(action: A, language: Language, position: P): string;
  describeReason(reason: R, language: Language, position: P): string;
  /** A fault that `parseSetup` or `readAction` found. */
  describeFault(fault: Fault, language: Language): string;
  /** The rule in a sentence of our own, for every id that a reason or `cites` names. */
  ruleText(rule: string, language: Language): string;
  /** The rules that a guard or step of the chart carries out, by its name there. */
  readonly cites: Readonly<Record<string, readonly string[]>>;
}

/** A module whose types do not matter, as the catalogue lists them. */
export type AnyRulesModule = RulesModule<object, Typed, Because>;

/** Compiles the chart of a module. */
export function chartOf<P extends object, A extends Typed, R extends Because>(
  module: RulesModule<P, A, R>,
): Chart<P, A, R> {
  return assemble(readChart<P, A, R>(module.machine), {
    copy: (position) => module.copy(position),
    candidates: (type) => (position, push) => module.candidates(position, type, push),
  });
}

/** Undefined when the action is accepted, else always a reason: of a guard, or of the place for lack of an edge. */
export function whyNot<P extends object, A extends Typed, R extends Because>(
  module: RulesModule<P, A, R>,
  chart: Chart<P, A, R>,
  { place, position }: State<P>,
  action: A,
): R | undefined {
  const refusal = chart.whyNot(place, position, action);
  return refusal === noEdge ? module.whyNoEdge(position, action, chart.nameOf(place)) : refusal;
}
