/** Breadth first: the shortest path to every place, as far as positions that look alike are one. */
import type { Moment, Scenario, Subject } from '../subject';
import type { Step } from '../suite';
import type { Watch } from '../watch';
import type { Budget } from './budget';
import type { Findings } from './findings';

interface Open {
  readonly moment: Moment;
  readonly scenario: string;
  readonly steps: readonly Step[];
}

/** So many positions at most; charts with much context are left to the random search. */
const mostStates = 4000;

export function shortestTo(
  { module }: Subject,
  watched: Watch,
  found: Findings,
  starts: readonly Scenario[],
  wanted: ReadonlySet<string>,
  budget: Budget,
): void {
  const known = new Set<string>();
  let level: Open[] = [];
  const enter = (open: Open, next: Open[]): void => {
    const key = `${open.moment.place} ${module.summary(open.moment.position)}`;
    if (known.has(key) || known.size >= mostStates) return;
    known.add(key);
    next.push(open);
  };
  for (const scenario of starts) {
    const { moment, items } = watched.begin(scenario);
    found.add(items, scenario.name, []);
    enter({ moment, scenario: scenario.name, steps: [] }, level);
  }
  const isMissing = (): boolean => [...wanted].some((item) => found.isMissing(item));
  while (level.length > 0 && isMissing() && !budget.isSpent()) {
    const next: Open[] = [];
    for (const { moment, scenario, steps } of level) {
      for (const action of watched.legal(moment)) {
        const after = { place: moment.place, position: module.copy(moment.position) };
        const taken = [...steps, { action }];
        found.add(watched.take(after, action), scenario, taken);
        enter({ moment: after, scenario, steps: taken }, next);
      }
      if (budget.isSpent()) return;
    }
    level = next;
  }
}
