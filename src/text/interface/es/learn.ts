/** Spanish: the rooms of puzzles and lessons. */
import type { learn as English } from '../en/learn';

export const learn = {
  puzzleGoalWin: (dragons: number) =>
    dragons > 1
      ? `Gana este combate y ${dragons} dragones, haga lo que haga el otro lado.`
      : 'Gana este combate, haga lo que haga el otro lado.',
  puzzleGoalSave: (dragons: number) =>
    dragons === 0
      ? 'Sal de este combate sin perder ningún dragón.'
      : `Sal de este combate y pierde como máximo ${dragons === 1 ? 'un dragón' : `${dragons} dragones`}.`,
  puzzleLevel: (level: number) => `Dificultad: ${level} de 3`,
  puzzlesIntro:
    'Cada posición tiene una idea que vale contra cualquier respuesta. Lo que no puedes ver no necesitas saberlo.',
  puzzleHint: 'Pista',
  puzzleSolution: 'Solución',
  puzzleHideSolution: 'Ocultar la solución',
  puzzleAgain: 'Empezar de nuevo',
  puzzleNext: 'Problema siguiente',
  puzzleAll: 'Todos los problemas',
  puzzleWon: 'Resuelto.',
  puzzleLost: 'Así no: el otro lado tenía respuesta.',
  puzzleSolved: 'resuelto',
  puzzlesSolved: (solved: number, all: number) => `${solved} de ${all} resueltos`,

  lessonsIntro:
    'Cada lección dura unos minutos, en una mesa de verdad. No hace falta haber leído las reglas.',
  lessonDone: 'hecha',
  lessonAll: 'Todas las lecciones',
  lessonStep: (step: number, of: number) => `Paso ${step} de ${of}`,
  lessonGoOn: 'Continuar',
  lessonNext: 'Lección siguiente',
  lessonFinish: 'Terminar',
  newHere: '¿Primera vez?',
  newHereLearn: 'Nueve lecciones cortas',
} satisfies typeof English;
