/** What lies on the workbench: the running game with its branches, what of it is looked at, and where it is to stop. */
import type { Breakpoint } from '../breaks/breakpoints';
import type { Refusal, SelfPlay } from './source';
import type { AnyState, Rules, Step } from './types';

export interface Branch {
  readonly id: number;
  readonly name: string;
  /** Shares so many first actions with the running game. */
  readonly at: number;
  readonly steps: readonly Step[];
}

export interface Shown {
  readonly branch: number;
  /** So many actions are done. */
  readonly at: number;
  /** Of the last of them so many microsteps, from 1; null: all. */
  readonly micro: number | null;
}

export interface Bench {
  readonly rules: Rules;
  readonly start: AnyState;
  /** The running game first. */
  readonly branches: readonly Branch[];
  readonly shown: Shown;
  /** Goes along with the running game. */
  readonly isFollowing: boolean;
  /** What takes actions by itself; undefined where nothing does. */
  readonly selfPlay: SelfPlay | undefined;
  readonly refused: (Refusal & { readonly count: number }) | null;
  readonly breakpoints: readonly Breakpoint[];
  /** The breakpoint that has stopped the game. */
  readonly stoppedBy: Breakpoint | null;
}

export const branchOf = ({ branches }: Bench, id: number): Branch =>
  branches.find((branch) => branch.id === id) ?? branches[0]!;

export const shownBranch = (bench: Bench): Branch => branchOf(bench, bench.shown.branch);

export const stateAt = (bench: Bench, { steps }: Branch, at: number): AnyState =>
  steps[at - 1]?.state ?? bench.start;
