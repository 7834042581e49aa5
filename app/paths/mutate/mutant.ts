/** A fault put into a subject on purpose. */
import type { AnyChart } from '../subject';

export const mutantKinds = [
  'edgeDropped',
  'targetChanged',
  'guardNegated',
  'guardAlwaysTrue',
  'guardAlwaysFalse',
  'edgesSwapped',
  'stepDropped',
  'objectionMissing',
  'figureOffByOne',
  'effectOffByOne',
  'textDropped',
] as const;
export type MutantKind = (typeof mutantKinds)[number];

export interface Mutant {
  /** Stable and readable: names kind and place. */
  readonly id: string;
  readonly kind: MutantKind;
  /** Items whose paths are tried first, since they are likely to notice. */
  readonly near: readonly string[];
  /** What a suite would need to notice it. */
  readonly hint: string;
  /** Puts the fault in; the chart to run, and how to take the fault out again. */
  apply(): { readonly chart: AnyChart; restore(): void };
}

/** A faulty chart, which nothing has to be taken out of; made at the first run, since one fault is run many times. */
export function chartFault(make: () => AnyChart): Mutant['apply'] {
  let made: AnyChart | undefined;
  return () => {
    made ??= make();
    return { chart: made, restore: () => {} };
  };
}
