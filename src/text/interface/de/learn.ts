/** German: the rooms of puzzles and lessons. */
import type { learn as English } from '../en/learn';

export const learn = {
  puzzleGoalWin: (dragons: number) =>
    dragons > 1
      ? `Gewinn diesen Kampf und ${dragons} Drachen, was die andere Seite auch tut.`
      : 'Gewinn diesen Kampf, was die andere Seite auch tut.',
  puzzleGoalSave: (dragons: number) =>
    dragons === 0
      ? 'Komm aus diesem Kampf, ohne einen Drachen zu verlieren.'
      : `Komm aus diesem Kampf und verlier höchstens ${dragons === 1 ? 'einen' : dragons} Drachen.`,
  puzzleLevel: (level: number) => `Schwierigkeit: ${level} von 3`,
  puzzlesIntro:
    'Jede Stellung hat eine Idee, die gegen jede Antwort hilft. Was du nicht sehen kannst, brauchst du nicht zu wissen.',
  puzzleHint: 'Tipp',
  puzzleSolution: 'Lösung',
  puzzleHideSolution: 'Lösung verbergen',
  puzzleAgain: 'Von vorn',
  puzzleNext: 'Nächste Aufgabe',
  puzzleAll: 'Alle Aufgaben',
  puzzleWon: 'Gelöst.',
  puzzleLost: 'So nicht: Die andere Seite hatte eine Antwort.',
  puzzleSolved: 'gelöst',
  puzzlesSolved: (solved: number, all: number) => `${solved} von ${all} gelöst`,

  lessonsIntro:
    'Jede Lektion dauert ein paar Minuten, an einem echten Tisch. Regeln musst du dafür nicht gelesen haben.',
  lessonDone: 'gemacht',
  lessonAll: 'Alle Lektionen',
  lessonStep: (step: number, of: number) => `Schritt ${step} von ${of}`,
  lessonGoOn: 'Weiter',
  lessonNext: 'Nächste Lektion',
  lessonFinish: 'Abschließen',
  newHere: 'Neu hier?',
  newHereLearn: 'Neun kurze Lektionen',
} satisfies typeof English;
