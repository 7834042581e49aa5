/** The short rulebook: what each section of the rules means, told in a few sentences before its rules one by one. */
import type { SectionId } from '../rules/table';

export type RulebookTexts = { readonly [S in SectionId]: string };
