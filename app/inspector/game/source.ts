/** Where a game comes from that is being watched: the table, another window, or one of the inspector's own. */

import type { Because, Typed } from '../../../machines/rulesModule';
import type { Order } from '../../game/session';
import type { AnyState, Rules, Step } from './types';

export interface Refusal {
  readonly action: Typed;
  readonly reason: Because;
}

/** What takes actions by itself: the computers of the table, or chance in a game of the inspector's own. */
export interface SelfPlay {
  readonly by: 'computer' | 'chance';
  readonly isRunning: boolean;
}

export interface Source {
  readonly rules: Rules;
  readonly start: () => AnyState;
  /** All actions so far; a new list when one has been taken. */
  readonly steps: () => readonly Step[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Undefined when taken, else why not. */
  readonly send: (action: Typed) => Because | undefined;
  readonly onRefused: (listener: (refusal: Refusal) => void) => () => void;
  /** The running game goes on after the given number of its actions and these. */
  readonly continueWith: (actions: readonly Typed[]) => void;
  /** Undefined where nothing plays by itself. */
  readonly selfPlay: () => SelfPlay | undefined;
  readonly drive: (order: Order) => void;
  readonly stop: () => void;
}
