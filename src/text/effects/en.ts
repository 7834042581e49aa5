/** Card texts in English. "I" is the owner of the card, "you" the opponent (R20.7). */
import { en as words } from '../words/en';
import { conditionText } from './enConditions';
import {
  banned,
  changedValues,
  counted,
  discarded,
  drawn,
  ignoreText,
  iMay,
  manyOf,
  payment,
  upTo,
} from './enPhrases';
import { type EffectTexts, isForTurn } from './tables';

const free = words.icons.free.toUpperCase();

const multiplied = (factor: number): string => (factor === 2 ? 'doubled' : `multiplied by ${factor}`);

const raisedTo = {
  sumOfPrinted: 'the sum of its printed values',
  higherOfPrinted: 'its higher printed value',
};

const youMust = { now: 'Now you must', endOfTurn: 'At the end of my turn you must' };

const dragons = { one: 'dragon', many: 'dragons' };

export const en: EffectTexts = {
  // Ignoring and values
  ignore: ignoreText,
  zeroPrintedValues: ({ kinds, parity }) =>
    `${parity === 'odd' ? 'Odd' : 'Even'} printed values on your ${manyOf(kinds, 'and')} count as 0.`,
  raiseValue: ({ target, elements, to }) =>
    `${changedValues(elements, target, 'rises', 'rise')} to ${typeof to === 'number' ? to : raisedTo[to]}.`,
  multiplyValue: ({ target, elements, factor }) =>
    `${changedValues(elements, target, 'is', 'are')} ${multiplied(factor)}.`,
  multiplyDemand: ({ tag, factor }) =>
    `The demand of one of my active ${words.tags[tag].many} is ${multiplied(factor)}.`,
  raiseTotal: ({ element, to }) =>
    element === 'contested'
      ? `My power is at least ${to}.`
      : `In a fight in ${words.elements[element]}, my power is at least ${to}.`,

  // Dragons and retreat
  changeRetreatDragons: ({ when, change, amount }, card) => {
    const attracted = {
      add: `${counted(amount, dragons)} more`,
      subtract: `${counted(amount, dragons)} fewer`,
      atMost: `at most ${counted(amount, dragons)}`,
      exactly: amount === 0 ? 'no dragon' : `exactly ${counted(amount, dragons)}`,
    };
    const turn = isForTurn(card) ? ' this turn' : '';
    return when === 'opponentRetreats'
      ? `If you retreat${turn}, I attract ${attracted[change]}.`
      : `If I retreat${turn}, you attract ${attracted[change]}.`;
  },
  payForDragon: ({ cost }) => iMay('now', `${payment(cost, 'my')} to attract 1 dragon`),
  setAttractsDragon: ({ tag, atLeast }) =>
    `At the beginning of my turn, if at least ${atLeast} of my ${words.tags[tag].many} are active, I attract 1 dragon.`,
  setForcesRetreat: ({ tag, atLeast }) =>
    `After my turn, if at least ${atLeast} of my ${words.tags[tag].many} are active, you must retreat at once.`,

  // Restrictions on the opponent
  forbidPlay: ({ cards }) => `You may play no ${banned(cards)}.`,
  limitPlays: ({ scope, max }) =>
    `In each of your turns you may play only ${counted(max, words.card)}${scope === 'combat' ? ' into your combat area' : ''}.`,
  limitActiveCharacters: ({ max }) =>
    `At the end of your Character phase you may have at most ${max} active ${max === 1 ? 'Character' : 'Characters'}.`,
  limitDeckDraws: ({ max }) =>
    max === 0
      ? 'You may take no cards from your draw pile into your hand.'
      : `In each turn you may take only ${counted(max, words.card)} from your draw pile into your hand.`,
  limitHandIntake: ({ atHandSize }) =>
    atHandSize === 0
      ? 'You may take no cards into your hand.'
      : `While you hold ${atHandSize} or more cards, you may take no cards into your hand.`,
  forbidBluffCall: () => 'You may not call on me to show colours.',

  // Permissions
  extraPlays: ({ kind, amount }, card) => {
    const { one, many } = words.kinds[kind];
    const plays =
      amount === 'any' ? `any number of ${many}` : `${amount} additional ${amount === 1 ? one : many}`;
    return `${isForTurn(card) ? 'This turn' : 'In each of my turns'} I may play ${plays}.`;
  },
  nextCardFree: () => `The next card I play this turn is ${free}.`,
  playHandWhileLanding: () => 'In the turn this Ship lands, I may also play cards from my hand.',
  freeIf: ({ condition }) => `I may play this card as ${free} if ${conditionText(condition)}.`,
  changeElement: ({ onlyIf, to }) => {
    const change = to === 'other' ? 'changes' : `becomes ${words.elements[to]}`;
    return `Playable only if ${conditionText(onlyIf)}. Then the element of the fight ${change}.`;
  },
  attackAgain: () => 'My active cards fight once more this turn; I need no new Character.',

  // Own cards
  draw: (effect) => iMay(effect.when, drawn(effect)),
  search: ({ when, in: pile }) =>
    pile === 'drawPile'
      ? iMay(when, 'search my draw pile for a card, show it, take it into my hand and shuffle the pile')
      : iMay(when, 'choose a card from my discard pile, show it and take it into my hand'),
  searchShipOrCargo: () =>
    iMay(
      'now',
      'search my draw pile for a Ship and play it, or for a card and load it onto one of my Ships; then I shuffle',
    ),
  recallCard: ({ kinds, activeOnly, otherThanThis }) =>
    activeOnly
      ? iMay('now', `take 1 of my active ${manyOf(kinds, 'or')} back into my hand`)
      : iMay(
          'now',
          `take 1 ${otherThanThis ? 'other ' : ''}card from my combat area back into my hand, active or not`,
        ),
  discardOwnHand: () => iMay('now', 'discard any number of cards from my hand'),
  handToDeckBottom: () =>
    iMay('now', 'put any number of cards from my hand under my draw pile, in any order'),
  discardPileToDeck: () => iMay('now', 'shuffle my whole discard pile into my draw pile'),
  loadShip: ({ count }) =>
    iMay('now', `load up to ${count} Characters, Boosters or Supports from my hand onto this Ship`),

  // Against the opponent's cards
  discardFromPlay: (effect) => iMay(effect.when, discarded(effect)),
  discardBlindFromHand: ({ count }) =>
    iMay('now', `pick ${upTo(count)} from your hand unseen; you discard ${count === 1 ? 'it' : 'them'}`),
  discardDeckTop: ({ count }) =>
    iMay('endOfTurn', `discard the top ${count === 1 ? 'card' : `${count} cards`} of your draw pile`),
  opponentDiscards: ({ when, may, amount }) => {
    if ('downToHandSize' in amount) {
      return `${youMust[when]} discard cards from your hand until you hold only ${amount.downToHandSize}.`;
    }
    return may
      ? iMay(when, `make you discard ${upTo(amount.count)} from your hand; you choose which`)
      : `${youMust[when]} discard ${counted(amount.count, words.card)} of your choice from your hand.`;
  },
  discloseHand: () => 'Now you must lay your hand open; these cards stay open until they leave it.',
  demand: ({ require, otherwise }) => {
    const deed =
      'play' in require ? `play a ${words.kinds[require.play].one}` : `${payment(require.discard, 'your')},`;
    return otherwise === 'retreat'
      ? `In each of your turns you must ${deed} or retreat.`
      : `In each of your turns you must ${deed} or I attract 1 dragon, even if you retreat.`;
  },
};
