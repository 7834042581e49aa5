/** Two rich tables around one card text: once its card is in the hand, once it lies on the table. */

import { type Laid, layOut, type SideLaid } from '../../../machines/layOut';
import { cardWithId, catalogue } from '../../../src/cards';
import type { Card } from '../../../src/cards/card';
import type { Tag } from '../../../src/vocabulary';
import type { Scenario } from '../subject';

/** Cards that belong to it: of its gang, or of the tag that it or its text names. */
function companyOf({ gang, tags, id, effect }: Card): string[] {
  const named: Tag[] = [...tags, ...(effect && 'tag' in effect ? [effect.tag] : [])].filter(
    (tag) => tag !== 'pirate',
  );
  const belongs = (card: Card): boolean =>
    card.id !== id &&
    ((gang !== undefined && card.gang === gang) || card.tags.some((tag) => named.includes(tag)));
  return catalogue
    .filter(belongs)
    .slice(0, 2)
    .map(({ name }) => name);
}

const helpers = [
  'Amazon Leaping High',
  'Captain Su Cha',
  'Tome of Wisdom',
  'Battling Boomerang',
  'Sun Setting',
];

const opponent: SideLaid = {
  under: ['Dancer of Dawn', 'Young Bear'],
  combat: ['Wild Gazelle', 'Virgin of Pure Fire', 'Launch Burning Earth', 'Launch Rain of Fire'],
  support: ['Homing Missiles', 'Trebuchet of Fear'],
  hand: [
    'Cinder',
    'NoBrains',
    'NoStopping',
    'Infernal Armor',
    'Tome of Wisdom',
    'Muster Reinforcements',
    'Captain Su Cha',
  ],
};

const own = (hand: readonly string[]): SideLaid => ({
  under: ['Dancer of Dusk'],
  combat: ['Spirit of the Light', 'Spirit of the Night'],
  support: ['Trebuchet of Fear'],
  bluffs: ['Cannoneer Tara Ko'],
  ships: [{ ship: 'Rising Sun', cargo: ['Armory'] }],
  discard: ['Peckswift', 'Launch Boiling Oil', 'Ballista of Confusion', 'Young Fox'],
  deck: [
    'Sea Falcon',
    'Peckswift',
    'NoClue',
    'Launch Fire Flash',
    'Young Fox',
    'Sun Setting',
    'NoClass',
    'Moon Rising',
    'Stars Shining',
    'NoStyle',
  ],
  hand,
});

const isLeaderPlay = ({ kind }: Card): boolean => kind === 'leadership' || kind === 'ship';

function inHand(card: Card): Laid[] {
  const hand = [card.name, ...companyOf(card), ...helpers];
  const laid: Laid = {
    phase: isLeaderPlay(card) ? 'leadership' : 'retreat',
    dragons: [1, 1],
    first: own(hand),
    second: opponent,
  };
  const lean: SideLaid = {
    hand: [card.name, ...companyOf(card), 'Amazon Leaping High', 'Virgin of Pure Earth'],
    combat: ['Spirit of the Night'],
    deck: 8,
  };
  return [
    laid,
    { ...laid, element: 'earth' },
    { ...laid, first: lean },
    {
      ...laid,
      element: 'earth',
      first: lean,
      second: { combat: ['Wild Gazelle'], hand: opponent.hand!.slice(0, 4) },
    },
    { ...laid, first: { hand } },
    { ...laid, element: null, first: { hand }, second: { hand: opponent.hand! } },
  ];
}

/** Already lying there, with the other seat on turn: demands, bans, limits and what a retreat brings. */
function onTable(card: Card): Laid[] {
  if (isLeaderPlay(card)) {
    const landed: SideLaid = {
      ...own(helpers),
      ships: [{ ship: card.name, landed: false, cargo: ['Sun Setting', 'Armory'] }],
    };
    return card.kind === 'ship' ? [{ phase: 'beginning', first: landed, second: opponent }] : [];
  }
  const company = companyOf(card);
  const inCombat = card.kind !== 'support';
  const fighters = ['Amazon Leaping High', 'Spirit of the Night'];
  const first: SideLaid = {
    ...own(helpers),
    combat: inCombat ? [card.name, ...company, ...fighters] : fighters,
    support: inCombat ? ['Trebuchet of Fear'] : [card.name, ...company],
  };
  return [
    { phase: 'beginning', onTurn: 1, first, second: opponent },
    { phase: 'beginning', onTurn: 1, element: 'earth', first, second: opponent },
    { phase: 'retreat', onTurn: 0, first, second: opponent },
    {
      phase: 'announce',
      onTurn: 0,
      element: 'earth',
      first: { ...first, hand: ['Cinder'] },
      second: opponent,
    },
  ];
}

/** A Ship in the influence area with the card on it, about to land. */
const onShip = (card: Card): Laid[] =>
  isLeaderPlay(card)
    ? []
    : [
        {
          phase: 'beginning',
          first: { ...own(helpers), ships: [{ ship: 'Rising Sun', cargo: [card.name] }] },
          second: opponent,
        },
      ];

export function textSetups(id: string): Scenario[] {
  const card = cardWithId(id);
  return [...inHand(card), ...onTable(card), ...onShip(card)].map((laid, index) =>
    layOut(`text of ${card.name}, ${index + 1}`, laid),
  );
}
