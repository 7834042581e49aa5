/** Spanish: a card changes place. */
import type { Whereabouts } from '../../news';
import type { Seat } from '../../vocabulary';
import { act, cardName, cards as counted, upperFirst } from '../grammar/es';
import type { Names } from '../names';
import { type Move, type WayTexts, wayOf } from './table';

const discards = ({ seat, card }: Move, names: Names): string =>
  `${act(names, seat, 'descartas', 'descarta')} ${cardName(names, card)}.`;

const isDiscarded = ({ card }: Move, names: Names): string => `Se descarta ${cardName(names, card)}.`;

const takesBack = ({ seat, card }: Move, names: Names): string =>
  `${act(names, seat, 'devuelves', 'devuelve')} ${cardName(names, card)} a ${
    names.you === seat ? 'tu' : 'su'
  } mano.`;

const ways: WayTexts = {
  drawPileToHand: ({ seat, card }, names) => `${act(names, seat, 'robas', 'roba')} ${cardName(names, card)}.`,
  discardPileToHand: ({ seat, card }, names) =>
    `${act(names, seat, 'te llevas', 'se lleva')} ${cardName(names, card)} del descarte.`,
  handToDiscardPile: discards,
  handToLeaderPile: ({ seat, card }, names) =>
    `${act(names, seat, 'descartas', 'descarta')} ${cardName(names, card)}; la carta va con el Líder.`,
  combatToDiscardPile: isDiscarded,
  supportToDiscardPile: isDiscarded,
  shipsToDiscardPile: isDiscarded,
  cargoToDiscardPile: isDiscarded,
  bluffToDiscardPile: ({ card }, names) => `Se enseña y se descarta el farol ${cardName(names, card)}.`,
  drawPileToDiscardPile: ({ seat, card }, names) =>
    `Se descarta ${cardName(names, card)} ${
      names.you === seat ? 'de tu mazo de robo' : `del mazo de robo de ${names.seat(seat)}`
    }.`,
  combatToHand: takesBack,
  supportToHand: takesBack,
  bluffToHand: takesBack,
  shipsToHand: takesBack,
  handToDeckBottom: ({ seat, card }, names) =>
    `${act(names, seat, 'pones', 'pone')} ${cardName(names, card)} bajo el mazo de robo.`,
  handToDrawPile: ({ seat, card }, names) =>
    `${act(names, seat, 'barajas', 'baraja')} ${cardName(names, card)} en el mazo de robo.`,
};

const from: { readonly [W in Whereabouts]: string } = {
  drawPile: 'del mazo de robo',
  deckBottom: 'del fondo del mazo de robo',
  hand: 'de la mano',
  combat: 'de la zona de combate',
  support: 'de la zona de apoyo',
  bluff: 'de los faroles',
  leaderPile: 'de la pila del Líder',
  ships: 'de los barcos',
  cargo: 'de un barco',
  discardPile: 'del descarte',
};

const to: { readonly [W in Whereabouts]: string } = {
  drawPile: 'al mazo de robo',
  deckBottom: 'al fondo del mazo de robo',
  hand: 'a la mano',
  combat: 'a la zona de combate',
  support: 'a la zona de apoyo',
  bluff: 'a los faroles',
  leaderPile: 'a la pila del Líder',
  ships: 'a la zona de Influencia',
  cargo: 'a un barco',
  discardPile: 'al descarte',
};

export function moveSentence(news: Move, names: Names): string {
  const own = ways[wayOf(news)];
  if (own !== undefined) return own(news, names);
  return `${upperFirst(cardName(names, news.card))} pasa ${from[news.from]} ${to[news.to]}.`;
}

export const draws = (seat: Seat, cards: number, names: Names): string =>
  `${act(names, seat, 'robas', 'roba')} ${counted(cards)}.`;
