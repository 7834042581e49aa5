/** German, all tables. */
import { actions } from './actions/de';
import { de as effects } from './effects/de';
import { hints } from './hints/de';
import { ui } from './interface/de';
import { log } from './log/de';
import { draws } from './log/deMoves';
import { questions, questionWaiting } from './questions/de';
import { head, places } from './questions/dePlaces';
import { reasons } from './reasons/de';
import { rules, sections } from './rules/de';
import { type LanguageTables, textsFrom } from './texts';
import { de as words } from './words/de';

export const tables: LanguageTables = {
  language: 'de',
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

export const de = textsFrom(tables);
