/** The Buka: Ships, Bluffs and the Brotherhood of Pirates; six families of five cards (R22-R24). */
import { booster, both, character, leader, leadership, peopleSet, ship, support } from './build';

export const buka = peopleSet('buka', [
  leader('Council of Eight'),

  character(1, 'Commodore Lo Tan', 5, 4, { moons: 2, family: 'Bb' }),
  character(2, 'Commodore Tai Marn', 4, 5, { moons: 2, family: 'Ba' }),
  character(3, 'Captain Ariosa Paal', 4, 4, { moons: 2, icons: ['retrieve'], family: 'Bf' }),
  character(4, 'Captain Su Cha', 4, 3, { moons: 1, icons: ['bluffBlank'], family: 'Be' }),
  character(5, 'Sailingmaster Yo Cha', 3, 4, { moons: 1, icons: ['bluffBlank'], family: 'Be' }),
  character(6, 'Sailingmaster Boo Marn', 4, 2, { moons: 1, icons: ['bluffBlank'], family: 'Ba' }),
  character(7, 'Cannoneer Tara Ko', 2, 4, { moons: 1, icons: ['bluffFire'], family: 'Bd' }),
  character(8, 'Cannoneer Qu Cha', 2, 4, { moons: 1, icons: ['bluffEarth'], family: 'Be' }),
  character(9, 'Cannoneer Edilia Paal', 1, 4, { moons: 1, icons: ['bluffFire'], family: 'Bf' }),
  character(10, 'Cannoneer Rilana Paal', 1, 4, { moons: 1, icons: ['bluffEarth'], family: 'Bf' }),
  character(11, 'Cannoneer Riba Ko', 0, 4, { moons: 1, icons: ['bluffFire'], family: 'Bd' }),
  character(12, 'Cannoneer Alo Cha', 0, 4, { moons: 1, icons: ['bluffEarth'], family: 'Be' }),
  character(13, 'B.P. Unity', 3, 3, {
    moons: 1,
    icons: ['bluffBlank'],
    tags: ['pirate'],
    family: 'Bc',
    effect: { do: 'freeIf', condition: { test: 'opponentCardsInPlay', atLeast: 6 } },
  }),
  character(14, 'B.P. Ferocity', 3, 3, {
    moons: 1,
    icons: ['bluffBlank'],
    tags: ['pirate'],
    family: 'Bb',
    effect: { do: 'freeIf', condition: { test: 'opponentActiveCards', kinds: ['character'], atLeast: 2 } },
  }),
  character(15, 'B.P. Bravery', 3, 3, {
    moons: 1,
    icons: ['bluffBlank'],
    tags: ['pirate'],
    family: 'Bb',
    effect: { do: 'freeIf', condition: { test: 'opponentActiveCards', kinds: ['booster'], atLeast: 2 } },
  }),
  character(16, 'B.P. Mystery', 3, 3, {
    moons: 1,
    icons: ['bluffBlank'],
    tags: ['pirate'],
    family: 'Bb',
    effect: { do: 'freeIf', condition: { test: 'opponentActiveCards', kinds: ['support'], atLeast: 2 } },
  }),
  character(17, 'B.P. Loyalty', 3, 3, {
    moons: 1,
    icons: ['bluffBlank'],
    tags: ['pirate'],
    family: 'Bc',
    effect: { do: 'freeIf', condition: { test: 'opponentActiveIcons', atLeast: 2 } },
  }),
  character(18, 'Boatswain Mena Marn', 2, 2, {
    moons: 1,
    icons: ['bluffBlank'],
    family: 'Ba',
    effect: { do: 'limitActiveCharacters', max: 1 },
  }),
  character(19, 'Coxswain Mora Marn', 2, 2, {
    moons: 1,
    icons: ['bluffBlank'],
    family: 'Ba',
    effect: {
      do: 'discardFromPlay',
      when: 'now',
      cards: { kinds: ['character', 'booster'] },
      activeOnly: false,
      count: 'all',
      condition: { test: 'playedFromLandedShip' },
    },
  }),
  character(20, 'Quartermaster Kura Ko', 2, 2, {
    moons: 2,
    icons: ['bluffBlank'],
    family: 'Bd',
    effect: { do: 'extraPlays', kind: 'support', amount: 'any' },
  }),
  character(21, 'Powdermaster Yina Ko', 2, 1, {
    moons: 1,
    icons: ['bluffBlank'],
    family: 'Bd',
    effect: { do: 'raiseValue', target: 'allBluffs', elements: both, to: 4 },
  }),
  character(22, 'Lookout Dolora Paal', 1, 1, {
    moons: 2,
    icons: ['protected'],
    family: 'Bf',
    effect: {
      do: 'discardFromPlay',
      when: 'now',
      cards: { kinds: ['booster', 'support'] },
      activeOnly: true,
      count: 'all',
      oneKindOnly: true,
    },
  }),
  character(23, "Old Goo Laa's Ghost", 2, 2, {
    moons: 3,
    shields: both,
    icons: ['stop'],
    family: 'Bf',
    effect: { do: 'changeElement', onlyIf: { test: 'ownShips', atMost: 0 }, to: 'other' },
  }),

  booster(24, 'Letter of Marque', 2, 2, {
    moons: 2,
    icons: ['free'],
    family: 'Bd',
    effect: { do: 'forbidBluffCall' },
  }),

  support(25, 'Armory', 1, 1, {
    moons: 2,
    family: 'Bc',
    effect: { do: 'extraPlays', kind: 'support', amount: 1 },
  }),
  support(26, 'Duplicator of Fire', null, null, {
    moons: 4,
    family: 'Be',
    effect: { do: 'multiplyValue', target: 'oneCharacter', elements: ['fire'], factor: 2 },
  }),

  leadership(27, 'Entreat Favor', {
    moons: 2,
    family: 'Bc',
    effect: { do: 'searchShipOrCargo' },
  }),

  ship(28, 'Sea Falcon', 2, {
    moons: 4,
    family: 'Ba',
    effect: { do: 'playHandWhileLanding' },
  }),
  ship(29, 'Sea Devil', 3, {
    moons: 3,
    family: 'Bb',
    effect: { do: 'loadShip', count: 3 },
  }),
  ship(30, 'Rising Sun', 4, { moons: 3, family: 'Bc' }),
]);
