/** The words of the game in its three languages; each stands in modules of its own, so that a page may load one. */
import type { Language } from '../vocabulary';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import type { Texts } from './texts';

export { faultText } from './deckFaults';
export { effectText } from './effectText';
export type { InterfaceTexts } from './interface/en';
export { type Names, namesOf } from './names';
export { type RuleId, type SectionId, sectionOf } from './rules/table';
export { type ActionScene, type Prompt, type PromptPlace, type Scene, sceneOf } from './scene';
export type { Texts } from './texts';

const languages: Readonly<Record<Language, Texts>> = { en, de, es };

export const textsFor = (language: Language): Texts => languages[language];
