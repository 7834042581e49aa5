/** The face of a compiled chart: its types, and what may be asked of it. */
import type { StateValue } from 'xstate';
import type { EdgeObserver } from './settle';
import type { Statechart } from './statechart';
import type { Table } from './table';

declare const isPlace: unique symbol;

/**
 * Where a chart rests: a small number of one compiled chart. Numbers change when states are added, so what is kept
 * (records, tests) keeps `nameOf(place)`.
 */
export type Place = number & { readonly [isPlace]: true };

export interface State<P> {
  readonly place: Place;
  readonly position: P;
}

/** Answer of `whyNot` when no rule is to blame: no edge takes this action here, or none whose conditions hold. */
export const noEdge: unique symbol = Symbol('noEdge');
export type NoEdge = typeof noEdge;

export type Applied<P, R> =
  | { readonly ok: true; readonly state: State<P> }
  | { readonly ok: false; readonly refusal: R | NoEdge };

/** Pushes every action of one type worth asking the rules about. */
export type Candidates<P, A> = (position: P, push: (action: A) => void) => void;

export interface Options<P, A extends { readonly type: string }> {
  /** A copy that steps may write to without touching the given one. */
  readonly copy: (position: P) => P;
  /** For each type of action that some edge takes, what finds its candidates. */
  readonly candidates?: (type: A['type']) => Candidates<P, A>;
  /** Types whose candidates are either all accepted or all refused: the rules are asked about the first alone. */
  readonly areAlike?: (type: A['type']) => boolean;
  /** Called around `legalActions`: nothing is written between the two, so what is derived may be kept. */
  readonly beforeLegal?: (position: P) => void;
  readonly afterLegal?: (position: P) => void;
  /** So many edges after one action are an endless circle; 1000 unless given. */
  readonly bound?: number;
}

export interface Executor<P, A, R> {
  /** Enters the initial states, writing on the position, and returns the place of rest. */
  start(position: P, observe?: EdgeObserver<P, A, R>): Place;
  /**
   * Takes a legal action, writing on the position, and returns the next place. Trusts: the guard of the last open edge
   * is not asked again, so an illegal action leaves a position that means nothing.
   */
  advance(place: Place, position: P, action: A): Place;
  /** `advance` that tells of every edge taken, and throws when no edge is open. */
  advanceTraced(place: Place, position: P, action: A, observe: EdgeObserver<P, A, R>): Place;
  accepts(place: Place, position: P, action: A): boolean;
  /** Undefined when accepted, else the reason of the first rule that refuses, deepest state first. */
  whyNot(place: Place, position: P, action: A): R | NoEdge | undefined;
  /** Checks, copies, advances. Never changes the given state. */
  apply(state: State<P>, action: A): Applied<P, R>;
  /** Fills `out` with the candidates that are accepted, and returns it. Not to be called from a rule or candidates. */
  legalActions(place: Place, position: P, out: A[]): A[];
}

export interface Chart<P, A extends { readonly type: string }, R> extends Executor<P, A, R> {
  /** Number of places; they are 0 to `places - 1`. */
  readonly places: number;
  nameOf(place: Place): string;
  /** The place of a name or of an XState state value; throws when there is none. */
  placeOf(name: string): Place;
  placeOfValue(value: StateValue): Place;
  /** The place as XState writes it. */
  valueOf(place: Place): StateValue;
  /** Types of actions that some edge of the place takes. */
  actionTypes(place: Place): readonly A['type'][];
  /** The tags of all states active at the place. */
  tagsOf(place: Place): ReadonlySet<string>;
  /** True at a final child of the root: no action is taken any more. */
  isOver(place: Place): boolean;
  /** The chart as data, and the table made from it: for inspector, paths and mutation. */
  readonly statechart: Statechart<P, A, R>;
  readonly table: Table<P, A, R>;
  readonly options: Options<P, A>;
}
