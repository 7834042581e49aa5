/** Small boards on which everything the chart can do comes up within a few rounds; for test paths and random games. */
import { deckOf, exampleSetup, type Setup } from './setup';

const few: Pick<Setup, 'players' | 'stackHeight' | 'pieces' | 'isShuffled'> = {
  players: [
    { dice: 3, hasPurpleCard: true },
    { dice: 2, hasPurpleCard: false },
  ],
  stackHeight: 1,
  pieces: [],
  isShuffled: false,
};

export const scenarios = {
  /** Two cards, both named at once: the game is over without a last round (AQ7). */
  oneRound: { ...exampleSetup, ...few, slots: 2, cards: ['looseGrip', 'tollBridge'] },
  /** Three cards: after the first round as many slots are empty as players are there (A18). */
  twoRounds: { ...exampleSetup, ...few, slots: 3, cards: ['looseGrip', 'dawnToll', 'tallPoppy'] },
  /** Six cards in three stacks, with a black die and a cube: a few rounds before the last one. */
  someRounds: {
    ...exampleSetup,
    ...few,
    slots: 3,
    stackHeight: 2,
    cards: deckOf(6),
    isShuffled: true,
    pieces: [{ slot: 1, blackDice: 1, cubes: 1 }],
  },
} as const satisfies Readonly<Record<string, Setup>>;
