/** The Aqua: free and protected cards, floods, and the hand put in order. */
import { booster, both, character, from, leader, leadership, peopleSet, support } from './build';

export const aqua = peopleSet('aqua', [
  leader('Aqua-Alpha-Alpha'),

  character(1, 'Eelena-Aqua-Prima-Alpha', 5, 5, { moons: 2 }),
  character(2, 'Giant Octopus', 5, 0, { moons: 1, icons: ['protected'] }),
  character(3, 'Terrible Kraken', 0, 5, { moons: 1, icons: ['protected'] }),
  character(5, 'Electric Eel', 4, 0, { icons: ['protected'] }),
  character(6, 'Briny Behemoth', 0, 4, { icons: ['protected'] }),
  character(7, 'Uurunia-Aqua-Terz', 3, 3),
  character(8, 'Iisilia-Aqua-Terz', 3, 3),
  character(9, 'Kelp Leech', 3, 0, { icons: ['protected'] }),
  character(10, 'Colossal Crustacean', 0, 3, { icons: ['protected'] }),
  character(11, 'Oomola-Aqua-Delta', 2, 2, {
    moons: 1,
    effect: { do: 'discardOwnHand' },
  }),
  character(12, 'Yang', 2, 0, {
    moons: 1,
    effect: { do: 'nextCardFree' },
  }),
  character(13, 'Yin', 0, 2, {
    moons: 1,
    effect: { do: 'nextCardFree' },
  }),
  character(14, 'Oosa-Aqua-Epsilon', 1, 1, {
    moons: 1,
    effect: { do: 'handToDeckBottom' },
  }),

  booster(16, 'Sudden Waterspout', 2, 0, { moons: 1, icons: ['free'] }),
  booster(17, 'Instant Undertow', 0, 2, { moons: 1, icons: ['free'] }),
  booster(18, 'Aquatic Armor', 0, 0, { moons: 2, shields: both }),
  booster(19, 'Firewater', null, null, {
    moons: 2,
    effect: { do: 'raiseTotal', element: 'fire', to: 7 },
  }),

  support(21, 'Fire Swamp', 2, 0, { moons: 2, icons: ['free'] }),
  support(22, 'Perilous Marsh', 0, 2, { moons: 2, icons: ['free'] }),
  support(23, 'Ravenous Razorjaw', 3, 0, { moons: 2, icons: ['protected'] }),
  support(24, 'Swarming Sea Serpents', 0, 3, { moons: 2, icons: ['protected'] }),
  support(25, 'Torrential Flood', 1, 1, {
    moons: 3,
    tags: ['flood'],
    effect: { do: 'setForcesRetreat', tag: 'flood', atLeast: 2 },
  }),
  support(26, 'Tidal Flood', 1, 1, {
    moons: 3,
    tags: ['flood'],
    effect: { do: 'setForcesRetreat', tag: 'flood', atLeast: 2 },
  }),
  support(28, 'Irresistible Sirens', null, null, {
    moons: 3,
    effect: {
      do: 'demand',
      require: { discard: { pay: 'cards', kind: 'character', count: 1 } },
      otherwise: 'ownerAttractsDragon',
    },
  }),

  leadership(29, 'Sprinkle Water of Tranquility', {
    moons: 1,
    effect: { do: 'opponentDiscards', when: 'now', may: false, amount: { downToHandSize: 5 } },
  }),
  leadership(31, 'Administer Water of Immortality', {
    moons: 4,
    effect: { do: 'discardPileToDeck' },
  }),

  // of other peoples
  from('flit', booster(20, 'Launch Hail of Doom', 2, 2, { moons: 1, icons: ['pair'] })),
  from(
    'hoax',
    character(16, 'Mekarthas the Shrewd', 2, 2, {
      moons: 1,
      effect: { do: 'ignore', cards: {}, parts: ['icons'], keepIcons: ['stop'], except: [], order: 4 },
    }),
  ),
  from(
    'mutant',
    character(102, 'Sas-van-Son', 7, 7, {
      shields: both,
      icons: ['stop'],
      effect: { do: 'changeElement', onlyIf: { test: 'opponentHandLead', atLeast: 2 }, to: 'other' },
    }),
  ),
  from(
    'terrah',
    support(24, 'Drowning Rain Storm', 1, 1, {
      moons: 2,
      tags: ['storm'],
      effect: { do: 'setAttractsDragon', tag: 'storm', atLeast: 2 },
    }),
  ),
]);
