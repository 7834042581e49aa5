/** What the inspector works on: any rules module, its compiled chart, and games of it, without knowing their types. */

import type { Chart, State } from '../../../machines/executor/chart';
import type { Edge } from '../../../machines/executor/statechart';
import type { AnyRulesModule, Because, Typed } from '../../../machines/rulesModule';
import type { AnyStatechart } from '../../charts/graph';

export type AnyChart = Chart<object, Typed, Because>;
export type AnyState = State<object>;
export type GameEdge = Edge<object, Typed, Because>;

/** One action of a game and what it led to. */
export interface Step {
  readonly action: Typed;
  readonly state: AnyState;
  /** Ids of the edges XState took, as its inspection events tell; undefined where nobody listened. */
  readonly told?: readonly string[] | undefined;
}

export interface Rules {
  readonly module: AnyRulesModule;
  readonly chart: AnyChart;
}

/** The same chart for drawing, which needs no types. */
export const drawable = (chart: AnyChart): AnyStatechart => chart.statechart as unknown as AnyStatechart;
