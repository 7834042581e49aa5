/** The state of the blue events fragment: slots with stacks of cards, event dice, players' dice, points. */
import type { CardId } from './cards';

/** A dice space on the visible card of a slot; both are counted from 0. */
export interface Space {
  readonly slot: number;
  readonly space: number;
}

/** A die taken by the rule of the card on slot `lostTo`; it goes back to where it was (A10, A21). */
export interface Lost {
  readonly lostTo: number;
  readonly from: 'hand' | Space;
}

/** Where a die is. `gone`: out of this module, which happens to black dice alone (A20). */
export type Whereabouts = 'hand' | 'gone' | Space | Lost;

/** A die is known by its index. Owner null: a black die. Its whereabouts are replaced, never written to. */
export interface Die {
  readonly owner: number | null;
  at: Whereabouts;
}

export interface Slot {
  /** The first card is the visible one. */
  stack: CardId[];
  /** Green cubes on the visible card. */
  cubes: number;
}

export interface Player {
  readonly hasPurpleCard: boolean;
  points: number;
  /** Blue cards won (A15). */
  kept: CardId[];
}

/** A10: the player must still choose a die to lose to the card on the slot. */
export interface Choice {
  readonly player: number;
  readonly slot: number;
}

/** Throws of the event dice: those written down in advance first, then the generator's. */
export interface Chance {
  readonly script: readonly number[];
  used: number;
  rng: number;
}

/** That the last round is being played is a place of the chart, as every phase is. */
export interface Position {
  readonly chance: Chance;
  /** Cards not dealt, the next one first; what is left after the set-up stays out of the game. */
  deck: CardId[];
  readonly isShuffled: boolean;
  readonly stackHeight: number;
  readonly slots: Slot[];
  readonly players: Player[];
  readonly dice: Die[];
  round: number;
  /** All throws of this round, those thrown again among them (A3, A4). */
  thrown: number[];
  /** The slots whose visible card an event die names. */
  named: number[];
  choices: Choice[];
}

/** A position that can be written to without touching the given one. */
export function copyPosition(position: Position): Position {
  return {
    ...position,
    chance: { ...position.chance },
    deck: position.deck.slice(),
    slots: position.slots.map(({ stack, cubes }) => ({ stack: stack.slice(), cubes })),
    players: position.players.map((player) => ({ ...player, kept: player.kept.slice() })),
    dice: position.dice.map((die) => ({ ...die })),
    thrown: position.thrown.slice(),
    named: position.named.slice(),
    choices: position.choices.slice(),
  };
}
