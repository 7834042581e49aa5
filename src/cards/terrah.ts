/** The Terrah: storms that attract dragons, bans, and disasters that clear the table. */
import { booster, both, character, from, leader, leadership, peopleSet, support } from './build';

export const terrah = peopleSet('terrah', [
  leader('Tecton Earthquaker'),

  character(1, 'Megalit Mountainshaker', 0, 7, { moons: 3 }),
  character(2, 'Roomban Rockmaster', 3, 6, { moons: 2 }),
  character(3, 'Suranom Stormbringer', 0, 6, { moons: 2 }),
  character(4, 'Gravitos Greatpower', 4, 5, { moons: 2 }),
  character(6, 'Flamitos', 4, 3, { moons: 1 }),
  character(7, 'Terraton', 3, 4, { moons: 1 }),
  character(8, 'Helitos', 4, 1),
  character(9, 'Sonatos', 4, 0),
  character(10, 'Rocara', 0, 4),
  character(11, 'Torana', 3, 3),
  character(12, 'Ferro Fos', 2, 2, {
    moons: 1,
    effect: { do: 'forbidPlay', cards: { hasText: true } },
  }),
  character(13, 'Kabu Kat', 2, 1, {
    moons: 3,
    effect: { do: 'demand', require: { play: 'support' }, otherwise: 'retreat' },
  }),
  character(14, 'Baku But', 1, 2, {
    moons: 3,
    effect: { do: 'demand', require: { play: 'booster' }, otherwise: 'retreat' },
  }),
  character(16, 'Corono Cos', 1, 1, {
    moons: 3,
    effect: { do: 'forbidPlay', cards: { hasText: false } },
  }),
  character(17, 'Silento Sol', 0, 0, { moons: 1, shields: ['fire'] }),

  booster(18, 'Earthblast', 2, 3, { moons: 1 }),
  booster(19, 'Earthtremor', null, null, {
    moons: 1,
    effect: {
      do: 'discardFromPlay',
      when: 'now',
      cards: { kinds: ['booster', 'support'] },
      activeOnly: true,
      count: 1,
    },
  }),

  support(20, 'Seismic Drill', 1, 3, { moons: 2 }),
  support(21, 'Crashing Thunder Storm', 1, 1, {
    moons: 2,
    tags: ['storm'],
    effect: { do: 'setAttractsDragon', tag: 'storm', atLeast: 2 },
  }),
  support(22, 'Swirling Snow Storm', 1, 1, {
    moons: 2,
    tags: ['storm'],
    effect: { do: 'setAttractsDragon', tag: 'storm', atLeast: 2 },
  }),
  support(23, 'Lashing Sand Storm', 1, 1, {
    moons: 2,
    tags: ['storm'],
    effect: { do: 'setAttractsDragon', tag: 'storm', atLeast: 2 },
  }),
  support(25, 'Cloying Mud', null, null, {
    moons: 1,
    effect: { do: 'forbidPlay', cards: { kinds: ['character'], valueAbove: 4 } },
  }),
  support(26, 'Impenetrable Fog', null, null, {
    moons: 2,
    effect: {
      do: 'ignore',
      cards: {},
      parts: ['icons'],
      keepIcons: ['stop', 'protected'],
      except: [],
      order: 4,
    },
  }),
  support(27, 'Quivering Quicksand', null, null, {
    moons: 2,
    effect: { do: 'limitHandIntake', atHandSize: 4 },
  }),

  leadership(29, 'Provoke Earthquake', {
    moons: 4,
    effect: {
      do: 'discardFromPlay',
      when: 'now',
      cards: { kinds: ['character', 'booster'] },
      activeOnly: false,
      count: 'all',
    },
  }),
  leadership(30, 'Impress Holy Dragon', {
    moons: 4,
    effect: { do: 'payForDragon', cost: { pay: 'total', earth: 8 } },
  }),

  // of other peoples
  from(
    'flit',
    character(13, 'Mad Mike Magpie', 0, 0, {
      moons: 2,
      effect: {
        do: 'ignore',
        cards: { showingIcon: true },
        parts: ['values', 'icons', 'text'],
        except: ['flitCharacters', 'protected'],
        order: 3,
      },
    }),
  ),
  from(
    'mutant',
    character(107, 'Ras-mus-Pan', 0, 4, {
      shields: both,
      icons: ['stop'],
      effect: {
        do: 'changeElement',
        onlyIf: { test: 'opponentPower', element: 'fire', atLeast: 5 },
        to: 'earth',
      },
    }),
  ),
  from(
    'pillar',
    booster(17, 'Caterpillar Eartheroder', null, null, {
      moons: 2,
      icons: ['free'],
      tags: ['caterpillar'],
      effect: { do: 'demand', require: { discard: { pay: 'total', earth: 3 } }, otherwise: 'retreat' },
    }),
  ),
  from('vulca', character(2, 'Flash the Incendiary', 6, 3, { moons: 2 })),
]);
