/** Faults in card texts: a number is one more or one less, or the text is left out. */

import { matchModule } from '../../../machines/matchModule';
import { facts } from '../../../src/cards/facts';
import type { Effect } from '../../../src/effects/effect';
import { standingOf } from '../../../src/standing';
import { itemOf } from '../items';
import type { AnyChart } from '../subject';
import type { Mutant } from './mutant';

type Holder = Record<string, unknown>;

/** A text that changes nothing, in the place of one that is left out: the card still has a text in print. */
const idle: Effect = { do: 'limitActiveCharacters', max: 99 };

/** The engine remembers the standing of the last table; after a card has changed it must not. */
function forgetStanding(): void {
  standingOf(elsewhere);
}

/** Of another deal than any that is played. */
const elsewhere = matchModule.newPosition(0);

/** Puts a fault into a record that nothing else writes to. */
function fault<T extends object, K extends keyof T>(chart: AnyChart, holder: T, field: K, value: T[K]) {
  const before = holder[field];
  const put = (next: T[K]): void => {
    holder[field] = next;
    forgetStanding();
  };
  put(value);
  return { chart, restore: () => put(before) };
}

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
    apply: () => fault(chart, holder, field, Number(holder[field]) + by),
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
      apply: () => fault(chart, holder, 'effect', idle),
    };
    const off = numbers.flatMap((number) => [
      offByOne(chart, id, number, 1),
      ...(Number(number.holder[number.field]) > 0 ? [offByOne(chart, id, number, -1)] : []),
    ]);
    return [dropped, ...off];
  });
}
