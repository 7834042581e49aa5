/** The lessons: six of the base game, then icons, Ships and Bluffs. Match cards are numbered as in the puzzles. */
import type { Lesson, Step } from './lesson';

const read: Step = { kind: 'read' };
const act = (...goals: readonly string[]): Step => ({ kind: 'act', goals });
const watch = (...actions: readonly string[]): Step => ({ kind: 'watch', actions });

const fightOn = act('0 fightOn');
const announce = act('0 announce');

export const lessons: readonly Lesson[] = [
  {
    id: 'fight',
    scenes: [
      {
        laid: {
          phase: 'retreat',
          element: null,
          first: {
            people: 'vulca',
            hand: ['Lavar the Powerful', 'Spark', 'Fireblast', 'Glimmer', 'Lightning Bolts', 'Torch'],
            deck: 'rest',
          },
          second: {
            people: 'hoax',
            hand: [
              'Wogarathoras the Gloomy',
              'Nirwadas the Traveler',
              'Trebuchet of Fear',
              'Helkomedes the Rhetorician',
              'Penemikanas the Paranoid',
              'Homing Missiles',
            ],
            deck: 'rest',
          },
        },
        steps: [
          read,
          fightOn,
          act('0 playCharacter 0'),
          act('0 announce fire'),
          watch('1 fightOn', '1 playCharacter 30 single', '1 announce'),
          fightOn,
          act('0 playCharacter 1'),
          act('0 playBooster 2'),
          announce,
          watch('1 retreat'),
        ],
      },
    ],
  },
  {
    id: 'staying',
    scenes: [
      {
        laid: {
          phase: 'retreat',
          element: 'earth',
          first: {
            people: 'vulca',
            combat: ['Blaze', 'Fireblast'],
            hand: ['Ignite', 'Flickering Fires', 'Lightning Bolts', 'Torch', 'Shimmer'],
            deck: [
              'Spark',
              'Sear',
              'Glimmer',
              'Volca',
              'Cinder',
              'Flare',
              'Furnace',
              'Scorch the Inflammable',
            ],
          },
          second: {
            people: 'hoax',
            combat: ['Penemikanas the Paranoid'],
            support: ['Ballista of Confusion'],
            hand: ['Catusan', 'Zedemikras the Brain', 'Tome of Wisdom', 'Nirwadas the Traveler'],
            deck: 'rest',
          },
        },
        steps: [
          read,
          fightOn,
          act('0 playCharacter 0'),
          act('0 playSupport 1'),
          announce,
          watch('1 fightOn', '1 playCharacter 15 single', '1 announce'),
          act('0 retreat'),
          read,
        ],
      },
    ],
  },
  {
    id: 'dragons',
    scenes: [
      {
        laid: {
          phase: 'retreat',
          element: 'fire',
          dragons: [0, 1],
          first: {
            people: 'vulca',
            under: ['Sear', 'Torch'],
            combat: ['Blaze'],
            support: ['Flickering Fires'],
            hand: ['Volca', 'Lightning Bolts', 'Glimmer', 'Ignite'],
            deck: 'rest',
          },
          second: {
            people: 'hoax',
            under: ['Vetraskedas the Sceptic'],
            combat: ['Zedemikras the Brain'],
            hand: ['Penemikanas the Paranoid', 'Helkomedes the Rhetorician', 'Homing Missiles'],
            deck: 'rest',
          },
        },
        steps: [
          read,
          fightOn,
          act('0 playCharacter 0'),
          act('0 playSupport 1'),
          announce,
          watch('1 retreat'),
          read,
        ],
      },
    ],
  },
  {
    id: 'declining',
    scenes: [
      {
        laid: {
          phase: 'retreat',
          element: null,
          first: {
            people: 'vulca',
            hand: [
              'Ember',
              'Fireblast',
              'Lightning Bolts',
              'Infernal Armor',
              'Volcanic Gauntlets',
              'Pandemonium',
            ],
            deck: 'rest',
          },
          second: {
            people: 'hoax',
            hand: ['Zedemikras the Brain', 'Trebuchet of Fear', 'Vetraskedas the Sceptic', 'Tome of Wisdom'],
            deck: 'rest',
          },
        },
        steps: [
          read,
          act('0 decline'),
          watch('1 fightOn', '1 playCharacter 30 single', '1 announce fire'),
          read,
        ],
      },
    ],
  },
  {
    id: 'texts',
    scenes: [
      {
        laid: {
          phase: 'leadership',
          element: 'fire',
          first: {
            people: 'vulca',
            combat: ['Lavar the Powerful', 'Fireblast'],
            hand: ['Cast Cataclysm', 'Volca', 'Volcanic Gauntlets', 'Glimmer', 'Shimmer'],
            deck: 'rest',
          },
          second: {
            people: 'hoax',
            combat: ['Vetraskedas the Sceptic'],
            support: ['Tome of Wisdom', 'Trebuchet of Fear'],
            hand: ['Zedemikras the Brain', 'Penemikanas the Paranoid', 'Helkomedes the Rhetorician'],
            deck: 'rest',
          },
        },
        steps: [
          read,
          act('0 playLeadership 0'),
          act('0 choose 0'),
          fightOn,
          act('0 playCharacter 1'),
          act('0 playBooster 2'),
          announce,
          watch('1 retreat'),
          read,
        ],
      },
    ],
  },
  {
    id: 'winning',
    scenes: [
      {
        laid: {
          phase: 'retreat',
          element: 'fire',
          dragons: [3, 0],
          first: {
            people: 'vulca',
            combat: ['Blaze'],
            hand: ['Scorch the Inflammable', 'Lightning Bolts', 'Glimmer', 'Torch', 'Fireblast'],
            deck: 'rest',
          },
          second: {
            people: 'hoax',
            combat: ['Wogarathoras the Gloomy'],
            hand: ['Zedemikras the Brain', 'Nirwadas the Traveler', 'Homing Missiles', 'Catusan'],
            deck: 'rest',
          },
        },
        steps: [
          read,
          fightOn,
          act('0 playCharacter 0'),
          act('0 playBooster 4', '0 playSupport 1'),
          announce,
          watch('1 retreat'),
          read,
        ],
      },
    ],
  },
  {
    id: 'icons',
    scenes: [
      {
        laid: {
          phase: 'beginning',
          element: 'fire',
          first: {
            people: 'flit',
            combat: ['Squadron Leader Squeak'],
            hand: ['Launch Fire Flash', 'Launch Flaming Dust', 'Launch Rockdrop', 'Bashdin'],
            deck: 'rest',
          },
          second: {
            people: 'vulca',
            combat: ['Volca'],
            hand: ['Torch', 'Glimmer', 'Ignite', 'Infernal Armor'],
            deck: 'rest',
          },
        },
        steps: [
          act('0 retrieve 4'),
          fightOn,
          act('0 playCharacter 4'),
          act('0 playBooster 0+1'),
          announce,
          watch('1 retreat'),
        ],
      },
      {
        laid: {
          phase: 'character',
          element: 'earth',
          first: {
            people: 'khind',
            combat: ['NoBrains'],
            hand: ['NoStopping', 'NoClass', 'CoolCat', 'TopGun', 'Gluing Dust'],
            deck: 'rest',
          },
          second: {
            people: 'vulca',
            combat: ['Furnace'],
            hand: ['Volca', 'Sear', 'Spark', 'Shimmer'],
            deck: 'rest',
          },
        },
        steps: [act('0 playCharacter 0+1 extendGang'), announce, watch('1 retreat')],
      },
      {
        laid: {
          phase: 'character',
          element: 'fire',
          first: {
            people: 'hoax',
            combat: ['Zedemikras the Brain'],
            hand: ['Nirwadas the Traveler', 'Inscrutable Armor', 'Penemikanas the Paranoid', 'Catusan'],
            deck: 'rest',
          },
          second: {
            people: 'vulca',
            combat: ['Flamebreath the Dazzling'],
            support: ['Lightning Bolts'],
            hand: ['Torch', 'Spark', 'Glimmer', 'Ignite'],
            deck: 'rest',
          },
        },
        steps: [
          act('0 playCharacter 0'),
          act('0 playBooster 1'),
          announce,
          watch('1 fightOn', '1 playCharacter 31 single', '1 announce'),
          read,
        ],
      },
    ],
  },
  {
    id: 'ships',
    scenes: [
      {
        laid: {
          phase: 'leadership',
          element: 'fire',
          first: {
            people: 'buka',
            combat: ['Sailingmaster Yo Cha'],
            hand: [
              'Rising Sun',
              'Sailingmaster Boo Marn',
              'Captain Su Cha',
              'Cannoneer Tara Ko',
              'Captain Ariosa Paal',
            ],
            deck: 'rest',
          },
          second: {
            people: 'hoax',
            combat: ['Zedemikras the Brain'],
            hand: ['Wogarathoras the Gloomy', 'Trebuchet of Fear', 'Nirwadas the Traveler'],
            deck: 'rest',
          },
        },
        steps: [
          read,
          act('0 playShip 0'),
          fightOn,
          act('0 playCharacter 1'),
          act('0 load 2 0'),
          announce,
          watch('1 fightOn', '1 playCharacter 30 single', '1 announce'),
        ],
      },
      {
        laid: {
          phase: 'beginning',
          element: 'fire',
          first: {
            people: 'buka',
            under: ['Sailingmaster Yo Cha'],
            combat: ['Captain Ariosa Paal'],
            hand: ['B.P. Unity', 'Armory', 'Cannoneer Qu Cha', 'Lookout Dolora Paal'],
            ships: [
              {
                ship: 'Rising Sun',
                cargo: ['Captain Su Cha', 'Sailingmaster Boo Marn', 'Cannoneer Tara Ko'],
              },
            ],
            deck: 'rest',
          },
          second: {
            people: 'hoax',
            under: ['Zedemikras the Brain'],
            combat: ['Wogarathoras the Gloomy'],
            support: ['Trebuchet of Fear'],
            hand: ['Nirwadas the Traveler', 'Penemikanas the Paranoid', 'Homing Missiles'],
            deck: 'rest',
          },
        },
        steps: [
          act('0 land 6'),
          fightOn,
          act('0 playCharacter 7', '0 playCharacter 8', '0 playCharacter 9'),
          act('0 playCharacter 7', '0 playCharacter 8', '0 playCharacter 9'),
          act('0 playCharacter 7', '0 playCharacter 8', '0 playCharacter 9'),
          announce,
          watch('1 retreat'),
        ],
      },
    ],
  },
  {
    id: 'bluffs',
    scenes: [
      {
        laid: {
          phase: 'character',
          element: 'fire',
          first: {
            people: 'buka',
            combat: ['Captain Ariosa Paal'],
            hand: ['Commodore Lo Tan', 'Cannoneer Riba Ko', 'Cannoneer Alo Cha', 'Captain Su Cha'],
            deck: 'rest',
          },
          second: {
            people: 'vulca',
            combat: ['Blaze', 'Fireblast'],
            hand: ['Torch', 'Glimmer', 'Ignite'],
            deck: 'rest',
          },
        },
        steps: [act('0 playCharacter 0'), act('0 playBluff 1'), announce, watch('1 showColours'), read],
      },
      {
        laid: {
          phase: 'showColours',
          element: 'fire',
          onTurn: 1,
          first: {
            people: 'vulca',
            combat: ['Blaze'],
            hand: ['Torch', 'Glimmer', 'Ignite', 'Infernal Armor'],
            deck: 'rest',
          },
          second: {
            people: 'buka',
            combat: ['Captain Su Cha'],
            bluffs: ['Cannoneer Qu Cha'],
            hand: ['Commodore Tai Marn', 'Armory', 'B.P. Unity'],
            discard: ['Cannoneer Tara Ko', 'Cannoneer Edilia Paal', 'Cannoneer Riba Ko'],
            deck: 'rest',
          },
        },
        steps: [act('0 showColours'), read],
      },
    ],
  },
];
