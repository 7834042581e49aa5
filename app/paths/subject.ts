/** What test paths are made for: a rules module with its compiled chart, and what the module itself cannot tell. */
import type { Chart, Place } from '../../machines/executor/chart';
import type { AnyRulesModule, Because, Typed } from '../../machines/rulesModule';
import type { Frame } from './prove/frame';

export type Position = object;
export type AnyChart = Chart<Position, Typed, Because>;

/** Where a path may begin: at the start of the chart, or with a position laid out at a place. */
export interface Scenario {
  readonly name: string;
  /** Undefined: the chart is entered as usual, so that its first steps run. */
  readonly place?: string;
  readonly position: Position;
}

/** Goals that only this module has, such as the texts of cards; noted whenever an action has been taken. */
export interface Extra {
  readonly criterion: string;
  readonly items: readonly string[];
  /** Pushes the items that the action from `before` to `after` has carried out. */
  note(before: Position, after: Position, action: Typed, push: (item: string) => void): void;
  /** Items nobody can carry out, each with the reason. */
  readonly impossible: Readonly<Record<string, string>>;
}

export interface Subject {
  readonly module: AnyRulesModule;
  readonly chart: AnyChart;
  /** Starts that ship with the module; those most likely to help come first. */
  readonly scenarios: readonly Scenario[];
  /** Starts from a usual game, one for each number. */
  newGame(seed: number): Scenario;
  /** Starts from which a goal that others miss may be reached. */
  scenariosFor(item: string): readonly Scenario[];
  /** Pushes actions worth refusing, beside the candidates of the module. */
  probes(position: Position, place: string, push: (action: Typed) => void): void;
  /** Every code that a refusal can have; undefined: not known beforehand. */
  readonly reasonCodes: readonly string[] | undefined;
  readonly extras: readonly Extra[];
  /** What is known about which steps change which conditions, for proofs that something cannot be reached. */
  readonly frame: Frame;
  /** What XState is given to start the machine from a position. */
  input(position: Position): unknown;
  /** The whole position on one line, for comparison; what the rules do not read is left out. */
  notation(position: Position): string;
  /** Figures derived from the position, which a fault may change and the position itself does not hold. */
  figures(position: Position): string;
  /** Actions a random player does not take unless nothing else is left. */
  isLastResort(action: Typed): boolean;
}

/** A moment of a path: the place and a position that may be written to. */
export interface Moment {
  place: Place;
  readonly position: Position;
}

/** Enters a scenario on a copy of its position. */
export function enter(
  { module, chart }: Pick<Subject, 'module' | 'chart'>,
  { place, position }: Scenario,
  observe?: Parameters<AnyChart['start']>[1],
): Moment {
  const draft = module.copy(position);
  return { place: place === undefined ? chart.start(draft, observe) : chart.placeOf(place), position: draft };
}
