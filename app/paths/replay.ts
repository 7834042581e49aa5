/** Walks steps again under watch: which items they cover, and whether they are still possible. */
import type { Typed } from '../../machines/rulesModule';
import type { Moment, Scenario } from './subject';
import type { Step } from './suite';
import type { Watch } from './watch';

/** All items that the steps cover, or undefined where a step is not possible as it stands. */
export function coverOf(watched: Watch, scenario: Scenario, steps: readonly Step[]): Set<string> | undefined {
  const { moment, items } = watched.begin(scenario);
  const covered = new Set(items);
  for (const { action, refused } of steps) {
    const answer = watched.refuse(moment, action);
    if ((answer === undefined) !== (refused === undefined)) return undefined;
    for (const item of answer?.items ?? watched.take(moment, action)) covered.add(item);
  }
  return covered;
}

/** The steps of a list that are possible one after the other; the others are left out. */
export function possible(
  watched: Watch,
  scenario: Scenario,
  steps: readonly Step[],
): { steps: Step[]; covered: Set<string> } {
  const { moment, items } = watched.begin(scenario);
  const covered = new Set(items);
  const kept: Step[] = [];
  for (const step of steps) {
    const next = carryOut(watched, moment, step.action, step.refused !== undefined);
    if (next === undefined) continue;
    kept.push(next.step);
    for (const item of next.items) covered.add(item);
  }
  return { steps: kept, covered };
}

function carryOut(watched: Watch, moment: Moment, action: Typed, isRefusal: boolean) {
  const answer = watched.refuse(moment, action);
  if ((answer === undefined) === isRefusal) return undefined;
  if (answer !== undefined) return { step: { action, refused: answer.reason }, items: answer.items };
  return { step: { action }, items: watched.take(moment, action) };
}
