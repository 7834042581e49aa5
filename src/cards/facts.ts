/** The catalogue prepared for quick questions: bit masks instead of lists, one record for each card. */
import type { CardId } from '../actions';
import type { CardFilter, Effect } from '../effects/effect';
import type { Position } from '../position';
import { type Gang, type Icon, icons, type Kind, kinds } from '../vocabulary';
import { type Card, firstWord } from './card';
import { catalogue } from './index';

export interface Facts {
  readonly card: Card;
  /** Index in the catalogue. */
  readonly index: number;
  readonly kind: Kind;
  readonly kindBit: number;
  readonly iconBits: number;
  /** An icon or a shield is printed (D1). */
  readonly showsIcon: boolean;
  readonly hasText: boolean;
  readonly fire: number;
  readonly earth: number;
  readonly fireShield: boolean;
  readonly earthShield: boolean;
  readonly isFlitCharacter: boolean;
  readonly isBukaCharacter: boolean;
  readonly isPirate: boolean;
  readonly gang: Gang | null;
  readonly firstWord: string;
  readonly effect: Effect | null;
}

export const kindBit = (kind: Kind): number => 1 << kinds.indexOf(kind);
export const iconBit = (icon: Icon): number => 1 << icons.indexOf(icon);

/** The mask of several kinds; without a list: every kind. */
export const kindMask = (list?: readonly Kind[]): number =>
  list === undefined ? (1 << kinds.length) - 1 : list.reduce((mask, kind) => mask | kindBit(kind), 0);

export const iconMask = (list: readonly Icon[]): number =>
  list.reduce((mask, icon) => mask | iconBit(icon), 0);

export const anyBluff = iconMask(['bluffFire', 'bluffEarth', 'bluffBlank']);

function factsOf(card: Card, index: number): Facts {
  return {
    card,
    index,
    kind: card.kind,
    kindBit: kindBit(card.kind),
    iconBits: iconMask(card.icons),
    showsIcon: card.icons.length > 0 || card.shields.length > 0,
    hasText: card.effect !== undefined,
    fire: card.fire ?? 0,
    earth: card.earth ?? 0,
    fireShield: card.shields.includes('fire'),
    earthShield: card.shields.includes('earth'),
    isFlitCharacter: card.kind === 'character' && card.people === 'flit',
    isBukaCharacter: card.kind === 'character' && card.people === 'buka',
    isPirate: card.tags.includes('pirate'),
    gang: card.gang ?? null,
    firstWord: firstWord(card.name),
    effect: card.effect ?? null,
  };
}

/** By catalogue index. */
export const facts: readonly Facts[] = catalogue.map(factsOf);

/** What is printed on a match card. */
export const factsAt = (position: Position, card: CardId): Facts => facts[position.cards[card]!]!;

/** Whether a text that speaks of certain cards speaks of this one, by its print. */
export function matchesFilter(filter: CardFilter, card: Facts): boolean {
  if (filter.kinds !== undefined && !filter.kinds.includes(card.kind)) return false;
  if (filter.showingIcon && !card.showsIcon) return false;
  if (filter.hasText !== undefined && filter.hasText !== card.hasText) return false;
  return filter.valueAbove === undefined || card.fire > filter.valueAbove || card.earth > filter.valueAbove;
}
