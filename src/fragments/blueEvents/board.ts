/** Questions asked of a position: what is derived and therefore not kept in it. */
import { type BlueCard, cardOf } from './cards';
import type { Die, Lost, Position, Space, Whereabouts } from './position';

export const isSpace = (at: Whereabouts): at is Space => typeof at === 'object' && 'space' in at;
export const isLost = (at: Whereabouts): at is Lost => typeof at === 'object' && 'lostTo' in at;

export const isOn = ({ at }: Die, slot: number): boolean => isSpace(at) && at.slot === slot;

/** In hand or on a card: neither lost nor gone. */
export const isAtHandOrOnCard = ({ at }: Die): boolean => at === 'hand' || isSpace(at);

/** The visible card of a slot; undefined when the slot is empty. */
export function visibleCard(position: Position, slot: number): BlueCard | undefined {
  const id = position.slots[slot]?.stack[0];
  return id && cardOf(id);
}

/** The dice on the visible card of a slot, by their indices. */
export function diceOn(position: Position, slot: number): number[] {
  return position.dice.flatMap((die, index) => (isOn(die, slot) ? [index] : []));
}

export const ownDiceOn = (position: Position, slot: number, player: number): number =>
  position.dice.filter((die) => die.owner === player && isOn(die, slot)).length;

export const blackDiceOn = (position: Position, slot: number): number =>
  position.dice.filter((die) => die.owner === null && isOn(die, slot)).length;

/** A7: every space of the visible card holds a die. */
export function isComplete(position: Position, slot: number): boolean {
  const card = visibleCard(position, slot);
  return card !== undefined && diceOn(position, slot).length === card.spaces;
}

export const isNamed = (position: Position, slot: number): boolean => position.named.includes(slot);

/** A5, A7: named by an event die and not complete. */
export const isActive = (position: Position, slot: number): boolean =>
  isNamed(position, slot) && !isComplete(position, slot);

/** What a slot is, derived; the chart has no state for it. */
export type SlotKind = 'empty' | 'idle' | 'active' | 'complete';

export function kindOf(position: Position, slot: number): SlotKind {
  if (visibleCard(position, slot) === undefined) return 'empty';
  if (isComplete(position, slot)) return 'complete';
  return isNamed(position, slot) ? 'active' : 'idle';
}

/** The lowest space without a die; undefined on a full card and on an empty slot. */
export function freeSpace(position: Position, slot: number): number | undefined {
  const spaces = visibleCard(position, slot)?.spaces ?? 0;
  for (let space = 0; space < spaces; space++) {
    if (isFree(position, { slot, space })) return space;
  }
  return undefined;
}

export const isFree = (position: Position, { slot, space }: Space): boolean =>
  !position.dice.some(({ at }) => isSpace(at) && at.slot === slot && at.space === space);

/** A10, A21: how many dice a player could lose now. */
export const diceToLose = (position: Position, player: number): number =>
  position.dice.filter((die) => die.owner === player && isAtHandOrOnCard(die)).length;

export const slotsWithCards = (position: Position): number =>
  position.slots.filter(({ stack }) => stack.length > 0).length;

/** AQ7: no card is left to be named. */
export const noCardIsLeft = (position: Position): boolean => slotsWithCards(position) === 0;

/** A18: as many slots are empty as there are players. */
export const lastRoundIsDue = (position: Position): boolean =>
  position.slots.length - slotsWithCards(position) >= position.players.length;

export const choiceIsOpen = ({ choices }: Position): boolean => choices.length > 0;
export const noChoiceIsOpen = ({ choices }: Position): boolean => choices.length === 0;
