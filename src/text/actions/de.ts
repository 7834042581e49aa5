/** German: labels of actions. */
import { cardName, cardNames, cards as counted, dragons, inElement } from '../grammar/de';
import { answerLabel } from './deAnswers';
import type { ActionTexts } from './table';

export const actions: ActionTexts = {
  mulligan: ({ cards }) =>
    cards.length === 0 ? 'Alle Karten behalten' : `${counted(cards.length)} tauschen`,
  retrieve: ({ card }, { names }) => `${cardName(names, card)} zurückholen`,
  land: ({ ship }, { names }) => `${cardName(names, ship)} anlanden`,
  dropBluff: ({ card }, { names }) => `Bluff ${cardName(names, card)} ablegen`,
  playLeadership: ({ card }, { names }) => `${cardName(names, card)} spielen`,
  playShip: ({ card }, { names }) => `${cardName(names, card)} spielen`,
  retreat: (_, { retreat, winner, names }) =>
    retreat === undefined || winner === undefined
      ? 'Zurückziehen'
      : `Zurückziehen, ${names.seat(winner)} zieht ${dragons(retreat.dragons)} an`,
  decline: ({ cards }) => (cards.length === 0 ? 'Ablehnen' : `Ablehnen und ${counted(cards.length)} ablegen`),
  fightOn: (_, { opening }) => (opening ? 'Kampf eröffnen' : 'Weiterkämpfen'),
  playCharacter({ cards, mode }, { names }) {
    const list = cardNames(names, cards);
    if (mode === 'pair') return `Paar ${list} spielen`;
    if (mode === 'newGang') return `Bande ${list} spielen`;
    return mode === 'extendGang' ? `Bande um ${list} erweitern` : `${list} spielen`;
  },
  playBooster: ({ cards }, { names }) =>
    cards.length > 1 ? `Paar ${cardNames(names, cards)} spielen` : `${cardNames(names, cards)} spielen`,
  playSupport: ({ card }, { names }) => `${cardName(names, card)} spielen`,
  playBluff: ({ card }, { names }) => `${cardName(names, card)} verdeckt als Bluff legen`,
  load: ({ card, ship }, { names }) => `${cardName(names, card)} auf ${cardName(names, ship)} laden`,
  meetDemand: ({ demand, cards }, { names }) =>
    `Für ${cardName(names, demand)} zahlen: ${cardNames(names, cards)}`,
  useText: ({ card }, { names }) => `Text von ${cardName(names, card)} nutzen`,
  takeBack: () => 'Zurück zur Rückzugsentscheidung',
  announce(action, { element, power }) {
    const inWhich = action.element ?? element;
    if (inWhich === undefined || inWhich === null) return 'Ansagen';
    return power === undefined
      ? `${inElement(inWhich)} ansagen`.replace(/^i/, 'I')
      : `${power[inWhich]} ${inElement(inWhich)} ansagen`;
  },
  showColours: () => 'Farbe bekennen lassen',
  pass: () => 'Gelten lassen',
  next: (_, { place }) =>
    place === 'beginning' || place === 'leadership' || place === 'character' || place === 'reinforcement'
      ? onwards[place]
      : 'Weiter',
  choose: (action, scene) => answerLabel(action, scene),
};

const onwards = {
  beginning: 'Weiter zur Führung',
  leadership: 'Weiter zur Rückzugsentscheidung',
  character: 'Weiter zu Verstärkung und Unterstützung',
  reinforcement: 'Weiter zur Ansage',
} as const;
