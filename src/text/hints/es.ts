/** Spanish: what speaks for a move. */
import { count, dragons } from '../grammar/es';
import type { HintTexts } from './table';

export const hints: HintTexts = {
  winsGame: () => 'Gana el juego.',
  attractsDragons: ({ count: number }) => `Atrae ${dragons(number)}.`,
  losesDragons: ({ count: number }) => `Cuesta ${dragons(number)}.`,
  leads: ({ by }) => `Después llevas ${by} de ventaja en poder.`,
  keepsCards: ({ count: number }) =>
    `Guarda ${count(number, 'carta', 'cartas')} de la mano para otros turnos.`,
  twoDragonsAtStake: () => 'Con seis cartas en juego, el combate trae un dragón más.',
  endsFight: () => 'Termina el combate y empieza el siguiente.',
  risksCall: ({ bluffs }) =>
    bluffs === 1
      ? 'Queda un farol tuyo que se puede destapar.'
      : `Quedan ${bluffs} faroles tuyos que se pueden destapar.`,
};
