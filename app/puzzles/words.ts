/** The words of the puzzles, and their goals as sentences. */
import type { Texts } from '../../src/text';
import { roomTexts } from '../text/roomTexts';
import type { Puzzle } from './puzzle';

export const usePuzzleTexts = roomTexts({
  en: async () => (await import('../../src/text/puzzles/en')).puzzles,
  de: async () => (await import('../../src/text/puzzles/de')).puzzles,
  es: async () => (await import('../../src/text/puzzles/es')).puzzles,
});

export const goalWords = ({ goal }: Puzzle, ui: Texts['ui']): string =>
  goal.kind === 'winFight' ? ui.puzzleGoalWin(goal.dragons) : ui.puzzleGoalSave(goal.dragons);
