/** A running game of any rules module, on the compiled chart or on XState's pure transition: the same face for both. */
import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import type { Chart, State } from '../../machines/executor/chart';
import { type Because, chartOf, type RulesModule, type Typed, whyNot } from '../../machines/rulesModule';

/** One moment of a game; it never changes. */
export interface Moment<P, A, R> {
  readonly place: string;
  readonly position: P;
  readonly isOver: boolean;
  /** Undefined when the action is accepted. */
  whyNot(action: A): R | undefined;
  /** The moment after the action; where it is refused, a moment equal to this one. */
  after(action: A): Moment<P, A, R>;
}

export interface Driver<P, A, R> {
  readonly name: string;
  start(position: P): Moment<P, A, R>;
  /** A game that has come to a place in some way. */
  at(place: string, position: P): Moment<P, A, R>;
}

/** On the table compiled from the chart. */
export function onExecutor<P extends object, A extends Typed, R extends Because>(
  module: RulesModule<P, A, R>,
): Driver<P, A, R> {
  const chart = chartOf(module);
  const moment = (state: State<P>): Moment<P, A, R> => ({
    place: chart.nameOf(state.place),
    position: state.position,
    isOver: chart.isOver(state.place),
    whyNot: (action) => whyNot(module, chart, state, action),
    after(action) {
      const applied = chart.apply(state, action);
      return applied.ok ? moment(applied.state) : moment(state);
    },
  });
  return {
    name: 'executor',
    start(position) {
      const draft = module.copy(position);
      return moment({ place: chart.start(draft), position: draft });
    },
    at: (place, position) => moment({ place: chart.placeOf(place), position }),
  };
}

/** On XState. Acceptance is XState's own; the words of a refusal come from the module, as everywhere. */
export function onXState<P extends object, A extends Typed, R extends Because>(
  module: RulesModule<P, A, R>,
): Driver<P, A, R> {
  const { machine } = module;
  const chart = chartOf(module);
  const moment = (snapshot: AnyMachineSnapshot): Moment<P, A, R> => ({
    place: nameOf(chart, snapshot),
    position: snapshot.context,
    isOver: snapshot.status === 'done',
    whyNot(action) {
      if (machine.getTransitionData(snapshot, action)?.length) return undefined;
      const state = { place: chart.placeOfValue(snapshot.value), position: snapshot.context };
      const reason = whyNot(module, chart, state, action);
      if (reason === undefined) throw new Error(`Only XState refuses ${module.writeAction(action)}`);
      return reason;
    },
    after: (action) => moment(transition(machine, snapshot, action)[0]),
  });
  return {
    name: 'XState',
    start: (position) => moment(initialTransition(machine, position)[0]),
    at(place, context) {
      const value = chart.valueOf(chart.placeOf(place));
      return moment(machine.resolveState({ value, context }));
    },
  };
}

const nameOf = <P, A extends Typed, R>(chart: Chart<P, A, R>, { value }: AnyMachineSnapshot): string =>
  chart.nameOf(chart.placeOfValue(value));
