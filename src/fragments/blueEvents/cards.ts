/** Example blue cards: good, bad, conditional, aimed at some players; with and without a stated moment. */
import type { Effect } from './effect';

export interface BlueCard {
  /** Dice spaces to be filled before the rule stops (A7). */
  readonly spaces: number;
  /** Points for the player with most own dice (A15). */
  readonly reward: number;
  readonly rule: readonly Effect[];
}

const cards = {
  // a die is lost
  dawnToll: { spaces: 3, reward: 4, rule: [{ do: 'loseDie', when: 'roundStart', who: 'everyone' }] },
  looseGrip: { spaces: 2, reward: 3, rule: [{ do: 'loseDie', who: 'everyone' }] },
  tallPoppy: { spaces: 3, reward: 3, rule: [{ do: 'loseDie', who: 'leaders' }] },
  crowdedTable: { spaces: 2, reward: 5, rule: [{ do: 'loseDie', who: 'withDieHere' }] },
  // good
  marketDay: { spaces: 4, reward: 5, rule: [{ do: 'points', by: 1, when: 'roundStart', who: 'everyone' }] },
  helpingHand: { spaces: 3, reward: 2, rule: [{ do: 'points', by: 2, when: 'roundEnd', who: 'trailing' }] },
  violetFavour: {
    spaces: 2,
    reward: 3,
    rule: [{ do: 'points', by: 2, when: 'roundEnd', who: 'withPurpleCard' }],
  },
  plainCloth: {
    spaces: 2,
    reward: 3,
    rule: [{ do: 'points', by: 1, when: 'roundStart', who: 'withoutPurpleCard' }],
  },
  // bad
  levy: { spaces: 2, reward: 4, rule: [{ do: 'points', by: -1, who: 'leaders' }] },
  coldNight: {
    spaces: 3,
    reward: 3,
    rule: [{ do: 'points', by: -2, when: 'roundEnd', who: 'withoutDieHere' }],
  },
  // conditional on what players do
  busyHands: { spaces: 4, reward: 1, rule: [{ do: 'points', by: 1, when: 'diePlaced', who: 'placer' }] },
  tollBridge: { spaces: 2, reward: 4, rule: [{ do: 'points', by: -1, when: 'diePlaced', who: 'placer' }] },
  // two effects on one card
  hardBargain: {
    spaces: 3,
    reward: 6,
    rule: [
      { do: 'loseDie', when: 'roundStart', who: 'leaders' },
      { do: 'points', by: 1, when: 'roundEnd', who: 'withDieHere' },
    ],
  },
} as const satisfies Readonly<Record<string, BlueCard>>;

export type CardId = keyof typeof cards;

export const cardIds = Object.keys(cards) as readonly CardId[];

export const cardOf = (id: CardId): BlueCard => cards[id];
