/** What a table of rules holds. The ids are those of the English files. */
import type { rules, sections } from './en';

export type RuleId = keyof typeof rules;
export type SectionId = keyof typeof sections;

export type RuleTexts = { readonly [R in RuleId]: string };
export type SectionTitles = { readonly [S in SectionId]: string };

/** The section a rule stands in: `R11` for `R11.3`, `T` for the timing list. */
export const sectionOf = (id: RuleId): SectionId =>
  id.startsWith('T') ? 'T' : (id.split('.')[0] as SectionId);
