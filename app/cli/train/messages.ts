/** What the training and its threads say to each other. */
import type { Outcome } from '../../computer/arena/contest';
import type { Deal } from '../../computer/arena/deals';
import type { Parameters } from '../../computer/learned/network';
import type { Lessons } from '../../computer/training/lessons';

/** Work for a thread; the network is the one last sent. */
export type Task =
  | { readonly do: 'play'; readonly from: number; readonly to: number; readonly seed: number }
  | { readonly do: 'measure'; readonly deal: Deal };

export type ToThread =
  | { readonly do: 'use'; readonly parameters: Parameters }
  | { readonly do: 'task'; readonly index: number; readonly task: Task }
  | { readonly do: 'end' };

export type Done =
  | { readonly did: 'play'; readonly lessons: Lessons }
  | { readonly did: 'measure'; readonly outcomes: readonly Outcome[] };

export interface FromThread {
  readonly index: number;
  readonly done: Done;
}
