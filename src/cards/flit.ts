/** The Flit: birds that ignore whole kinds of cards, and Boosters launched in pairs. */
import { booster, both, character, from, leader, leadership, peopleSet } from './build';

export const flit = peopleSet('flit', [
  leader('Falc'),

  character(1, 'Wing Commander Razorfeather', 4, 4, { moons: 2, icons: ['retrieve'] }),
  character(2, 'Squadron Leader Squeak', 4, 2, { moons: 1, icons: ['retrieve'] }),
  character(3, 'Flight Leader Squawk', 2, 4, { moons: 1, icons: ['retrieve'] }),
  character(4, 'Peckswift', 3, 2, { icons: ['retrieve'] }),
  character(5, 'Steepstoop', 2, 3, { icons: ['retrieve'] }),
  character(6, 'Highchirp', 2, 2, {
    moons: 1,
    icons: ['retrieve'],
    effect: {
      do: 'discardFromPlay',
      when: 'now',
      cards: { kinds: ['character'] },
      activeOnly: true,
      count: 1,
      leaveCharacter: true,
      condition: { test: 'opponentActiveCards', kinds: ['character'], atLeast: 2 },
    },
  }),
  character(7, 'Tittertweet', 2, 2, {
    moons: 2,
    icons: ['retrieve'],
    effect: { do: 'ignore', cards: {}, parts: ['text'], except: ['flitCharacters', 'protected'], order: 1 },
  }),
  character(8, 'Flitterflutter', 2, 2, {
    moons: 1,
    icons: ['retrieve'],
    effect: {
      do: 'ignore',
      cards: { kinds: ['support'] },
      parts: ['values', 'icons', 'text'],
      except: ['protected'],
      order: 2,
    },
  }),
  character(9, 'Trillilling', 2, 2, {
    moons: 1,
    icons: ['retrieve'],
    effect: {
      do: 'ignore',
      cards: { kinds: ['booster'] },
      parts: ['values', 'icons', 'text'],
      except: ['protected'],
      order: 3,
    },
  }),
  character(10, 'Cheepchirrup', 2, 2, {
    moons: 1,
    icons: ['retrieve'],
    effect: { do: 'limitPlays', scope: 'combat', max: 1 },
  }),
  character(11, 'Carl Kamikaze Crow', 0, 0, {
    moons: 1,
    effect: { do: 'multiplyValue', target: 'allBoosters', elements: both, factor: 2 },
  }),
  character(14, 'Proud Phoenix Phil', 0, 0, { moons: 1, shields: ['earth'] }),

  booster(15, 'Launch Burning Earth', 3, 3, { moons: 2, icons: ['pair'] }),
  booster(16, 'Launch Rain of Fire', 3, 2, { moons: 2, icons: ['pair'] }),
  booster(17, 'Launch Locust Paratroopers', 2, 3, { moons: 2, icons: ['pair'] }),
  booster(18, 'Launch Dazzling Flares', 3, 1, { moons: 2, icons: ['pair'] }),
  booster(19, 'Launch Boiling Oil', 1, 3, { moons: 2, icons: ['pair'] }),
  booster(22, 'Launch Fire Flash', 2, 1, { moons: 1, icons: ['pair'] }),
  booster(23, 'Launch Rockdrop', 1, 2, { moons: 1, icons: ['pair'] }),
  booster(24, 'Launch Flaming Dust', 2, 0, { moons: 1, icons: ['pair'] }),
  booster(25, 'Launch Slippery Slime', 0, 2, { moons: 1, icons: ['pair'] }),
  booster(26, 'Launch Itching Bugs', 1, 1, { moons: 1, icons: ['pair', 'retrieve'] }),
  booster(27, 'Launch Sloth Gas', null, null, {
    moons: 2,
    icons: ['pair'],
    effect: { do: 'changeRetreatDragons', when: 'ownerRetreats', change: 'subtract', amount: 1 },
  }),

  leadership(29, 'Distract Holy Dragon', {
    moons: 1,
    effect: { do: 'changeRetreatDragons', when: 'ownerRetreats', change: 'atMost', amount: 1 },
  }),
  leadership(30, 'Beguile Holy Dragon', {
    moons: 4,
    effect: { do: 'payForDragon', cost: { pay: 'cards', kind: 'character', count: 3 } },
  }),
  leadership(31, 'Commence Mega Launch', {
    moons: 1,
    effect: { do: 'extraPlays', kind: 'booster', amount: 'any' },
  }),

  // of other peoples
  from(
    'aqua',
    booster(20, 'Earthwater', null, null, {
      moons: 2,
      effect: { do: 'raiseTotal', element: 'earth', to: 7 },
    }),
  ),
  from(
    'mutant',
    character(109, 'Fel-nar-Gan', 0, 0, {
      shields: both,
      icons: ['stop'],
      effect: { do: 'changeElement', onlyIf: { test: 'ownCardsInPlay', atMost: 0 }, to: 'other' },
    }),
  ),
  from(
    'terrah',
    character(15, 'Bashdin', 1, 2, {
      moons: 1,
      effect: { do: 'opponentDiscards', when: 'now', may: true, amount: { count: 2 } },
    }),
  ),
  from(
    'vulca',
    booster(22, 'Titanic Gauntlets', null, null, {
      moons: 2,
      effect: { do: 'multiplyValue', target: 'oneCharacter', elements: ['earth'], factor: 2 },
    }),
  ),
]);
