/** German: every rule in a sentence or two of the project's own. */
import { effects } from './de/effects';
import { ending } from './de/ending';
import { icons } from './de/icons';
import { match } from './de/match';
import { objects } from './de/objects';
import { ships } from './de/ships';
import { turn } from './de/turn';
import type { RuleTexts, SectionTitles } from './table';

export const rules = {
  ...objects,
  ...turn,
  ...ending,
  ...icons,
  ...effects,
  ...ships,
  ...match,
} satisfies RuleTexts;

export const sections: SectionTitles = {
  R1: 'Was es gibt',
  R2: 'Aufbau eines Spiels',
  R3: 'Partie, Spiel, Kampf, Zug',
  R4: 'Der Kampf',
  R5: 'Der Zug',
  R6: 'Phase 1: Beginn',
  R7: 'Phase 2: Führung',
  R8: 'Phase 3: Zurückziehen, ablehnen oder weiterkämpfen',
  R9: 'Phase 4: Charakter',
  R10: 'Phase 5: Verstärkung oder Unterstützung',
  R11: 'Phase 6: Ansage',
  R12: 'Phase 7: Auffüllen',
  R13: 'Phase 8: Ende des Zugs',
  R14: 'Ende eines Kampfs, Drachen',
  R15: 'Ende eines Spiels, Kristalle',
  R16: 'Die Partie',
  R17: 'Stärke',
  R18: 'Symbole',
  R19: 'Mutanten und Wechsel des Elements',
  R20: 'Welcher Text vorgeht',
  R21: 'Was Karten der anderen Seite antun',
  R22: 'Schiffe',
  R23: 'Bluffs und Farbe bekennen',
  R24: 'Weitere Regeln der Buka',
  R25: 'Decks bauen',
  R26: 'Was vereinbart werden kann',
  R27: 'Was man sehen darf',
  R28: 'Ablehnungen',
  T: 'Reihenfolge der Ereignisse',
};
