/** All tables of one language under one object, and how they are asked. */
import type { Action } from '../actions';
import type { Card } from '../cards/card';
import type { News } from '../news';
import type { Reason } from '../reasons';
import type { Language, Seat } from '../vocabulary';
import type { Why } from '../why';
import type { ActionTexts } from './actions/table';
import { type EffectTexts, textFrom } from './effects/tables';
import { type HintTexts, hintSentence } from './hints/table';
import type { InterfaceTexts } from './interface/en';
import { type LogTexts, logSentence } from './log/table';
import type { Names } from './names';
import { promptFor } from './questions/prompt';
import type { PromptTexts } from './questions/table';
import type { ReasonTexts } from './reasons/table';
import type { RuleId, RuleTexts, SectionId, SectionTitles } from './rules/table';
import type { ActionScene, Prompt, Scene } from './scene';
import type { Words } from './words/words';

/** What the files of a language hold. */
export interface LanguageTables {
  readonly language: Language;
  readonly words: Words;
  readonly effects: EffectTexts;
  readonly reasons: ReasonTexts;
  readonly actions: ActionTexts;
  readonly prompts: PromptTexts;
  readonly log: LogTexts;
  /** Several hidden draws told as one. */
  readonly draws: (seat: Seat, cards: number, names: Names) => string;
  readonly hints: HintTexts;
  readonly rules: RuleTexts;
  readonly sections: SectionTitles;
  readonly ui: InterfaceTexts;
}

export interface Texts {
  readonly language: Language;
  /** Strings of the user interface, by key. */
  readonly ui: InterfaceTexts;
  readonly words: Words;
  /** The special text of a card; empty where it has none. */
  readonly effectText: (card: Card) => string;
  /** Why not, in at most 90 characters. */
  readonly reason: (reason: Reason, names: Names) => string;
  /** The label of an action on a button or in a list. */
  readonly action: (action: Action, scene: ActionScene) => string;
  /** What is asked now: of the reader, or, while it waits, of the other seat. */
  readonly prompt: (scene: Scene) => Prompt;
  /** What happened, as one sentence. */
  readonly log: (news: News, names: Names) => string;
  readonly draws: LanguageTables['draws'];
  /** What speaks for a move, or against it. */
  readonly why: (why: Why) => string;
  /** A rule in the project's own words; `undefined` for an id the reference does not have. */
  readonly rule: (id: string) => string | undefined;
  readonly ruleIds: readonly RuleId[];
  readonly section: (id: SectionId) => string;
  readonly sectionIds: readonly SectionId[];
}

export function textsFrom(tables: LanguageTables): Texts {
  const rules: Readonly<Partial<Record<string, string>>> = tables.rules;
  return {
    language: tables.language,
    ui: tables.ui,
    words: tables.words,
    draws: tables.draws,
    effectText: (card) => (card.effect === undefined ? '' : textFrom(tables.effects, card.effect, card)),
    reason(reason, names) {
      const text = tables.reasons[reason.code] as (reason: Reason, names: Names) => string;
      return text(reason, names);
    },
    action(action, scene) {
      const text = tables.actions[action.type] as (action: Action, scene: ActionScene) => string;
      return text(action, scene);
    },
    prompt: (scene) => promptFor(tables.prompts, scene),
    log: (news, names) => logSentence(tables.log, news, names),
    why: (why) => hintSentence(tables.hints, why),
    rule: (id) => rules[id],
    ruleIds: Object.keys(tables.rules) as RuleId[],
    section: (id) => tables.sections[id],
    sectionIds: Object.keys(tables.sections) as SectionId[],
  };
}
