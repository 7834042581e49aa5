/** The Vulca: fire before earth, dragons bought with strong cards, one great strike against the Supports. */
import { booster, both, character, from, leader, leadership, peopleSet, support } from './build';

export const vulca = peopleSet('vulca', [
  leader('Inferno'),

  character(1, 'Flamebreath the Dazzling', 7, 0, { moons: 3 }),
  character(3, 'Scorch the Inflammable', 6, 0, { moons: 2 }),
  character(4, 'Lavar the Powerful', 5, 4, { moons: 2 }),
  character(5, 'Volca', 5, 1, { moons: 1 }),
  character(6, 'Blaze', 4, 3, { moons: 1 }),
  character(7, 'Furnace', 3, 4, { moons: 1 }),
  character(8, 'Spark', 4, 2),
  character(9, 'Ignite', 2, 4),
  character(10, 'Sear', 4, 1),
  character(11, 'Torch', 1, 4),
  character(12, 'Shimmer', 3, 2),
  character(13, 'Glimmer', 2, 3),
  character(14, 'Cinder', 2, 2, {
    moons: 1,
    effect: {
      do: 'discardFromPlay',
      when: 'now',
      cards: { kinds: ['booster', 'support'] },
      activeOnly: true,
      count: 1,
    },
  }),
  character(15, 'Flare', 2, 2, {
    moons: 1,
    effect: { do: 'draw', when: 'endOfTurn', from: 'drawPile', amount: { count: 2 } },
  }),
  character(16, 'Ember', 1, 1, {
    moons: 2,
    effect: { do: 'forbidPlay', cards: { kinds: ['character'], hasText: false } },
  }),

  booster(18, 'Fireblast', 3, 2, { moons: 1 }),
  booster(19, 'Infernal Armor', 0, 0, { moons: 1, shields: ['earth'] }),
  booster(20, 'Elemental Enchantment', null, null, {
    moons: 2,
    effect: { do: 'raiseTotal', element: 'contested', to: 6 },
  }),
  booster(21, 'Volcanic Gauntlets', null, null, {
    moons: 2,
    effect: { do: 'multiplyValue', target: 'oneCharacter', elements: ['fire'], factor: 2 },
  }),

  support(23, 'Lightning Bolts', 3, 1, { moons: 2 }),
  support(24, 'Flickering Fires', 1, 1, {
    moons: 1,
    effect: { do: 'forbidPlay', cards: { kinds: ['leadership'] } },
  }),
  support(26, 'Wall of Fire', null, null, {
    moons: 3,
    effect: { do: 'limitDeckDraws', max: 0 },
  }),
  support(27, 'Fearsome Spirits', null, null, {
    moons: 3,
    effect: { do: 'changeRetreatDragons', when: 'opponentRetreats', change: 'add', amount: 1 },
  }),

  leadership(28, 'Summon Sorcerer', {
    moons: 2,
    effect: { do: 'recallCard', kinds: ['character', 'booster', 'support'], activeOnly: true },
  }),
  leadership(29, 'Charm Holy Dragon', {
    moons: 4,
    effect: { do: 'payForDragon', cost: { pay: 'total', fire: 8 } },
  }),
  leadership(30, 'Cast Cataclysm', {
    moons: 2,
    effect: {
      do: 'discardFromPlay',
      when: 'now',
      cards: { kinds: ['support'] },
      activeOnly: true,
      count: 'all',
    },
  }),

  // of other peoples
  from('aqua', character(4, 'Aaralia-Aqua Secunda', 4, 4, { moons: 1 })),
  from(
    'khind',
    support(26, 'Pandemonium', null, null, {
      moons: 2,
      effect: { do: 'forbidPlay', cards: { kinds: ['support'] } },
    }),
  ),
  from('mimix', character(6, 'Heroine of the Great Plains', 3, 5, { moons: 2, icons: ['pair'] })),
  from(
    'mutant',
    character(106, 'Zig-nur-Don', 4, 0, {
      shields: both,
      icons: ['stop'],
      effect: {
        do: 'changeElement',
        onlyIf: { test: 'opponentPower', element: 'earth', atLeast: 5 },
        to: 'fire',
      },
    }),
  ),
]);
