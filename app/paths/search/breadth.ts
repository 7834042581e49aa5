/** Breadth first: the shortest paths, as far as positions that look alike are one. */
import type { Moment, Position, Scenario, Subject } from '../subject';
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

export interface Breadth {
  /** Positions come to. */
  readonly states: number;
  /** Actions taken. */
  readonly taken: number;
  /** Nothing more can be come to from these starts. */
  readonly isExhaustive: boolean;
}

/** `keyOf` tells which positions are one. */
export function shortestTo(
  { module }: Subject,
  watched: Watch,
  found: Findings,
  starts: readonly Scenario[],
  wanted: ReadonlySet<string>,
  budget: Budget,
  keyOf: (position: Position) => string = module.summary,
): Breadth {
  const known = new Set<string>();
  let isCut = false;
  let taken = 0;
  let level: Open[] = [];
  const enter = (open: Open, next: Open[]): void => {
    const key = `${open.moment.place} ${keyOf(open.moment.position)}`;
    if (known.has(key)) return;
    if (known.size >= mostStates) {
      isCut = true;
      return;
    }
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
        const longer = [...steps, { action }];
        found.add(watched.take(after, action), scenario, longer);
        enter({ moment: after, scenario, steps: longer }, next);
        taken++;
      }
      if (budget.isSpent()) break;
    }
    level = next;
  }
  return { states: known.size, taken, isExhaustive: !isCut && level.length === 0 && !budget.isSpent() };
}
