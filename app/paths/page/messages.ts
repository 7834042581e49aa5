/** What the page and its worker say to each other. */
import type { Language } from '../../../src/vocabulary';
import type { Coverage } from '../coverage';
import type { FormatName } from '../formats';
import type { Score } from '../mutate/score';
import type { Failure, Outcome } from '../run/runPath';
import type { Path, Suite } from '../suite';
import type { Goal } from './goal';

export type Asked =
  | { readonly kind: 'generate'; readonly goal: Goal; readonly language: Language }
  | { readonly kind: 'write'; readonly format: FormatName }
  | { readonly kind: 'faults'; readonly sample: number }
  | { readonly kind: 'shrink'; readonly path: number; readonly target: string };

export interface Made {
  readonly suite: Suite;
  readonly coverage: Coverage;
  readonly isReached: boolean;
  readonly seconds: number;
  /** Ids of the edges each path takes, in order. */
  readonly edges: readonly (readonly string[])[];
  /** The actions of each path in words. */
  readonly words: readonly (readonly string[])[];
}

export interface Survivor {
  readonly id: string;
  readonly hint: string;
}

export type Told =
  | { readonly kind: 'progress'; readonly done: number; readonly all: number; readonly what: string }
  | { readonly kind: 'made'; readonly made: Made }
  | { readonly kind: 'outcomes'; readonly outcomes: readonly Outcome[] }
  | { readonly kind: 'ran' }
  | { readonly kind: 'text'; readonly name: string; readonly text: string }
  | { readonly kind: 'score'; readonly score: Score; readonly survivors: readonly Survivor[] }
  | { readonly kind: 'shrunk'; readonly path: Path; readonly failure: Failure | undefined }
  /** The goal cannot be read, or the scenarios of the user cannot. */
  | { readonly kind: 'fault'; readonly message: string };
