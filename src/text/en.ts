/** English, all tables. */
import { actions } from './actions/en';
import { en as effects } from './effects/en';
import { hints } from './hints/en';
import { ui } from './interface/en';
import { log } from './log/en';
import { draws } from './log/enMoves';
import { questions, questionWaiting } from './questions/en';
import { head, places } from './questions/enPlaces';
import { reasons } from './reasons/en';
import { rules, sections } from './rules/en';
import { type LanguageTables, textsFrom } from './texts';
import { en as words } from './words/en';

export const tables: LanguageTables = {
  language: 'en',
  words,
  effects,
  reasons,
  actions,
  prompts: { questions, questionWaiting, places, head },
  log,
  draws,
  hints,
  rules,
  sections,
  ui,
};

export const en = textsFrom(tables);
