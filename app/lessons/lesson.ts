/** What a lesson is: positions, and on each of them steps that are read, done or watched. Seat 0 learns. */

import type { Laid } from '../../machines/layOut';
import type { LessonTexts } from '../../src/text/lessons/en';

/** The words of a step stand in the language tables, in the order of the steps. */
export type Step =
  /** Goes on when the reader says so. */
  | { readonly kind: 'read' }
  /** Done with any of these actions, in notation; its last words may be left out. */
  | { readonly kind: 'act'; readonly goals: readonly string[] }
  /** The other seat acts; then it goes on like what is read. Going on inside a turn needs no mention. */
  | { readonly kind: 'watch'; readonly actions: readonly string[] };

export interface Scene {
  readonly laid: Laid;
  readonly steps: readonly Step[];
}

export interface Lesson {
  readonly id: keyof LessonTexts['lessons'];
  readonly scenes: readonly Scene[];
}

export const stepsOf = ({ scenes }: Lesson): readonly Step[] => scenes.flatMap(({ steps }) => steps);
