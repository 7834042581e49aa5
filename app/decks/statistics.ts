/** Figures of a deck: how many cards of each kind, and how the values of its Characters are spread. */
import type { Card } from '../../src/cards';
import { type Element, elements, type Kind } from '../../src/vocabulary';

/** Values from this one on share a bar. */
export const highest = 7;

export interface DeckFigures {
  readonly kinds: Readonly<Record<Exclude<Kind, 'leader'>, number>>;
  /** How many Characters have the value 0, 1 … 7 or more. */
  readonly curve: Readonly<Record<Element, readonly number[]>>;
  /** The mean over all Characters; 0 without any. */
  readonly mean: Readonly<Record<Element, number>>;
}

export function figuresOf(cards: readonly Card[]): DeckFigures {
  const characters = cards.filter(({ kind }) => kind === 'character');
  const count = (kind: Kind) => cards.filter((card) => card.kind === kind).length;
  const valuesOf = (element: Element) => characters.map((card) => card[element] ?? 0);
  const curveOf = (element: Element) =>
    Array.from(
      { length: highest + 1 },
      (_, value) => valuesOf(element).filter((own) => Math.min(own, highest) === value).length,
    );
  const meanOf = (element: Element) =>
    valuesOf(element).reduce((sum, value) => sum + value, 0) / Math.max(1, characters.length);
  const each = <T>(of: (element: Element) => T) =>
    Object.fromEntries(elements.map((element) => [element, of(element)])) as Record<Element, T>;
  return {
    kinds: {
      character: count('character'),
      booster: count('booster'),
      support: count('support'),
      leadership: count('leadership'),
      ship: count('ship'),
    },
    curve: each(curveOf),
    mean: each(meanOf),
  };
}
