/** Spanish: answers to questions, by their kind. */
import { cardName, cards as counted, listed } from '../grammar/es';
import { type AnswerTexts, answerWith } from './table';

const answers: AnswerTexts = {
  useText: { picked: ([card]) => `Usar el texto de ${card}`, none: 'No usar el texto' },
  amount: { picked: (_, [number]) => counted(number ?? 0), none: 'Ninguna' },
  discardFromPlay: { picked: (cards) => `Descartar ${listed(cards)}`, none: 'No descartar nada' },
  leaveCharacter: { picked: (cards) => `Dejar ${listed(cards)}`, none: 'No dejar ninguno' },
  kindToDiscard: {
    picked: (_, [kind]) => (kind === 0 ? 'Descartar los Refuerzos' : 'Descartar los Apoyos'),
    none: 'No descartar nada',
  },
  recall: { picked: (cards) => `Llevarte ${listed(cards)} a la mano`, none: 'No llevarte nada' },
  search: { picked: (cards) => `Llevarte ${listed(cards)}`, none: 'No llevarte nada' },
  payForDragon: { picked: (cards) => `Pagar por un dragón: ${listed(cards)}`, none: 'No pagar' },
  discardOwn: { picked: (cards) => `Descartar ${listed(cards)}`, none: 'Listo' },
  toDeckBottom: { picked: (cards) => `Poner ${listed(cards)} bajo el mazo de robo`, none: 'Listo' },
  discardForced: { picked: (cards) => `Descartar ${listed(cards)}`, none: 'No descartar nada' },
  discardBlind: {
    picked: ([card], [option]) =>
      option === -1 ? 'Descartar una carta oculta al azar' : `Descartar ${card}`,
    none: 'No descartar nada',
  },
  discardDrawn: { picked: (cards) => `Descartar ${listed(cards)}`, none: 'No descartar nada' },
  shuffleBack: { picked: (cards) => `Devolver y barajar ${listed(cards)}`, none: 'No devolver nada' },
  loadNow: { picked: (cards) => `Cargar ${listed(cards)}`, none: 'No cargar nada' },
  shipOrCargo: {
    picked: (cards, [option], { names }) =>
      typeof option === 'number' && names.printed(option)?.kind === 'ship'
        ? `Jugar ${listed(cards)}`
        : `Cargar ${listed(cards)}`,
    none: 'No llevarte nada',
  },
  shipToLoad: { picked: (cards) => `Cargar en ${listed(cards)}`, none: 'No cargar nada' },
  target: { picked: (cards) => `Elegir ${listed(cards)}`, none: 'No elegir nada' },
  order: { picked: (cards) => `Primero ${listed(cards)}`, none: 'Seguir' },
};

export const answerLabel = answerWith(answers, {
  card: cardName,
  hidden: (number) => `Farol ${number}`,
  done: 'Listo',
  choose: 'Elegir',
});
