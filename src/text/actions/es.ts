/** Spanish: labels of actions. */
import { cardName, cardNames, cards as counted, dragons, inElement } from '../grammar/es';
import { answerLabel } from './esAnswers';
import type { ActionTexts } from './table';

export const actions: ActionTexts = {
  mulligan: ({ cards }) =>
    cards.length === 0 ? 'Quedarte con todas las cartas' : `Cambiar ${counted(cards.length)}`,
  retrieve: ({ card }, { names }) => `Recuperar ${cardName(names, card)}`,
  land: ({ ship }, { names }) => `Desembarcar ${cardName(names, ship)}`,
  dropBluff: ({ card }, { names }) => `Descartar el farol ${cardName(names, card)}`,
  playLeadership: ({ card }, { names }) => `Jugar ${cardName(names, card)}`,
  playShip: ({ card }, { names }) => `Jugar ${cardName(names, card)}`,
  retreat: (_, { retreat, winner, names }) =>
    retreat === undefined || winner === undefined
      ? 'Retirarte'
      : `Retirarte, ${names.seat(winner)} atrae ${dragons(retreat.dragons)}`,
  decline: ({ cards }) => (cards.length === 0 ? 'Rechazar' : `Rechazar y descartar ${counted(cards.length)}`),
  fightOn: (_, { opening }) => (opening ? 'Abrir el combate' : 'Seguir combatiendo'),
  playCharacter({ cards, mode }, { names }) {
    const list = cardNames(names, cards);
    if (mode === 'pair') return `Jugar la pareja ${list}`;
    if (mode === 'newGang') return `Jugar la banda ${list}`;
    return mode === 'extendGang' ? `Ampliar la banda con ${list}` : `Jugar ${list}`;
  },
  playBooster: ({ cards }, { names }) =>
    cards.length > 1 ? `Jugar la pareja ${cardNames(names, cards)}` : `Jugar ${cardNames(names, cards)}`,
  playSupport: ({ card }, { names }) => `Jugar ${cardName(names, card)}`,
  playBluff: ({ card }, { names }) => `Poner ${cardName(names, card)} boca abajo como farol`,
  load: ({ card, ship }, { names }) => `Cargar ${cardName(names, card)} en ${cardName(names, ship)}`,
  meetDemand: ({ demand, cards }, { names }) =>
    `Pagar por ${cardName(names, demand)}: ${cardNames(names, cards)}`,
  useText: ({ card }, { names }) => `Usar el texto de ${cardName(names, card)}`,
  takeBack: () => 'Volver a la decisión de retirada',
  announce(action, { element, power }) {
    const inWhich = action.element ?? element;
    if (inWhich === undefined || inWhich === null) return 'Anunciar';
    return power === undefined
      ? `Anunciar ${inElement(inWhich)}`
      : `Anunciar ${power[inWhich]} ${inElement(inWhich)}`;
  },
  showColours: () => 'Que enseñe los colores',
  pass: () => 'Dejarlo pasar',
  next: (_, { place }) =>
    place === 'beginning' || place === 'leadership' || place === 'character' || place === 'reinforcement'
      ? onwards[place]
      : 'Seguir',
  choose: (action, scene) => answerLabel(action, scene),
};

const onwards = {
  beginning: 'Pasar al Liderazgo',
  leadership: 'Pasar a la decisión de retirada',
  character: 'Pasar al Refuerzo y Apoyo',
  reinforcement: 'Pasar al anuncio',
} as const;
