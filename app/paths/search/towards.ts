/**
 * The way to one target. First breadth first, which finds the shortest way near the starts and, where it comes to an end,
 * shows that there is none. Then walks by chance, some of them on from where the position was nearest to what is wanted.
 */
import type { Scenario, Subject } from '../subject';
import type { Step, Trail } from '../suite';
import { forTargets, type Target } from '../target';
import { watch } from '../watch';
import { shortestTo } from './breadth';
import type { Budget } from './budget';
import type { Chance } from './chance';
import { drawn } from './drawn';
import { findings } from './findings';

export interface Starts {
  readonly laid: readonly Scenario[];
  /** Undefined where only the laid ones may be used. */
  readonly newGame: ((number: number) => Scenario) | undefined;
}

export interface TowardsOptions {
  readonly maxLength: number;
  readonly chance: Chance;
  readonly budget: Budget;
}

export interface Way {
  readonly trail?: Trail;
  /** Why there is none. */
  readonly why: string;
  /** Where that is certain: how many positions are all that can be come to. */
  readonly positions?: number;
  /** Actions taken in the search. */
  readonly taken: number;
}

/** Rounds of walks until a way is found, and after it while shorter ones come up. */
const rounds = 200;
const roundsForShorter = 20;

export function towards(
  subject: Subject,
  target: Target,
  starts: Starts,
  { maxLength, chance, budget }: TowardsOptions,
): Way {
  const { item } = target;
  const watched = watch(forTargets(subject));
  const laid = starts.laid.filter((scenario) => !watched.begin(scenario).items.includes(item));
  const near = [...(starts.newGame === undefined ? [] : [starts.newGame(0)]), ...laid];
  if (near.length === 0) return { why: 'every scenario begins there', positions: 0, taken: 0 };
  const wanted = new Set([item]);
  const found = findings(wanted, new Set());
  const first = shortestTo(subject, watched, found, near, wanted, budget, subject.notation);
  const soon = found.trails.get(item);
  if (soon !== undefined || first.isExhaustive) {
    const why = `shown by exhaustive search: only ${first.states} positions can be come to from these scenarios`;
    return { ...(soon && { trail: soon }), why, positions: first.states, taken: first.taken };
  }

  let taken = first.taken;
  let best: Trail | undefined;
  let nearest:
    | { readonly scenario: Scenario; readonly steps: readonly Step[]; readonly off: number }
    | undefined;

  /** Ends where the target is come to, or could only be come to later than on the best way known. */
  function walk(scenario: Scenario, before: readonly Step[]): void {
    const { moment } = watched.begin(scenario);
    const steps: Step[] = [];
    for (const step of before) {
      watched.take(moment, step.action);
      steps.push(step);
    }
    while (steps.length < (best === undefined ? maxLength : best.steps.length - 1)) {
      const action = drawn(subject, watched.legal(moment), chance);
      if (action === undefined) return;
      const items = watched.take(moment, action);
      taken++;
      steps.push({ action });
      if (items.includes(item)) {
        best = { scenario: scenario.name, steps, goal: item };
        return;
      }
      const off = target.distance(moment.position);
      if (nearest === undefined || off < nearest.off) nearest = { scenario, steps: steps.slice(), off };
    }
  }

  let last = rounds;
  for (let round = 0; round < last && !budget.isSpent(); round++) {
    budget.tell(round, last, 'searching');
    const before = best;
    walk(starts.newGame?.(round) ?? near[round % near.length]!, []);
    for (let turn = 0; turn < 2 && laid.length > 0; turn++) walk(laid[(2 * round + turn) % laid.length]!, []);
    if (nearest !== undefined) walk(nearest.scenario, nearest.steps);
    if (best !== before) last = round + 1 + roundsForShorter;
  }
  const why = `no walk came to it in ${first.states} positions and ${taken} actions`;
  return { ...(best && { trail: best }), why, taken };
}
