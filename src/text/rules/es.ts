/** Spanish: every rule in a sentence or two of the project's own. */
import { effects } from './es/effects';
import { ending } from './es/ending';
import { icons } from './es/icons';
import { match } from './es/match';
import { objects } from './es/objects';
import { ships } from './es/ships';
import { turn } from './es/turn';
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
  R1: 'Qué hay en el juego',
  R2: 'Preparar un juego',
  R3: 'Partida, juego, combate, turno',
  R4: 'El combate',
  R5: 'El turno',
  R6: 'Fase 1: Comienzo',
  R7: 'Fase 2: Liderazgo',
  R8: 'Fase 3: retirarse, rechazar o seguir',
  R9: 'Fase 4: Personaje',
  R10: 'Fase 5: Refuerzo o Apoyo',
  R11: 'Fase 6: Anuncio',
  R12: 'Fase 7: reponer la mano',
  R13: 'Fase 8: Fin del turno',
  R14: 'Fin de un combate, dragones',
  R15: 'Fin de un juego, cristales',
  R16: 'La partida',
  R17: 'Poder',
  R18: 'Iconos',
  R19: 'Mutantes y cambio de elemento',
  R20: 'Qué texto va primero',
  R21: 'Lo que las cartas hacen al rival',
  R22: 'Barcos',
  R23: 'Faroles',
  R24: 'Otras reglas de los Buka',
  R25: 'Construir barajas',
  R26: 'Lo que se puede acordar',
  R27: 'Lo que un jugador puede ver',
  R28: 'Rechazos',
  T: 'Orden de los sucesos',
};
