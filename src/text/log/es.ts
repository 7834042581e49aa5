/** Spanish: what happened, one sentence an event. */
import { none } from '../../position';
import { opponentOf } from '../../vocabulary';
import {
  act,
  cardName,
  cardNames,
  count,
  cards as counted,
  dragons,
  inElement,
  upperFirst,
} from '../grammar/es';
import type { Names } from '../names';
import { moveSentence } from './esMoves';
import type { LogTexts, NewsOf } from './table';

function showColours({ seat, success, cards }: NewsOf<'showColours'>, names: Names): string {
  const shown = cards.length > 0 ? `: ${cardNames(names, cards)}` : '';
  const one = cards.length === 1;
  const right = one ? 'El farol es del color correcto.' : 'Todos los faroles son del color correcto.';
  const wrong = one ? 'El farol es de otro color.' : 'No todos los faroles son del color correcto.';
  return `${act(names, seat, 'pides', 'pide')} enseñar los colores${shown}. ${success ? right : wrong}`;
}

function retreat({ seat, why }: NewsOf<'retreat'>, names: Names): string {
  if (why === 'chosen') return `${act(names, seat, 'te retiras', 'se retira')}.`;
  const cause = {
    stuck: 'no hay otra posibilidad',
    floods: 'se han juntado dos inundaciones',
    failedBluff: 'el farol ha fallado',
  }[why];
  return `${act(names, seat, 'debes retirarte', 'debe retirarse')}: ${cause}.`;
}

function dragon({ seat, from, by }: NewsOf<'dragon'>, names: Names): string {
  const thanks = by === none ? '' : ` gracias a ${cardName(names, by)}`;
  if (from === 'middle') return `${act(names, seat, 'atraes', 'atrae')} un dragón${thanks}.`;
  const loser = opponentOf(seat);
  const whose = names.you === loser ? 'Un dragón tuyo' : `Un dragón de ${names.seat(loser)}`;
  return `${whose} vuelve al centro${thanks}.`;
}

function gameEnds({ result }: NewsOf<'gameEnds'>, names: Names): string {
  const { winner, crystals, reason } = result;
  const wins = `${act(names, winner, 'ganas', 'gana')} el juego y ${count(crystals, 'cristal', 'cristales')}`;
  if (reason === 'fourthDragon') return `${wins} con un cuarto dragón.`;
  return reason === 'outOfCardsDragons'
    ? `Se han agotado las cartas. ${wins}.`
    : `${act(names, opponentOf(winner), 'te has quedado', 'se ha quedado')} antes sin cartas. ${wins}.`;
}

export const log: LogTexts = {
  gameBegins: ({ starter }, names) =>
    `Empieza el juego. ${act(names, starter, 'abres', 'abre')} el primer combate.`,
  mulligan: ({ seat, count: number }, names) =>
    number === 0
      ? `${act(names, seat, 'te quedas', 'se queda')} con todas las cartas.`
      : `${act(names, seat, 'cambias', 'cambia')} ${counted(number)}.`,
  fightBegins: ({ starter }, names) =>
    `Empieza un combate. Lo ${names.you === starter ? 'abres tú' : `abre ${names.seat(starter)}`}.`,
  turnBegins: ({ seat }, names) =>
    names.you === seat ? 'Comienza tu turno.' : `Comienza el turno de ${names.seat(seat)}.`,
  move: moveSentence,
  play: ({ seat, card, free }, names) =>
    `${act(names, seat, 'juegas', 'juega')} ${cardName(names, card)}${free ? ' como carta libre' : ''}.`,
  bluff: ({ seat, card }, names) =>
    `${act(names, seat, 'colocas', 'coloca')} ${cardName(names, card)} boca abajo.`,
  load: ({ seat, card, ship }, names) =>
    `${act(names, seat, 'cargas', 'carga')} ${cardName(names, card)} en ${cardName(names, ship)}.`,
  land: ({ seat, ship }, names) =>
    `${act(names, seat, 'desembarcas', 'desembarca')} ${cardName(names, ship)}.`,
  pushUnder: ({ cards }, names) =>
    `${upperFirst(cardNames(names, cards))} ${cards.length === 1 ? 'queda' : 'quedan'} debajo.`,
  useText: ({ seat, card }, names) =>
    `${act(names, seat, 'usas', 'usa')} el texto de ${cardName(names, card)}.`,
  textIgnored: ({ card }, names) => `Se ignora el texto de ${cardName(names, card)}.`,
  meetDemand: ({ seat, demand, cards }, names) =>
    `${act(names, seat, 'cumples', 'cumple')} la exigencia de ${cardName(names, demand)}${
      cards.length === 0 ? '' : ` con ${cardNames(names, cards)}`
    }.`,
  target: ({ card, target }, names) =>
    `${upperFirst(cardName(names, card))} actúa sobre ${cardName(names, target)}.`,
  shuffle: ({ seat }, names) =>
    names.you === seat ? 'Se baraja tu mazo de robo.' : `Se baraja el mazo de robo de ${names.seat(seat)}.`,
  disclose: ({ seat, cards }, names) =>
    `${names.you === seat ? 'Tu mano' : `La mano de ${names.seat(seat)}`} queda descubierta${
      cards.length === 0 ? '' : `: ${cardNames(names, cards)}`
    }.`,
  element: ({ element }) => `Ahora se combate ${inElement(element)}.`,
  fightOn: ({ seat }, names) => `${act(names, seat, 'sigues', 'sigue')} combatiendo.`,
  takeBack: ({ seat }, names) => `${act(names, seat, 'vuelves', 'vuelve')} a la decisión de retirada.`,
  announce: ({ seat, element, power }, names) =>
    `${act(names, seat, 'anuncias', 'anuncia')} ${power} ${inElement(element)}.`,
  showColours,
  pass: ({ seat }, names) => `${act(names, seat, 'lo dejas', 'lo deja')} pasar.`,
  dragon,
  retreat,
  retreatDragons: ({ winner, cards, dragons: number }, names) =>
    `${act(names, winner, 'tienes', 'tiene')} ${counted(cards)} en juego y ${
      number === 0 ? 'no ' : ''
    }${names.you === winner ? 'atraes' : 'atrae'} ${number === 0 ? 'ningún dragón' : dragons(number)}.`,
  decline: ({ seat, count: number }, names) =>
    `${act(names, seat, 'rechazas', 'rechaza')} el combate${
      number === 0 ? '' : ` y ${names.you === seat ? 'descartas' : 'descarta'} ${counted(number)}`
    }.`,
  gameEnds,
};
