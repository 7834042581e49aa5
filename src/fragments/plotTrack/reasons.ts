/** Every "why not" of the Invaders fragment: a code, the rule it comes from, and the figures that decide it. */
import type { Piles } from './actions';
import type { Player } from './position';

// biome-ignore format: one row of ids reads best as a row
export const ruleIds = [
  'I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I9', 'I10', 'I11', 'I12', 'I13', 'I14', 'I15', 'I16', 'I17', 'I18',
] as const;
export type RuleId = (typeof ruleIds)[number];

interface Because<C extends string> {
  readonly code: C;
  readonly rule: RuleId;
}

export type Reason =
  | Because<'gameOver'>
  | (Because<'noSuchZone'> & { readonly zone: number; readonly zones: number })
  | (Because<'noStrengthLeft'> & { readonly zone: number; readonly printed: number; readonly tokens: number })
  | (Because<'onlyHumanityRemoves'> & { readonly by: Player })
  | (Because<'noTokenHere'> & { readonly zone: number })
  | (Because<'countTooLow'> & { readonly have: number; readonly need: number })
  | (Because<'notCovered'> & { readonly which: Piles; readonly cause: Player; readonly turn: Player })
  | (Because<'markerIsTheInvaders'> & { readonly turn: Player });

export type ReasonCode = Reason['code'];
export type ReasonOf<C extends ReasonCode> = Extract<Reason, { code: C }>;
