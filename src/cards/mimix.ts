/** The Mimix: pairs of Characters, shamans that draw and search, cards called back from the dead. */
import { booster, both, character, from, leader, leadership, peopleSet, support } from './build';

export const mimix = peopleSet('mimix', [
  leader('Blue Radiance'),

  character(3, 'Virgin of Pure Fire', 6, 1, { moons: 2, icons: ['pair'] }),
  character(4, 'Virgin of Pure Earth', 1, 6, { moons: 2, icons: ['pair'] }),
  character(5, 'Heroine of the High Flames', 5, 3, { moons: 2, icons: ['pair'] }),
  character(7, 'Spirit of the Night', 5, 2, { moons: 1, icons: ['pair'] }),
  character(8, 'Spirit of the Light', 2, 5, { moons: 1, icons: ['pair'] }),
  character(9, 'Amazon Leaping High', 4, 4, { moons: 2, icons: ['pair'] }),
  character(10, 'Amazon Leaping Far', 4, 4, { moons: 2, icons: ['pair'] }),
  character(11, 'Dancer of Dawn', 4, 2, { moons: 1, icons: ['pair'] }),
  character(12, 'Dancer of Dusk', 2, 4, { moons: 1, icons: ['pair'] }),
  character(13, 'Wild Gazelle', 3, 3, { icons: ['pair'] }),
  character(14, 'Wild Antelope', 3, 3, { icons: ['pair'] }),
  character(16, 'Young Bear', 3, 2, { icons: ['pair'] }),
  character(17, 'Young Fox', 2, 3, { icons: ['pair'] }),
  character(18, 'Shaman of the Holy Sacrifice', 2, 2, {
    moons: 1,
    effect: {
      do: 'draw',
      when: 'endOfTurn',
      from: 'drawPile',
      amount: { count: 3 },
      afterwards: { discardOne: true },
    },
  }),
  character(19, 'Shaman of the Deeds to Come', 2, 2, {
    moons: 1,
    effect: {
      do: 'draw',
      when: 'endOfTurn',
      from: 'drawPile',
      amount: { count: 3 },
      afterwards: { shuffleBack: 2 },
    },
  }),
  character(20, 'Shaman of the Here and Now', 2, 2, {
    moons: 2,
    icons: ['stop'],
    effect: { do: 'search', when: 'endOfReinforcement', in: 'drawPile' },
  }),
  character(21, 'Shaman of the Afterlife', 2, 2, {
    moons: 3,
    icons: ['stop'],
    effect: { do: 'draw', when: 'endOfReinforcement', from: 'discardPile', amount: { count: 2 } },
  }),
  character(22, 'Sun Setting', 2, 1, { moons: 2, icons: ['free'] }),
  character(23, 'Moon Rising', 1, 2, { moons: 2, icons: ['free'] }),
  character(24, 'Stars Shining', 1, 1, { moons: 1, icons: ['free'] }),

  booster(25, 'Hail of Arrows', 2, 1),
  booster(26, 'Whirling Hatchet', 1, 2),

  support(27, 'Menacing Wardance', 2, 2, { moons: 2 }),
  support(28, 'Hypnotic Rattle', null, null, {
    moons: 2,
    effect: { do: 'forbidPlay', cards: { kinds: ['booster'] } },
  }),

  leadership(30, 'Call Spirit of the Battlefield', {
    moons: 2,
    effect: { do: 'recallCard', kinds: ['character', 'booster'], activeOnly: false },
  }),
  leadership(31, 'Call Spirit of the Underworld', {
    moons: 4,
    effect: { do: 'search', when: 'now', in: 'discardPile' },
  }),

  // of other peoples
  from('hoax', support(23, 'Pulsating Shockwave', 2, 1, { moons: 2, icons: ['retrieve'] })),
  from('khind', character(19, 'NoProblem', 2, 2, { moons: 1, gang: 'no' })),
  from(
    'mutant',
    character(104, 'Neth-sur-Pot', 5, 5, {
      shields: both,
      icons: ['stop'],
      effect: {
        do: 'changeElement',
        onlyIf: { test: 'opponentActiveCards', kinds: ['character', 'booster', 'support'], atLeast: 3 },
        to: 'other',
      },
    }),
  ),
  from(
    'pillar',
    character(13, 'Cardus Nikkus', 2, 2, {
      moons: 1,
      effect: { do: 'discardBlindFromHand', count: 1 },
    }),
  ),
]);
