/** English: every rule in a sentence or two of the project's own. */
import { effects } from './en/effects';
import { ending } from './en/ending';
import { icons } from './en/icons';
import { match } from './en/match';
import { objects } from './en/objects';
import { ships } from './en/ships';
import { turn } from './en/turn';

export const rules = { ...objects, ...turn, ...ending, ...icons, ...effects, ...ships, ...match };

export const sections = {
  R1: 'Objects and zones',
  R2: 'Setting up a game',
  R3: 'Match, game, fight, turn',
  R4: 'The fight',
  R5: 'The turn',
  R6: 'Phase 1: Beginning',
  R7: 'Phase 2: Leadership',
  R8: 'Phase 3: Retreat, decline or fight on',
  R9: 'Phase 4: Character',
  R10: 'Phase 5: Booster or Support',
  R11: 'Phase 6: Announce',
  R12: 'Phase 7: Refill',
  R13: 'Phase 8: End of the turn',
  R14: 'End of a fight, dragons',
  R15: 'End of a game, crystals',
  R16: 'The match',
  R17: 'Power',
  R18: 'Icons',
  R19: 'Mutants and change of the element',
  R20: 'Which text goes first',
  R21: 'What cards do to the opponent',
  R22: 'Ships',
  R23: 'Bluffs',
  R24: 'Other rules of the Buka',
  R25: 'Building decks',
  R26: 'What can be agreed',
  R27: 'What a player may see',
  R28: 'Refusals',
  T: 'Timing',
};
