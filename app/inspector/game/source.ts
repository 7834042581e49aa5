/** Where a game comes from that is being watched: the table, another window, or one of the inspector's own. */
import type { Because, Typed } from '../../../machines/rulesModule';
import type { AnyState, Rules, Step } from './types';

export interface Refusal {
  readonly action: Typed;
  readonly reason: Because;
}

export interface Source {
  readonly rules: Rules;
  readonly start: () => AnyState;
  /** All actions so far; a new list when something has happened. */
  readonly steps: () => readonly Step[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Undefined when taken, else why not. */
  readonly send: (action: Typed) => Because | undefined;
  readonly onRefused: (listener: (refusal: Refusal) => void) => () => void;
  /** The running game goes on after the given number of its actions and these. */
  readonly continueWith: (actions: readonly Typed[]) => void;
  /** Stops what plays by itself; undefined where nothing does. */
  readonly pause?: (() => void) | undefined;
  readonly stop: () => void;
}
