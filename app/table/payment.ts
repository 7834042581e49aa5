/** How much chosen cards pay of a demand, by what is printed; the rules decide whether it is exact. */
import type { Card } from '../../src/cards/card';
import type { EffectOf } from '../../src/effects/effect';
import { elements } from '../../src/vocabulary';

export interface Paid {
  readonly have: number;
  readonly need: number;
}

const total = (cards: readonly Card[], element: 'fire' | 'earth'): number =>
  cards.reduce((sum, card) => sum + (card[element] ?? 0), 0);

/** `undefined` where the demand is not met by one sum. */
export function paidOf({ require }: EffectOf<'demand'>, cards: readonly Card[]): Paid | undefined {
  if (!('discard' in require)) return undefined;
  const { discard } = require;
  if (discard.pay === 'cards') {
    return { have: cards.filter((card) => card.kind === discard.kind).length, need: discard.count };
  }
  const sums = elements.flatMap((element) => {
    const need = discard[element];
    return need === undefined ? [] : [{ have: total(cards, element), need }];
  });
  if (sums.length === 1) return sums[0];
  return discard.either ? sums.toSorted((a, b) => b.have / b.need - a.have / a.need)[0] : undefined;
}
