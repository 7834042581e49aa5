/** Faults in card texts: a number is one more or one less, or the text is left out. */
import { facts } from '../../../src/cards/facts';
import type { Effect } from '../../../src/effects/effect';
import { itemOf } from '../items';
import type { AnyChart } from '../subject';
import type { Mutant } from './mutant';

type Holder = Record<string, unknown>;

/** Every number in an effect: the object that holds it, its field, and the path to it. */
function numbersIn(holder: Holder, path: string): { holder: Holder; field: string; path: string }[] {
  return Object.entries(holder).flatMap(([field, value]) => {
    const at = `${path}.${field}`;
    // The order of ignoring is an ordinal, not an amount.
    if (typeof value === 'number' && field !== 'order') return [{ holder, field, path: at }];
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? numbersIn(value as Holder, at)
      : [];
  });
}

/** The cards are data that nothing writes to; a fault is put in for one run and taken out again. */
function offByOne(
  chart: AnyChart,
  id: string,
  { holder, field, path }: ReturnType<typeof numbersIn>[number],
  by: 1 | -1,
): Mutant {
  return {
    id: `effectOffByOne ${id}${path} ${by > 0 ? '+1' : '-1'}`,
    kind: 'effectOffByOne',
    near: [itemOf('text', id)],
    hint: `a moment in which one more or less in the text of ${id} shows`,
    apply() {
      const before = holder[field] as number;
      holder[field] = before + by;
      const restore = () => {
        holder[field] = before;
      };
      return { chart, restore };
    },
  };
}

export function effectMutants(chart: AnyChart): Mutant[] {
  return facts.flatMap((each): Mutant[] => {
    const { effect } = each;
    if (effect === null) return [];
    const { id } = each.card;
    const numbers = numbersIn(effect as unknown as Holder, '');
    const holder = each as { effect: Effect | null };
    const dropped: Mutant = {
      id: `textDropped ${id}`,
      kind: 'textDropped',
      near: [itemOf('text', id)],
      hint: `the text of ${id} carried out`,
      apply() {
        holder.effect = null;
        const restore = () => {
          holder.effect = effect;
        };
        return { chart, restore };
      },
    };
    const off = numbers.flatMap((number) => [
      offByOne(chart, id, number, 1),
      ...(Number(number.holder[number.field]) > 0 ? [offByOne(chart, id, number, -1)] : []),
    ]);
    return [dropped, ...off];
  });
}
