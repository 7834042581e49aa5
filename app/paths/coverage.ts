/** How much of each criterion a suite covers, and of everything it misses why. */
import { criterionOf, itemsOf } from './items';
import { type Reachable, reachable } from './prove/reachable';
import type { Subject } from './subject';

export type GapKind = 'unreachable' | 'neverTrue' | 'budget';

/** An item that no path covers. */
export interface Gap {
  readonly item: string;
  readonly kind: GapKind;
  /** How that is known, in a sentence. */
  readonly why: string;
  /** Of what is unreachable: how many positions are all that can be come to; undefined where the chart alone shows it. */
  readonly positions?: number;
}

export interface Criterion {
  readonly criterion: string;
  readonly covered: number;
  /** Without those proven unreachable. */
  readonly reachable: number;
  readonly all: number;
}

export interface Coverage {
  readonly criteria: readonly Criterion[];
  readonly gaps: readonly Gap[];
  /** Abstract states searched for the proofs. */
  readonly states: number;
}

/** What can be shown to be unreachable: by search of the abstract graph, or by the module itself. */
export interface Proofs {
  readonly states: number;
  /** Why the item can never be covered; undefined: it may be. */
  why(item: string): string | undefined;
}

const provable = new Set(['state', 'edge', 'guard', 'pair']);

export function proofsFor(subject: Subject): Proofs {
  let search: Reachable | undefined;
  const searched = (): Reachable => {
    search ??= reachable(subject.chart, subject.frame);
    return search;
  };
  return {
    get states() {
      return searched().states;
    },
    why(item) {
      const criterion = criterionOf(item);
      if (provable.has(criterion)) {
        return searched().items.has(item)
          ? undefined
          : `shown by exhaustive search of ${searched().states} abstract states`;
      }
      const extra = subject.extras.find((each) => each.criterion === criterion);
      return extra?.impossible[item.slice(criterion.length + 1)];
    },
  };
}

export function coverage(
  subject: Subject,
  criteria: readonly string[],
  covered: ReadonlySet<string>,
  proofs: Proofs,
  /** Set when the search was broken off. */
  spent: string | undefined,
  /** What generators `to:…` were to lead to; a gap where no path does. */
  targets: ReadonlyMap<string, Gap | undefined> = new Map(),
): Coverage {
  const gaps: Gap[] = [...targets.values()].filter((gap) => gap !== undefined);
  const counted = criteria.map((criterion): Criterion => {
    const all =
      criterion === 'reason' && subject.reasonCodes === undefined
        ? [...covered].filter((item) => criterionOf(item) === 'reason')
        : itemsOf(subject, criterion);
    const missing = all.filter((item) => !covered.has(item));
    let impossible = 0;
    for (const item of missing) {
      const why = proofs.why(item);
      if (why !== undefined) impossible++;
      gaps.push(
        why !== undefined
          ? { item, kind: 'unreachable', why }
          : spent !== undefined
            ? { item, kind: 'budget', why: spent }
            : { item, kind: 'neverTrue', why: 'no walk from these scenarios came to it' },
      );
    }
    return {
      criterion,
      covered: all.length - missing.length,
      reachable: all.length - impossible,
      all: all.length,
    };
  });
  if (targets.size > 0) {
    const all = targets.size;
    const impossible = gaps.filter(({ item, kind }) => targets.has(item) && kind === 'unreachable').length;
    const covered = [...targets.values()].filter((gap) => gap === undefined).length;
    counted.unshift({ criterion: 'target', covered, reachable: all - impossible, all });
  }
  return { criteria: counted, gaps, states: proofs.states };
}

/** Percent of what can be reached; 100 where nothing can. */
export const shareOf = ({ criteria }: Coverage, criterion: string): number => {
  const found = criteria.find((each) => each.criterion === criterion);
  if (found === undefined || found.reachable === 0) return 100;
  return (100 * found.covered) / found.reachable;
};
