/** A game of any rules module: its moments from the first on, going on, and taking back by playing again without the last. */
import type { Chart, State } from '../../machines/executor/chart';
import { type Because, chartOf, type RulesModule, type Typed, whyNot } from '../../machines/rulesModule';

/** A module and its compiled chart. */
export interface Rules<P extends object, A extends Typed, R extends Because> {
  readonly module: RulesModule<P, A, R>;
  readonly chart: Chart<P, A, R>;
}

export const rulesOf = <P extends object, A extends Typed, R extends Because>(
  module: RulesModule<P, A, R>,
): Rules<P, A, R> => ({ module, chart: chartOf(module) });

/** A state and the action that led to it; null before the first one. */
export interface Moment<P, A> {
  readonly action: A | null;
  readonly state: State<P>;
}

export interface Play<P, A> {
  /** As given by the set-up, before the chart has entered its first place. */
  readonly setup: P;
  readonly moments: readonly Moment<P, A>[];
  /** What was taken back, the next one first. */
  readonly undone: readonly A[];
}

export function begin<P extends object, A extends Typed, R extends Because>(
  { module, chart }: Rules<P, A, R>,
  setup: P,
): Play<P, A> {
  const position = module.copy(setup);
  const place = chart.start(position);
  return { setup, moments: [{ action: null, state: { place, position } }], undone: [] };
}

export const stateOf = <P, A>({ moments }: Play<P, A>): State<P> => moments.at(-1)!.state;

/** An action that is refused changes nothing. */
export function take<P extends object, A extends Typed, R extends Because>(
  { chart }: Rules<P, A, R>,
  play: Play<P, A>,
  action: A,
): Play<P, A> {
  const applied = chart.apply(stateOf(play), action);
  if (!applied.ok) return play;
  return { ...play, moments: [...play.moments, { action, state: applied.state }], undone: [] };
}

export function takeBack<P extends object, A extends Typed, R extends Because>(
  rules: Rules<P, A, R>,
  play: Play<P, A>,
): Play<P, A> {
  const actions = play.moments.flatMap(({ action }) => action ?? []);
  const last = actions.pop();
  if (last === undefined) return play;
  const again = actions.reduce((now, action) => take(rules, now, action), begin(rules, play.setup));
  return { ...again, undone: [last, ...play.undone] };
}

export function takeAgain<P extends object, A extends Typed, R extends Because>(
  rules: Rules<P, A, R>,
  play: Play<P, A>,
): Play<P, A> {
  const [next, ...undone] = play.undone;
  return next === undefined ? play : { ...take(rules, play, next), undone };
}

export const refusal = <P extends object, A extends Typed, R extends Because>(
  { module, chart }: Rules<P, A, R>,
  play: Play<P, A>,
  action: A,
): R | undefined => whyNot(module, chart, stateOf(play), action);
