/** German: what happened, one sentence an event. */
import { none } from '../../position';
import { opponentOf, type Seat } from '../../vocabulary';
import {
  act,
  cardName,
  cardNames,
  count,
  cards as counted,
  dragons,
  inElement,
  upperFirst,
} from '../grammar/de';
import type { Names } from '../names';
import { moveSentence } from './deMoves';
import type { LogTexts, NewsOf } from './table';

/** "ziehst du an", "zieht Mira an": after a first clause. */
const inverted = (names: Names, seat: Seat, you: string, they: string): string =>
  names.you === seat ? `${you} du` : `${they} ${names.seat(seat)}`;

function showColours({ seat, success, cards }: NewsOf<'showColours'>, names: Names): string {
  const shown = cards.length > 0 ? `: ${cardNames(names, cards)}` : '';
  const one = cards.length === 1;
  const right = one ? 'Der Bluff hat die richtige Farbe.' : 'Alle Bluffs haben die richtige Farbe.';
  const wrong = one ? 'Der Bluff hat eine andere Farbe.' : 'Nicht alle Bluffs haben die richtige Farbe.';
  return `${act(names, seat, 'lässt', 'lässt')} Farbe bekennen${shown}. ${success ? right : wrong}`;
}

function retreat({ seat, why }: NewsOf<'retreat'>, names: Names): string {
  if (why === 'chosen') return `${act(names, seat, 'ziehst dich', 'zieht sich')} zurück.`;
  const cause = {
    stuck: 'Anderes ist nicht möglich',
    floods: 'Zwei Fluten sind zusammengekommen',
    failedBluff: 'Der Bluff ist misslungen',
  }[why];
  return `${cause}: ${act(names, seat, 'musst dich', 'muss sich')} zurückziehen.`;
}

function dragon({ seat, from, by }: NewsOf<'dragon'>, names: Names): string {
  const thanks = by === none ? '' : ` durch ${cardName(names, by)}`;
  if (from === 'middle') return `${act(names, seat, 'ziehst', 'zieht')}${thanks} einen Drachen an.`;
  const loser = opponentOf(seat);
  const whose = names.you === loser ? 'dir' : names.seat(loser);
  return `Ein Drache von ${whose} kehrt${thanks} in die Mitte zurück.`;
}

function gameEnds({ result }: NewsOf<'gameEnds'>, names: Names): string {
  const { winner, crystals, reason } = result;
  const through = reason === 'fourthDragon' ? ' mit einem vierten Drachen' : '';
  const prize = `das Spiel und ${count(crystals, 'Kristall', 'Kristalle')}`;
  const wins = `${act(names, winner, 'gewinnst', 'gewinnt')}${through} ${prize}.`;
  if (reason === 'fourthDragon') return wins;
  const first = `Zuerst ${inverted(names, opponentOf(winner), 'hattest', 'hatte')} keine Karten mehr.`;
  return `${reason === 'outOfCardsDragons' ? 'Die Karten sind aufgebraucht.' : first} ${wins}`;
}

export const log: LogTexts = {
  gameBegins: ({ starter }, names) =>
    `Das Spiel beginnt. ${act(names, starter, 'eröffnest', 'eröffnet')} den ersten Kampf.`,
  mulligan: ({ seat, count: number }, names) =>
    number === 0
      ? `${act(names, seat, 'behältst', 'behält')} alle Karten.`
      : `${act(names, seat, 'tauschst', 'tauscht')} ${counted(number)}.`,
  fightBegins: ({ starter }, names) =>
    `Ein Kampf beginnt. ${act(names, starter, 'eröffnest', 'eröffnet')} ihn.`,
  turnBegins: ({ seat }, names) =>
    names.you === seat ? 'Dein Zug beginnt.' : `Der Zug von ${names.seat(seat)} beginnt.`,
  move: moveSentence,
  play: ({ seat, card, free }, names) =>
    `${act(names, seat, 'spielst', 'spielt')} ${cardName(names, card)}${free ? ' als freie Karte' : ''}.`,
  bluff: ({ seat, card }, names) => `${act(names, seat, 'legst', 'legt')} ${cardName(names, card)} verdeckt.`,
  load: ({ seat, card, ship }, names) =>
    `${act(names, seat, 'lädst', 'lädt')} ${cardName(names, card)} auf ${cardName(names, ship)}.`,
  land: ({ seat, ship }, names) => `${act(names, seat, 'landest', 'landet')} ${cardName(names, ship)} an.`,
  pushUnder: ({ cards }, names) =>
    `${upperFirst(cardNames(names, cards))} ${cards.length === 1 ? 'wird' : 'werden'} daruntergeschoben.`,
  useText: ({ seat, card }, names) =>
    `${act(names, seat, 'nutzt', 'nutzt')} den Text von ${cardName(names, card)}.`,
  textIgnored: ({ card }, names) => `Der Text von ${cardName(names, card)} wird ignoriert.`,
  meetDemand: ({ seat, demand, cards }, names) =>
    `${act(names, seat, 'erfüllst', 'erfüllt')} die Forderung von ${cardName(names, demand)}${
      cards.length === 0 ? '' : ` mit ${cardNames(names, cards)}`
    }.`,
  target: ({ card, target }, names) =>
    `${upperFirst(cardName(names, card))} wirkt auf ${cardName(names, target)}.`,
  shuffle: ({ seat }, names) =>
    names.you === seat
      ? 'Dein Nachziehstapel wird gemischt.'
      : `Der Nachziehstapel von ${names.seat(seat)} wird gemischt.`,
  disclose: ({ seat, cards }, names) =>
    `${names.you === seat ? 'Deine Hand' : `Die Hand von ${names.seat(seat)}`} liegt offen${
      cards.length === 0 ? '' : `: ${cardNames(names, cards)}`
    }.`,
  element: ({ element }) => `Gekämpft wird jetzt ${inElement(element)}.`,
  fightOn: ({ seat }, names) => `${act(names, seat, 'kämpfst', 'kämpft')} weiter.`,
  takeBack: ({ seat }, names) => `${act(names, seat, 'gehst', 'geht')} zurück zur Rückzugsentscheidung.`,
  announce: ({ seat, element, power }, names) =>
    `${act(names, seat, 'sagst', 'sagt')} ${power} ${inElement(element)} an.`,
  showColours,
  pass: ({ seat }, names) => `${act(names, seat, 'lässt', 'lässt')} es gelten.`,
  dragon,
  retreat,
  retreatDragons: ({ winner, cards, dragons: number }, names) =>
    `${act(names, winner, 'hast', 'hat')} ${counted(cards)} im Spiel und ${
      names.you === winner ? 'ziehst' : 'zieht'
    } ${number === 0 ? 'keinen Drachen' : dragons(number)} an.`,
  decline: ({ seat, count: number }, names) =>
    `${act(names, seat, 'lehnst', 'lehnt')} ab${
      number === 0 ? '' : ` und ${names.you === seat ? 'legst' : 'legt'} ${counted(number)} ab`
    }.`,
  gameEnds,
};
