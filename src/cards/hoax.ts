/** The Hoax: many Supports, extra plays for them, and texts that silence or limit the other side. */
import { booster, both, character, from, leader, leadership, peopleSet, support } from './build';

export const hoax = peopleSet('hoax', [
  leader('Xelethotiras'),

  character(1, 'Wogarathoras the Gloomy', 5, 1, { moons: 1 }),
  character(2, 'Athradysas the Seeker', 5, 0, { moons: 1 }),
  character(3, 'Ledinemras the Monk', 4, 1),
  character(4, 'Zedemikras the Brain', 4, 0),
  character(5, 'Ciklarethas the Bitter', 3, 3, { moons: 1, icons: ['retrieve'] }),
  character(6, 'Nirwadas the Traveler', 3, 2),
  character(7, 'Penemikanas the Paranoid', 2, 3),
  character(8, 'Vetraskedas the Sceptic', 3, 1),
  character(9, 'Helkomedes the Rhetorician', 1, 3),
  character(10, 'Redamikanas the Cartographer', 2, 2, {
    moons: 2,
    effect: { do: 'changeRetreatDragons', when: 'opponentRetreats', change: 'add', amount: 1 },
  }),
  character(11, 'Bethenitana the Storyteller', 2, 2, {
    moons: 2,
    effect: { do: 'changeRetreatDragons', when: 'ownerRetreats', change: 'exactly', amount: 0 },
  }),
  character(12, 'Demegodas the Odd', 2, 2, {
    moons: 1,
    effect: { do: 'multiplyValue', target: 'allSupports', elements: both, factor: 2 },
  }),
  character(13, 'Thirkomedas the Serene', 2, 2, {
    moons: 2,
    effect: { do: 'forbidPlay', cards: { kinds: ['leadership', 'booster', 'support'] } },
  }),
  character(14, 'Genathones the Blind', 2, 2, {
    moons: 1,
    effect: { do: 'extraPlays', kind: 'support', amount: 1 },
  }),
  character(17, 'Sarogakanas the Ancient', 1, 1, {
    moons: 1,
    effect: { do: 'discardBlindFromHand', count: 2 },
  }),

  booster(18, 'Inscrutable Armor', 0, 0, { moons: 1, shields: ['fire'] }),
  booster(19, 'Battling Boomerang', 2, 2, { moons: 2, icons: ['retrieve'] }),

  support(20, 'Tome of Wisdom', 3, 3, { moons: 3 }),
  support(21, 'Trebuchet of Fear', 2, 1, { moons: 1 }),
  support(22, 'Ballista of Confusion', 1, 2, { moons: 1 }),
  support(24, 'Homing Missiles', 1, 2, { moons: 2, icons: ['retrieve'] }),
  support(25, 'Duplicator of Strength', null, null, {
    moons: 4,
    effect: { do: 'multiplyValue', target: 'oneCharacter', elements: ['earth'], factor: 2 },
  }),
  support(26, 'Brain Drain', null, null, {
    moons: 4,
    effect: { do: 'limitPlays', scope: 'allCards', max: 1 },
  }),

  leadership(27, 'Muster Reinforcements', {
    moons: 4,
    effect: { do: 'draw', when: 'now', from: 'drawPile', amount: { count: 5 } },
  }),
  leadership(28, 'Enthrall Opposition', {
    moons: 1,
    effect: {
      do: 'ignore',
      cards: {},
      parts: ['text'],
      except: ['protected'],
      silencedBy: ['flit-tittertweet', 'khind-laughing-gas'],
      order: 2,
    },
  }),
  leadership(29, 'Trigger Brainstorm', {
    moons: 1,
    effect: { do: 'extraPlays', kind: 'support', amount: 'any' },
  }),

  // of other peoples
  from(
    'flit',
    character(12, 'Hank Highflyer Hawk', 0, 0, {
      moons: 3,
      effect: {
        do: 'ignore',
        cards: { kinds: ['character'] },
        parts: ['values', 'icons', 'text'],
        except: ['flitCharacters', 'protected'],
        order: 3,
      },
    }),
  ),
  from(
    'mutant',
    character(105, 'Var-dis-Nar', 4, 4, {
      shields: both,
      icons: ['stop'],
      effect: {
        do: 'changeElement',
        onlyIf: { test: 'opponentPower', element: 'contested', atLeast: 7 },
        to: 'other',
      },
    }),
  ),
  from(
    'pillar',
    booster(26, 'Potion of Prodigious Passion', null, null, {
      moons: 2,
      effect: { do: 'raiseValue', target: 'oneCharacter', elements: both, to: 5 },
    }),
  ),
  from('terrah', character(5, 'Catusan', 1, 5, { moons: 1 })),
]);
