/** English: the rooms of puzzles and lessons. */
import { count } from '../../grammar/en';

export const learn = {
  puzzleGoalWin: (dragons: number) =>
    dragons > 1
      ? `Win this fight and ${count(dragons, 'dragon')}, whatever your opponent does.`
      : 'Win this fight, whatever your opponent does.',
  puzzleGoalSave: (dragons: number) =>
    dragons === 0
      ? 'Get out of this fight without losing a dragon.'
      : `Get out of this fight and lose ${count(dragons, 'dragon')} at most.`,
  puzzleLevel: (level: number) => `Difficulty: ${level} of 3`,
  puzzlesIntro:
    'Each position has one idea that works against every answer. What you cannot see you need not know.',
  puzzleHint: 'Hint',
  puzzleSolution: 'Solution',
  puzzleHideSolution: 'Hide the solution',
  puzzleAgain: 'Start again',
  puzzleNext: 'Next puzzle',
  puzzleAll: 'All puzzles',
  puzzleWon: 'Solved.',
  puzzleLost: 'Not this way: your opponent had an answer.',
  puzzleSolved: 'solved',
  puzzlesSolved: (solved: number, all: number) => `${solved} of ${all} solved`,

  lessonsIntro: 'Each lesson takes a few minutes, on a real table. You need not have read any rules.',
  lessonDone: 'done',
  lessonAll: 'All lessons',
  lessonStep: (step: number, of: number) => `Step ${step} of ${of}`,
  lessonGoOn: 'Continue',
  lessonNext: 'Next lesson',
  lessonFinish: 'Finish',
  newHere: 'New here?',
  newHereLearn: 'Nine short lessons',
};
