/** A suite of test paths: where each begins, what is done, and what is expected after every action. */
import type { Because, Typed } from '../../machines/rulesModule';
import type { Scenario } from './subject';

/** One action of a path: taken, or refused with a reason. */
export interface Step {
  readonly action: Typed;
  readonly refused?: Because;
}

/** A path before what it leads to has been written down. */
export interface Trail {
  readonly scenario: string;
  readonly steps: readonly Step[];
  /** The item it was found for. */
  readonly goal: string;
}

/** What has to be seen after a step. */
export interface Expected {
  /** Name of the place in the chart. */
  readonly place: string;
  /** Digest of position and figures. */
  readonly digest: string;
  /** How many actions are legal, and a digest of them in the order they are found. */
  readonly legal: number;
  readonly legalDigest: string;
  /** The position in words of its module, for readers. */
  readonly summary: string;
  /** The position in notation; left out where a suite is to stay small. */
  readonly position?: string;
}

export interface PathStep {
  /** The action in the notation of its module. */
  readonly action: string;
  readonly refused?: Because;
  readonly after: Expected;
}

export interface Path {
  readonly number: number;
  readonly scenario: string;
  readonly goal: string;
  /** Items that no earlier path covers. */
  readonly adds: readonly string[];
  readonly begins: Expected;
  readonly steps: readonly PathStep[];
}

export interface Suite {
  readonly format: typeof suiteFormat;
  readonly chart: string;
  readonly seed: number;
  readonly generators: readonly string[];
  readonly until: string;
  /** Every start a path names. */
  readonly scenarios: Readonly<Record<string, Scenario>>;
  readonly paths: readonly Path[];
}

export const suiteFormat = 'blue-moon-paths-1';

export const actionsIn = (paths: readonly { readonly steps: readonly unknown[] }[]): number =>
  paths.reduce((sum, { steps }) => sum + steps.length, 0);

export const longestIn = (paths: readonly { readonly steps: readonly unknown[] }[]): number =>
  paths.reduce((longest, { steps }) => Math.max(longest, steps.length), 0);
