/** What a table of reasons holds: one sentence a code, at most 90 characters, with the figures that decide. */
import type { ReasonCode, ReasonOf } from '../../reasons';
import type { Names } from '../names';

export type ReasonTexts = {
  readonly [C in ReasonCode]: (reason: ReasonOf<C>, names: Names) => string;
};
