/** A coarse one-line key of a position, so that a search over places ends. */
import { kindOf, slotsWithCards } from './board';
import type { Position } from './position';

/** Kinds of the slots regardless of their order, open choices up to 2, slots with cards. */
export function summary(position: Position): string {
  const kinds = position.slots.map((_, slot) => kindOf(position, slot)).sort();
  const choices = Math.min(2, position.choices.length);
  return `${kinds.join(' ')} choices:${choices} slots:${slotsWithCards(position)}`;
}
