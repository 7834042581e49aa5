/** English: labels of actions. */
import { cardName, cardNames, count, inElement } from '../grammar/en';
import { answerLabel } from './enAnswers';
import type { ActionTexts } from './table';

export const actions: ActionTexts = {
  mulligan: ({ cards }) =>
    cards.length === 0 ? 'Keep all cards' : `Exchange ${count(cards.length, 'card')}`,
  retrieve: ({ card }, { names }) => `Retrieve ${cardName(names, card)}`,
  land: ({ ship }, { names }) => `Land ${cardName(names, ship)}`,
  dropBluff: ({ card }, { names }) => `Discard the Bluff ${cardName(names, card)}`,
  playLeadership: ({ card }, { names }) => `Play ${cardName(names, card)}`,
  playShip: ({ card }, { names }) => `Play ${cardName(names, card)}`,
  retreat: (_, { retreat, winner, names }) =>
    retreat === undefined || winner === undefined
      ? 'Retreat'
      : `Retreat, ${names.seat(winner)} attracts ${count(retreat.dragons, 'dragon')}`,
  decline: ({ cards }) =>
    cards.length === 0 ? 'Decline' : `Decline, discarding ${count(cards.length, 'card')}`,
  fightOn: (_, { opening }) => (opening ? 'Open the fight' : 'Fight on'),
  playCharacter({ cards, mode }, { names }) {
    const list = cardNames(names, cards);
    if (mode === 'pair') return `Play the pair ${list}`;
    if (mode === 'newGang') return `Play the gang ${list}`;
    return mode === 'extendGang' ? `Extend the gang with ${list}` : `Play ${list}`;
  },
  playBooster: ({ cards }, { names }) =>
    cards.length > 1 ? `Play the pair ${cardNames(names, cards)}` : `Play ${cardNames(names, cards)}`,
  playSupport: ({ card }, { names }) => `Play ${cardName(names, card)}`,
  playBluff: ({ card }, { names }) => `Lay ${cardName(names, card)} face down as a Bluff`,
  load: ({ card, ship }, { names }) => `Load ${cardName(names, card)} onto ${cardName(names, ship)}`,
  meetDemand: ({ demand, cards }, { names }) =>
    `Pay for ${cardName(names, demand)}: ${cardNames(names, cards)}`,
  useText: ({ card }, { names }) => `Use the text of ${cardName(names, card)}`,
  takeBack: () => 'Back to the retreat decision',
  announce(action, { element, power }) {
    const inWhich = action.element ?? element;
    if (inWhich === undefined || inWhich === null) return 'Announce';
    return power === undefined
      ? `Announce ${inElement(inWhich)}`
      : `Announce ${power[inWhich]} ${inElement(inWhich)}`;
  },
  showColours: () => 'Show colours',
  pass: () => 'Let it pass',
  next: (_, { place }) =>
    place === 'beginning' || place === 'leadership' || place === 'character' || place === 'reinforcement'
      ? onwards[place]
      : 'Go on',
  choose: (action, scene) => answerLabel(action, scene),
};

const onwards = {
  beginning: 'On to Leadership',
  leadership: 'On to the retreat decision',
  character: 'On to Booster and Support',
  reinforcement: 'On to the announcement',
} as const;
