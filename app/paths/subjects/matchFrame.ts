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

const asks = changing('questionIsOpen');
const none = changing();

const changes: Record<keyof typeof steps, (facts: Facts) => readonly string[]> = {
  dealGame: changing('bothHaveAnswered', 'gameIsDecided'),
  answerMulligan: changing('bothHaveAnswered'),
  carryOutMulligans: none,
  startFight: changing('retreatIsForced'),
  beginTurn: changing('gameIsDecided'),
  retrieve: none,
  land: none,
  dropBluff: none,
  // Only Leadership cards let their owner pay for a dragon.
  playLeadership: changing('questionIsOpen', 'offersDragon'),
  playShip: asks,
  retreat: changing('retreatIsForced'),
  decline: none,
  fightOn: none,
  takeBack: changing('questionIsOpen'),
  retreatStuck: changing('retreatIsForced'),
  playCharacter: asks,
  playBooster: asks,
  playSupport: asks,
  playBluff: none,
  load: none,
  meetDemand: none,
  useText: asks,
  closeReinforcement: changing('questionIsOpen', 'gameIsDecided'),
  discardLanded: none,
  askForTarget: asks,
  announce: none,
  showColours: changing('gameIsDecided', 'retreatIsForced'),
  pass: none,
  refill: none,
  endTurn: asks,
  clearTurn: none,
  retreatFromFloods: changing('retreatIsForced'),
  passTurn: none,
  settleRetreat: changing('gameIsDecided'),
  attractRetreatDragons: changing('gameIsDecided'),
  clearFight: none,
  scoreGame: changing('questionIsOpen', 'matchIsDecided', 'offersDragon'),
  prepareNextGame: none,
  answerQuestion: (facts) =>
    facts.get('offersDragon') === false
      ? [...loose, 'questionIsOpen']
      : [...loose, 'questionIsOpen', 'offersDragon', 'gameIsDecided'],
};

export const matchFrame: Frame = {
  literals: { questionIsAnswered: '!questionIsOpen' },
  facts: { offersDragon: (position) => offersDragon(position as Position) },
  initially: ['!questionIsOpen', '!offersDragon', '!retreatIsForced', '!gameIsDecided', '!matchIsDecided'],
  changes,
  settles: {
    dealGame: ['!bothHaveAnswered', '!gameIsDecided'],
    startFight: ['!retreatIsForced'],
    retreat: ['retreatIsForced'],
    retreatStuck: ['retreatIsForced'],
    retreatFromFloods: ['retreatIsForced'],
    takeBack: ['!questionIsOpen'],
    scoreGame: ['!questionIsOpen'],
  },
  implies: [['!questionIsOpen', '!offersDragon']],
};
