/** The Khind: four gangs, and texts that work turn after turn. */
import { both, character, from, leader, leadership, peopleSet, support } from './build';

export const khind = peopleSet('khind', [
  leader('PitPan'),

  character(1, 'CoolCat', 2, 2, {
    moons: 2,
    gang: 'cool',
    effect: { do: 'zeroPrintedValues', kinds: ['character'], parity: 'odd' },
  }),
  character(2, 'CoolCop', 2, 2, {
    moons: 2,
    gang: 'cool',
    effect: { do: 'zeroPrintedValues', kinds: ['character'], parity: 'even' },
  }),
  character(3, 'CoolKid', 2, 2, {
    moons: 2,
    gang: 'cool',
    effect: { do: 'zeroPrintedValues', kinds: ['booster', 'support'], parity: 'odd' },
  }),
  character(4, 'CoolCub', 2, 2, {
    moons: 2,
    gang: 'cool',
    effect: { do: 'zeroPrintedValues', kinds: ['booster', 'support'], parity: 'even' },
  }),
  character(5, 'TopGun', 2, 2, {
    moons: 1,
    gang: 'top',
    effect: { do: 'draw', when: 'endOfTurn', from: 'drawPile', amount: { count: 1 } },
  }),
  character(6, 'TopDog', 2, 2, {
    moons: 1,
    gang: 'top',
    effect: {
      do: 'discardFromPlay',
      when: 'onMyTurn',
      cards: { kinds: ['character', 'booster', 'support'], showingIcon: true },
      activeOnly: true,
      count: 1,
      leaveCharacter: true,
    },
  }),
  character(7, 'TopNotch', 2, 2, {
    moons: 2,
    gang: 'top',
    effect: {
      do: 'discardFromPlay',
      when: 'onMyTurn',
      cards: { kinds: ['booster', 'support'] },
      activeOnly: true,
      count: 1,
    },
  }),
  character(8, 'TopBanana', 2, 2, {
    moons: 1,
    gang: 'top',
    effect: { do: 'opponentDiscards', when: 'endOfTurn', may: true, amount: { count: 1 } },
  }),
  character(9, 'TopShot', 2, 2, {
    moons: 2,
    gang: 'top',
    effect: { do: 'discardDeckTop', when: 'endOfTurn', count: 1 },
  }),
  character(10, 'FunFair', 3, 2, { moons: 1, gang: 'fun' }),
  character(11, 'FunFlop', 2, 3, { moons: 1, gang: 'fun' }),
  character(12, 'FunFlap', 3, 1, { moons: 1, gang: 'fun' }),
  character(13, 'FunFlip', 1, 3, { moons: 1, gang: 'fun' }),
  character(14, 'FunFun', 0, 0, {
    moons: 3,
    gang: 'fun',
    effect: { do: 'multiplyValue', target: 'allCharacters', elements: both, factor: 2 },
  }),
  character(15, 'NoNo', 3, 1, { moons: 1, gang: 'no' }),
  character(16, 'NoStopping', 1, 3, { moons: 1, gang: 'no' }),
  character(17, 'NoStyle', 3, 0, { moons: 1, gang: 'no' }),
  character(18, 'NoBrains', 0, 3, { moons: 1, gang: 'no' }),
  character(20, 'NoClue', 2, 1, { gang: 'no' }),
  character(21, 'NoClass', 1, 2, { gang: 'no' }),
  character(22, 'NoRespect', 1, 1, { gang: 'no' }),

  support(25, 'Gluing Dust', null, null, {
    moons: 2,
    effect: { do: 'limitDeckDraws', max: 1 },
  }),
  support(27, 'Laughing Gas', null, null, {
    moons: 3,
    effect: {
      do: 'ignore',
      cards: {},
      parts: ['text'],
      except: ['flitCharacters', 'protected'],
      silencedBy: ['khind-laughing-gas'],
      order: 2,
    },
  }),
  support(28, 'Oath of Khindship', null, null, {
    moons: 1,
    effect: { do: 'draw', when: 'endOfTurn', from: 'drawPile', amount: { count: 1 } },
  }),

  leadership(29, 'Blow Whistle of Friendship', {
    moons: 4,
    effect: { do: 'search', when: 'now', in: 'drawPile' },
  }),
  leadership(30, 'Open Lucky Bag of Life', {
    moons: 3,
    effect: { do: 'draw', when: 'now', from: 'discardPile', amount: { count: 3 } },
  }),

  // of other peoples
  from(
    'aqua',
    leadership(30, 'Drown Resistance', {
      moons: 2,
      effect: {
        do: 'discardFromPlay',
        when: 'now',
        cards: { kinds: ['character', 'booster'] },
        activeOnly: true,
        count: 'all',
        leaveCharacter: true,
      },
    }),
  ),
  from(
    'hoax',
    character(15, 'Ketharkopas the Astronomer', 2, 2, {
      moons: 2,
      effect: { do: 'draw', when: 'endOfTurn', from: 'drawPile', amount: { upToHandSize: 9 } },
    }),
  ),
  from(
    'mimix',
    support(29, 'Fearsome Chant', null, null, {
      moons: 3,
      effect: { do: 'changeRetreatDragons', when: 'ownerRetreats', change: 'subtract', amount: 1 },
    }),
  ),
  from(
    'mutant',
    character(101, 'Den-bal-Ton', 8, 8, {
      shields: both,
      icons: ['stop'],
      effect: { do: 'changeElement', onlyIf: { test: 'opponentDragons', atLeast: 1 }, to: 'other' },
    }),
  ),
]);
