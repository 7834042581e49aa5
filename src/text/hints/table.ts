/** What a table of hints holds: one sentence for each thing that speaks for or against a move. */
import type { Why } from '../../why';

export type HintTexts = {
  readonly [C in Why['code']]: (why: Extract<Why, { readonly code: C }>) => string;
};

export const hintSentence = (table: HintTexts, why: Why): string =>
  (table[why.code] as (why: Why) => string)(why);
