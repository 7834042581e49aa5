/** What the blue events fragment leaves open is given here: players, dice, slots, cards, pieces, chance. */
import { faulty, type Parsed, parsed } from '../../parsed';
import { seedRandom } from '../../rng';
import { newReader, type ShapeFault } from '../shape';
import { type CardId, cardIds, cardOf } from './cards';
import type { Die, Position } from './position';

/** Pieces on the first visible card of a slot. */
export interface Pieces {
  readonly slot: number;
  readonly blackDice: number;
  readonly cubes: number;
}

export interface Setup {
  readonly players: readonly { readonly dice: number; readonly hasPurpleCard: boolean }[];
  readonly slots: number;
  /** Cards in every stack (A1, AQ1). */
  readonly stackHeight: number;
  /** At least as many as the stacks take; the first ones are dealt, slot by slot, the first on top. */
  readonly cards: readonly CardId[];
  /** False: the cards are dealt in the order given. */
  readonly isShuffled: boolean;
  readonly pieces: readonly Pieces[];
  readonly seed: number;
  /** What the event dice show before the seed decides. */
  readonly throws: readonly number[];
}

export type SetupFault =
  | ShapeFault
  | { readonly code: 'deckTooSmall'; readonly have: number; readonly need: number }
  | {
      readonly code: 'tooManyBlackDice';
      readonly slot: number;
      readonly have: number;
      readonly most: number;
    };

/** As many example cards as needed, all alike often. */
export const deckOf = (size: number): CardId[] =>
  Array.from({ length: size }, (_, index) => cardIds[index % cardIds.length]!);

/** Three players at a board of six slots with stacks of ten. */
export const exampleSetup: Setup = {
  players: [
    { dice: 4, hasPurpleCard: true },
    { dice: 4, hasPurpleCard: false },
    { dice: 4, hasPurpleCard: false },
  ],
  slots: 6,
  stackHeight: 10,
  cards: deckOf(60),
  isShuffled: true,
  pieces: [
    { slot: 0, blackDice: 1, cubes: 1 },
    { slot: 3, blackDice: 0, cubes: 2 },
  ],
  seed: 1,
  throws: [],
};

const fields = [
  'players',
  'slots',
  'stackHeight',
  'cards',
  'isShuffled',
  'pieces',
  'seed',
  'throws',
] as const;

/** Checks a set-up from outside; the faults are all there are, not only the first. */
export function parseSetup(value: unknown): Parsed<Setup, SetupFault> {
  const read = newReader();
  const all = read.object(value, '', fields);
  const slots = read.whole(all.slots, 'slots', 2, 12);
  const setup: Setup = {
    players: read.list(all.players, 'players', 1, 6).map((given, index) => {
      const path = `players[${index}]`;
      const player = read.object(given, path, ['dice', 'hasPurpleCard']);
      return {
        dice: read.whole(player.dice, `${path}.dice`, 1, 12),
        hasPurpleCard: read.boolean(player.hasPurpleCard, `${path}.hasPurpleCard`),
      };
    }),
    slots,
    stackHeight: read.whole(all.stackHeight, 'stackHeight', 1, 20),
    cards: read
      .list(all.cards, 'cards', 1, 500)
      .map((card, index) => read.word(card, `cards[${index}]`, cardIds)),
    isShuffled: read.boolean(all.isShuffled, 'isShuffled'),
    pieces: read.list(all.pieces, 'pieces', 0, 12).map((given, index) => {
      const path = `pieces[${index}]`;
      const pieces = read.object(given, path, ['slot', 'blackDice', 'cubes']);
      return {
        slot: read.whole(pieces.slot, `${path}.slot`, 0, slots - 1),
        blackDice: read.whole(pieces.blackDice, `${path}.blackDice`, 0, 12),
        cubes: read.whole(pieces.cubes, `${path}.cubes`, 0, 12),
      };
    }),
    seed: read.whole(all.seed, 'seed', 0, 0xffff_ffff),
    throws: read
      .list(all.throws, 'throws', 0, 500)
      .map((shown, index) => read.whole(shown, `throws[${index}]`, 0, slots - 1)),
  };
  const faults = read.faults.length > 0 ? read.faults : deckFaults(setup);
  return faults.length > 0 ? faulty(...faults) : parsed(setup);
}

/** Any card may come to lie on a slot with black dice, and none may be complete before the first round. */
function deckFaults({ cards, slots, stackHeight, pieces }: Setup): SetupFault[] {
  const faults: SetupFault[] = [];
  const need = slots * stackHeight;
  if (cards.length < need) faults.push({ code: 'deckTooSmall', have: cards.length, need });
  const most = Math.min(...cards.map((id) => cardOf(id).spaces)) - 1;
  for (let slot = 0; slot < slots; slot++) {
    const have = blackDice(pieces, slot);
    if (have > most) faults.push({ code: 'tooManyBlackDice', slot, have, most });
  }
  return faults;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const blackDice = (pieces: readonly Pieces[], slot: number): number =>
  sum(pieces.filter((piece) => piece.slot === slot).map((piece) => piece.blackDice));

/** Before the stacks are dealt: that is the first thing the chart does. */
export function newPosition(setup: Setup = exampleSetup): Position {
  const { players, pieces, cards, throws, seed, isShuffled, stackHeight } = setup;
  const slots = Array.from({ length: setup.slots }, (_, slot) => ({
    stack: [],
    cubes: sum(pieces.filter((piece) => piece.slot === slot).map(({ cubes }) => cubes)),
  }));
  const coloured = players.flatMap(({ dice }, owner) => Array.from({ length: dice }, () => owner));
  const black = slots.flatMap((_, slot) =>
    Array.from(
      { length: blackDice(pieces, slot) },
      (_die, space): Die => ({ owner: null, at: { slot, space } }),
    ),
  );
  return {
    chance: { script: throws, used: 0, rng: seedRandom(seed) },
    deck: [...cards],
    isShuffled,
    stackHeight,
    slots,
    players: players.map(({ hasPurpleCard }) => ({ hasPurpleCard, points: 0, kept: [] })),
    dice: [...coloured.map((owner): Die => ({ owner, at: 'hand' })), ...black],
    round: 0,
    thrown: [],
    named: [],
    choices: [],
  };
}
