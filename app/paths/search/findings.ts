/** What a search has found: for every item the shortest trail known that covers it with its last step. */
import { criterionOf } from '../items';
import type { Step, Trail } from '../suite';

export interface Findings {
  readonly trails: ReadonlyMap<string, Trail>;
  /** Notes items covered by the last of these steps; true when one of them is new and wanted. */
  add(items: readonly string[], scenario: string, steps: readonly Step[]): boolean;
  isMissing(item: string): boolean;
  missing(): string[];
}

/** Besides the wanted items, those of the open criteria are kept: what they can be is known only when found. */
export function findings(wanted: ReadonlySet<string>, open: ReadonlySet<string>): Findings {
  const trails = new Map<string, Trail>();
  const left = new Set(wanted);
  return {
    trails,
    add(items, scenario, steps) {
      let isNew = false;
      for (const item of items) {
        if (!wanted.has(item) && !open.has(criterionOf(item))) continue;
        const known = trails.get(item);
        if (known !== undefined && known.steps.length <= steps.length) continue;
        trails.set(item, { scenario, steps: steps.slice(), goal: item });
        if (known === undefined) isNew = true;
        left.delete(item);
      }
      return isNew;
    },
    isMissing: (item) => left.has(item),
    missing: () => [...left],
  };
}
