/** The Pillar: caterpillars that make demands, potions that raise and double. */
import { booster, both, character, from, leader, leadership, peopleSet, support } from './build';

export const pillar = peopleSet('pillar', [
  leader('Fucius Con'),

  character(1, 'Primus Magicus', 6, 2, { moons: 2 }),
  character(2, 'Devius Maximus', 2, 6, { moons: 2 }),
  character(3, 'Colossus Gigantus', 1, 5, { moons: 1 }),
  character(4, 'Bigus Musselus', 0, 5, { moons: 1 }),
  character(5, 'Smartia Pantia', 4, 3, { moons: 1 }),
  character(6, 'Speedius Unnecessarius', 3, 4, { moons: 1 }),
  character(7, 'Lonus Mightius', 4, 2),
  character(8, 'Halitosus Teriblus', 4, 1),
  character(9, 'Bodius Maloderus', 1, 4),
  character(10, 'Introvertus Completus', 4, 0),
  character(11, 'Gulpus Permanentus', 2, 2, {
    moons: 1,
    effect: { do: 'extraPlays', kind: 'booster', amount: 1 },
  }),
  character(12, 'Gloria Gracia', 2, 2, {
    moons: 1,
    effect: { do: 'recallCard', kinds: ['character', 'booster'], activeOnly: false, otherThanThis: true },
  }),
  character(14, 'Crysalus Frendus', 2, 1, {
    moons: 1,
    effect: { do: 'multiplyDemand', tag: 'caterpillar', factor: 2 },
  }),
  character(15, 'Bottelus Emptius', 1, 2, {
    moons: 1,
    effect: { do: 'limitHandIntake', atHandSize: 0 },
  }),

  booster(16, 'Caterpillar Fireeater', null, null, {
    moons: 2,
    icons: ['free'],
    tags: ['caterpillar'],
    effect: { do: 'demand', require: { discard: { pay: 'total', fire: 3 } }, otherwise: 'retreat' },
  }),
  booster(18, 'Caterpillar Watertamer', null, null, {
    moons: 2,
    icons: ['free'],
    tags: ['caterpillar'],
    effect: { do: 'demand', require: { discard: { pay: 'total', fire: 2, earth: 2 } }, otherwise: 'retreat' },
  }),
  booster(19, 'Caterpillar Lightseeker', null, null, {
    moons: 2,
    icons: ['free'],
    tags: ['caterpillar'],
    effect: {
      do: 'demand',
      require: { discard: { pay: 'total', fire: 5, earth: 5, either: true } },
      otherwise: 'retreat',
    },
  }),
  booster(21, 'Potion of Cosmic Power', null, null, {
    moons: 3,
    effect: { do: 'multiplyValue', target: 'oneCharacter', elements: both, factor: 2 },
  }),
  booster(22, 'Potion of Conjoining', null, null, {
    moons: 2,
    effect: { do: 'raiseValue', target: 'oneCharacter', elements: both, to: 'sumOfPrinted' },
  }),
  booster(23, 'Potion of Mutation', null, null, {
    moons: 1,
    effect: { do: 'raiseValue', target: 'oneCharacter', elements: both, to: 'higherOfPrinted' },
  }),
  booster(24, 'Potion of Sparkling Fire', null, null, {
    moons: 2,
    effect: { do: 'raiseValue', target: 'oneCharacter', elements: ['fire'], to: 6 },
  }),
  booster(25, 'Potion of Trembling Earth', null, null, {
    moons: 2,
    effect: { do: 'raiseValue', target: 'oneCharacter', elements: ['earth'], to: 6 },
  }),
  booster(27, 'Butterfly Scout', null, null, {
    moons: 1,
    effect: { do: 'discloseHand' },
  }),

  support(28, 'Giant Butterfly Eveningbreeze', 2, 2, { moons: 3, icons: ['retrieve'] }),
  support(29, 'Giant Butterfly Morningwind', 2, 2, { moons: 3, icons: ['free'] }),

  leadership(30, 'Deploy Butterfly', {
    moons: 2,
    effect: { do: 'discloseHand' },
  }),

  // of other peoples
  from(
    'khind',
    leadership(31, 'Bounce Back', {
      moons: 3,
      icons: ['stop'],
      effect: { do: 'attackAgain' },
    }),
  ),
  from('mimix', character(15, 'Wild Unicorn', 3, 3, { moons: 2, shields: both, icons: ['pair'] })),
  from(
    'mutant',
    character(103, 'Pen-dor-Nith', 6, 6, {
      shields: both,
      icons: ['stop'],
      effect: { do: 'changeElement', onlyIf: { test: 'opponentCardsInPlay', atLeast: 6 }, to: 'other' },
    }),
  ),
  from(
    'vulca',
    support(25, 'Heat Haze', null, null, {
      moons: 2,
      effect: { do: 'forbidPlay', cards: { kinds: ['character', 'booster'], hasText: true } },
    }),
  ),
]);
