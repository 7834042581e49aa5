/** Spanish, all tables. */
import { actions } from './actions/es';
import { es as effects } from './effects/es';
import { hints } from './hints/es';
import { ui } from './interface/es';
import { log } from './log/es';
import { draws } from './log/esMoves';
import { questions, questionWaiting } from './questions/es';
import { head, places } from './questions/esPlaces';
import { reasons } from './reasons/es';
import { rules, sections } from './rules/es';
import { type LanguageTables, textsFrom } from './texts';
import { es as words } from './words/es';

export const tables: LanguageTables = {
  language: 'es',
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

export const es = textsFrom(tables);
