/** What a reference trace says: one game with all its steps, chance included, and the state after each step. */
import type { Element, Seat } from '../../src/vocabulary';

export type Phase =
  | 'start'
  | 'begin'
  | 'leadership'
  | 'retreat'
  | 'character'
  | 'support'
  | 'afterSupport'
  | 'announce'
  | 'refresh'
  | 'end';

export type Verb =
  | 'startTurn'
  | 'refresh'
  | 'endTurn'
  | 'endPhase'
  | 'stay'
  | 'play'
  | 'playNoEffect'
  | 'playShip'
  | 'load'
  | 'landShip'
  | 'playBluff'
  | 'discardBluff'
  | 'retrieve'
  | 'useSpecial'
  | 'satisfyDiscard'
  | 'retreat'
  | 'declineFight'
  | 'announce';

/** A verb with its arguments; cards go by their names. */
export interface Move {
  readonly do: Verb;
  readonly card?: string;
  readonly ship?: string;
  readonly element?: Element;
}

export type Zone = 'draw' | 'hand' | 'combat' | 'support' | 'leadership' | 'discard' | 'influence';

/** A choice of cards inside a step; `?` is a card hidden from whoever chooses. */
export interface Choice {
  readonly e: 'choose';
  readonly p: Seat;
  readonly of: Seat;
  readonly kind: string;
  readonly card?: string;
  readonly from: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly count?: number;
  readonly sets?: 'any' | 'omitted' | 'partial' | readonly (readonly number[])[];
  readonly picked: readonly string[];
}

export type TraceEvent =
  | Choice
  | {
      readonly e: 'move';
      readonly p: Seat;
      readonly card: string;
      readonly from: Zone;
      readonly to: Zone;
      readonly rnd?: true;
    }
  | { readonly e: 'shuffle' | 'bottom'; readonly p: Seat; readonly order: readonly string[] }
  | { readonly e: 'target'; readonly p: Seat; readonly card: string; readonly target: string }
  | { readonly e: 'callBluff'; readonly p: Seat; readonly call: boolean }
  | { readonly e: 'bluffResult'; readonly p: Seat; readonly good: boolean }
  | { readonly e: 'floods'; readonly p: Seat }
  | { readonly e: 'retreatDragons'; readonly p: Seat; readonly n: number }
  | { readonly e: 'dragon'; readonly p: Seat; readonly dragons: readonly [number, number] }
  | { readonly e: 'gameOver' };

type Flag = 0 | 1;

export interface TraceSide {
  readonly dragons: number;
  readonly noCards: boolean;
  readonly hand: readonly string[];
  readonly disclosed?: readonly string[];
  readonly draw: number;
  /** With whether it is active. */
  readonly combat: readonly (readonly [string, Flag])[];
  /** With whether it is active, and whether it lies face down. */
  readonly support: readonly (readonly [string, Flag, Flag])[];
  readonly leadership: readonly (readonly [string, Flag])[];
  readonly discard: readonly string[];
  readonly influence: readonly {
    readonly ship: string;
    readonly landed: boolean;
    readonly cargo: readonly string[];
  }[];
  readonly fire: number;
  readonly earth: number;
}

export interface TraceState {
  readonly turn: Seat;
  readonly phase: Phase | 'over';
  readonly fight: boolean;
  readonly element: Element | null;
  readonly over: boolean;
  readonly players: readonly [TraceSide, TraceSide];
}

export interface TraceStep extends Move {
  readonly p: Seat;
  readonly phase: Phase;
  readonly power?: number;
  readonly legal?: readonly Move[];
  readonly events: readonly TraceEvent[];
  readonly state: TraceState;
}

export interface TraceGame {
  readonly format: 'bm-trace-1';
  readonly mode: 'ai' | 'random';
  readonly peoples: readonly [string, string];
  readonly first: Seat;
  /** Draw piles before anything is dealt, top first. */
  readonly decks: readonly [readonly string[], readonly string[]];
  readonly initial: TraceState;
  readonly steps: readonly TraceStep[];
  readonly result: {
    readonly winner: Seat;
    readonly dragons: readonly [number, number];
    readonly crystals: readonly [number, number];
    readonly reason: string;
  };
}
