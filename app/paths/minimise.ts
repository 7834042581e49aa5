/** From trails to a small suite: shorten each, add refusals on the way, leave out what others give. */
import { criterionOf } from './items';
import { coverOf, possible } from './replay';
import type { Budget } from './search/budget';
import { shrink } from './shrink';
import type { Scenario, Subject } from './subject';
import type { Step, Trail } from './suite';
import type { Watch } from './watch';

/** A trail with everything it covers. */
export interface Covering extends Trail {
  readonly covered: ReadonlySet<string>;
}

/** The shortest trail found by leaving out steps that still covers the goal. */
export function shortened(watched: Watch, scenario: Scenario, trail: Trail): Covering {
  const last = trail.steps.at(-1);
  let best = possible(watched, scenario, trail.steps);
  if (!best.covered.has(trail.goal))
    throw new Error(`${trail.scenario} does not lead to ${trail.goal} again`);
  const isGood = (steps: readonly Step[]): boolean => {
    const tried = possible(watched, scenario, steps);
    if (!tried.covered.has(trail.goal) || tried.steps.length > steps.length) return false;
    best = tried;
    return true;
  };
  if (last !== undefined) shrink(best.steps, isGood);
  return { ...trail, steps: best.steps, covered: best.covered };
}

/** The trail with refusals put in that cover what is still missing; they change nothing, so the rest stays possible. */
export function withRefusals(
  subject: Subject,
  watched: Watch,
  scenario: Scenario,
  trail: Covering,
  isMissing: (item: string) => boolean,
): Covering {
  const { module } = subject;
  const { moment } = watched.begin(scenario);
  const covered = new Set(trail.covered);
  const steps: Step[] = [];
  const look = (): void => {
    const attempt = (action: Step['action']): void => {
      const answer = watched.refuse(moment, action);
      if (answer === undefined) return;
      if (!answer.items.some((item) => !covered.has(item) && isMissing(item))) return;
      steps.push({ action, refused: answer.reason });
      for (const item of answer.items) covered.add(item);
    };
    for (const type of module.actionTypes) module.candidates(moment.position, type, attempt);
    subject.probes(moment.position, watched.chart.nameOf(moment.place), attempt);
  };
  for (const step of trail.steps) {
    look();
    if (step.refused === undefined) {
      for (const item of watched.take(moment, step.action)) covered.add(item);
    }
    steps.push(step);
  }
  look();
  return { ...trail, steps, covered };
}

const isRefusal = (item: string): boolean =>
  ['reason', 'guard', 'refusal', 'rule'].includes(criterionOf(item));

/**
 * Few short paths that together cover all that the trails cover. The hardest goals come first, since their long trails
 * cover the easy ones on the way; then every path goes whose items the others cover.
 */
export function minimised(
  subject: Subject,
  watched: Watch,
  scenarios: ReadonlyMap<string, Scenario>,
  trails: ReadonlyMap<string, Trail>,
  budget: Budget,
): Covering[] {
  const left = new Set(trails.keys());
  const order = [...trails.values()].sort(
    (a, b) => b.steps.length - a.steps.length || (a.goal < b.goal ? -1 : 1),
  );
  const chosen: Covering[] = [];
  for (const trail of order) {
    if (!left.has(trail.goal)) continue;
    const scenario = scenarios.get(trail.scenario)!;
    const short = budget.isSpent()
      ? { ...trail, covered: coverOf(watched, scenario, trail.steps)! }
      : shortened(watched, scenario, trail);
    for (const item of short.covered) left.delete(item);
    const wishes = (item: string): boolean => left.has(item) && isRefusal(item);
    const full = withRefusals(subject, watched, scenario, short, wishes);
    for (const item of full.covered) left.delete(item);
    chosen.push(full);
    budget.tell(trails.size - left.size, trails.size, 'shortening');
  }
  return withoutSuperfluous(chosen, new Set(trails.keys()));
}

/** Leaves out every path whose wanted items the others cover, longest first; the order stays. */
export function withoutSuperfluous(paths: readonly Covering[], wanted: ReadonlySet<string>): Covering[] {
  const counts = new Map<string, number>();
  const itemsOf = ({ covered }: Covering): string[] => [...covered].filter((item) => wanted.has(item));
  for (const path of paths) for (const item of itemsOf(path)) counts.set(item, (counts.get(item) ?? 0) + 1);
  const dropped = new Set<Covering>();
  for (const path of [...paths].sort((a, b) => b.steps.length - a.steps.length)) {
    const items = itemsOf(path);
    if (items.some((item) => counts.get(item) === 1)) continue;
    dropped.add(path);
    for (const item of items) counts.set(item, counts.get(item)! - 1);
  }
  return paths.filter((path) => !dropped.has(path));
}
