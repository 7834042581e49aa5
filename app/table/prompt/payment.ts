/** How much chosen cards pay of a demand, by what is printed; the rules decide whether it is exact. */
import type { CardId } from '../../../src/actions';
import type { Card } from '../../../src/cards/card';
import type { Payment } from '../../../src/effects/effect';
import { elements } from '../../../src/vocabulary';
import type { SeatView } from '../../game/match';

/** What the demand of a card asks for now; `null` where it is not met by paying. */
export const paymentOf = ({ observation, seat }: SeatView, demand: CardId): Payment | null =>
  observation.sides[seat].openDemands.find((open) => open.card === demand)?.payment ?? null;

export interface Paid {
  readonly have: number;
  readonly need: number;
}

const total = (cards: readonly Card[], element: 'fire' | 'earth'): number =>
  cards.reduce((sum, card) => sum + (card[element] ?? 0), 0);

/** `undefined` where the demand is not met by one sum. */
export function paidOf(payment: Payment, cards: readonly Card[]): Paid | undefined {
  if (payment.pay === 'cards') {
    return { have: cards.filter((card) => card.kind === payment.kind).length, need: payment.count };
  }
  const sums = elements.flatMap((element) => {
    const need = payment[element];
    return need === undefined ? [] : [{ have: total(cards, element), need }];
  });
  if (sums.length === 1) return sums[0];
  return payment.either ? sums.toSorted((a, b) => b.have / b.need - a.have / a.need)[0] : undefined;
}
