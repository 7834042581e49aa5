/** What the steps of the match leave alone, for proofs that an edge can never be taken. A test holds it to the truth. */

import type { steps } from '../../../machines/setup';
import { factsAt } from '../../../src/cards/facts';
import type { Position } from '../../../src/position';
import type { Facts, Frame } from '../prove/frame';

/** A question to pay for a dragon is open, or a text that asks it is still to come. */
function offersDragon({ question, agenda, ...position }: Position): boolean {
  const pays = (card: number) => factsAt(position as Position, card).effect?.do === 'payForDragon';
  return question?.kind === 'payForDragon' || agenda.some(pays);
}

/** Nothing that could be retrieved or dropped, and no set of Storms, lies on the table. */
const areasAreEmpty = ({ sides }: Position): boolean =>
  sides.every(({ combat, under, support }) => combat.length + under.length + support.length === 0);

const shipsAreEmpty = ({ sides }: Position): boolean => sides.every(({ ships }) => ships.length === 0);

/** These depend on cards and powers, which most steps change. */
const loose = [
  'someoneIsOut',
  'declinerIsOut',
  'isStuckInCharacter',
  'isStuckInReinforcement',
  'isStuckInAnnounce',
  'bluffsAreCallable',
  'floodsForceRetreat',
];

const changing =
  (...facts: string[]) =>
  (): readonly string[] => [...loose, ...facts];

const plays = changing('questionIsOpen', 'areasAreEmpty');
const lays = changing('areasAreEmpty');
const none = changing();

const changes: Record<keyof typeof steps, (facts: Facts) => readonly string[]> = {
  dealGame: changing(
    'bothHaveAnswered',
    'gameIsDecided',
    'areasAreEmpty',
    'shipsAreEmpty',
    'leaderSlotIsUsed',
  ),
  answerMulligan: changing('bothHaveAnswered'),
  carryOutMulligans: none,
  startFight: changing('retreatIsForced'),
  // Storms lie in the support areas.
  beginTurn: (facts) =>
    facts.get('areasAreEmpty') === true
      ? [...loose, 'leaderSlotIsUsed']
      : [...loose, 'leaderSlotIsUsed', 'gameIsDecided'],
  retrieve: lays,
  land: none,
  dropBluff: lays,
  // Only Leadership cards let their owner pay for a dragon.
  playLeadership: changing('questionIsOpen', 'offersDragon', 'leaderSlotIsUsed', 'areasAreEmpty'),
  playShip: changing('questionIsOpen', 'leaderSlotIsUsed', 'shipsAreEmpty', 'areasAreEmpty'),
  retreat: changing('retreatIsForced'),
  decline: changing('shipsAreEmpty'),
  fightOn: none,
  takeBack: changing('questionIsOpen', 'areasAreEmpty', 'shipsAreEmpty', 'leaderSlotIsUsed'),
  retreatStuck: changing('retreatIsForced'),
  playCharacter: plays,
  playBooster: plays,
  playSupport: plays,
  playBluff: lays,
  load: none,
  meetDemand: none,
  useText: plays,
  closeReinforcement: changing('questionIsOpen', 'gameIsDecided', 'areasAreEmpty'),
  discardLanded: changing('shipsAreEmpty'),
  askForTarget: changing('questionIsOpen'),
  announce: none,
  showColours: changing('gameIsDecided', 'retreatIsForced', 'areasAreEmpty'),
  pass: none,
  refill: none,
  endTurn: plays,
  clearTurn: none,
  retreatFromFloods: changing('retreatIsForced'),
  passTurn: none,
  settleRetreat: changing('gameIsDecided', 'shipsAreEmpty'),
  attractRetreatDragons: changing('gameIsDecided'),
  clearFight: lays,
  scoreGame: changing('questionIsOpen', 'matchIsDecided', 'offersDragon'),
  prepareNextGame: none,
  answerQuestion: (facts) =>
    facts.get('offersDragon') === false
      ? [...loose, 'questionIsOpen', 'areasAreEmpty', 'shipsAreEmpty']
      : [...loose, 'questionIsOpen', 'areasAreEmpty', 'shipsAreEmpty', 'offersDragon', 'gameIsDecided'],
};

export const matchFrame: Frame = {
  literals: { questionIsAnswered: '!questionIsOpen' },
  facts: {
    offersDragon: (position) => offersDragon(position as Position),
    areasAreEmpty: (position) => areasAreEmpty(position as Position),
    shipsAreEmpty: (position) => shipsAreEmpty(position as Position),
    leaderSlotIsUsed: (position) => (position as Position).turn.leaderSlotUsed,
  },
  initially: ['!questionIsOpen', '!offersDragon', '!retreatIsForced', '!gameIsDecided', '!matchIsDecided'],
  changes,
  settles: {
    dealGame: ['!bothHaveAnswered', '!gameIsDecided', 'areasAreEmpty', 'shipsAreEmpty'],
    beginTurn: ['!leaderSlotIsUsed'],
    playLeadership: ['leaderSlotIsUsed'],
    playShip: ['leaderSlotIsUsed'],
    // An "on my turn" text is used only where it has something to ask about.
    useText: ['questionIsOpen'],
    // The turn can be taken back again.
    fightOn: ['!isStuckInCharacter', '!isStuckInReinforcement', '!isStuckInAnnounce'],
    clearFight: ['areasAreEmpty'],
    startFight: ['!retreatIsForced'],
    retreat: ['retreatIsForced'],
    retreatStuck: ['retreatIsForced'],
    retreatFromFloods: ['retreatIsForced'],
    takeBack: ['!questionIsOpen'],
    scoreGame: ['!questionIsOpen'],
  },
  needs: {
    retrieveIsAllowed: ['!areasAreEmpty'],
    dropIsAllowed: ['!areasAreEmpty'],
    landingIsAllowed: ['!shipsAreEmpty'],
    leadershipIsAllowed: ['!leaderSlotIsUsed'],
    shipIsAllowed: ['!leaderSlotIsUsed'],
  },
  implies: [
    ['!questionIsOpen', '!offersDragon'],
    ['questionIsOpen', '!isStuckInCharacter'],
    ['questionIsOpen', '!isStuckInReinforcement'],
  ],
};
