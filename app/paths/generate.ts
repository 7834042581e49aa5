/** Generates a suite: search until the goals are met or nothing new comes, shorten, leave out, write down. */
import { type Coverage, coverage, type Gap, type Proofs, proofsFor, shareOf } from './coverage';
import { pathOf } from './expect';
import { criterionOf, itemsOf } from './items';
import { type Covering, minimised, shortened, withoutSuperfluous } from './minimise';
import { againstFaults } from './mutate/againstFaults';
import { coverOf } from './replay';
import { shortestTo } from './search/breadth';
import type { Budget } from './search/budget';
import { chanceOf } from './search/chance';
import { explorer } from './search/explore';
import { type Findings, findings } from './search/findings';
import { towards } from './search/towards';
import type { Scenario, Subject } from './subject';
import { actionsIn, type Step, type Suite, suiteFormat, type Trail } from './suite';
import { type Target, targetIn, targetOf, withTargets } from './target';
import { criteriaIn, isReached, type Until, writeUntil } from './until';
import { type Watch, watch } from './watch';

/** What a generator looks for; `random` and `weighted` keep whole walks. */
export const generatorCriteria: Readonly<Record<string, readonly string[]>> = {
  shortest: ['state'],
  edges: ['edge'],
  pairs: ['pair'],
  guards: ['guard'],
  reasons: ['reason'],
  effects: ['effect', 'text'],
  random: [],
  weighted: [],
  faults: [],
};

export interface GenerateOptions {
  readonly generators: readonly string[];
  readonly until: Until;
  readonly seed: number;
  /** Actions in one path at most. */
  readonly maxLength: number;
  readonly budget: Budget;
  /** Instead of the scenarios of the subject. */
  readonly scenarios?: readonly Scenario[];
  /** Trails from outside that belong to the suite as they are. */
  readonly given?: readonly {
    readonly scenario: Scenario;
    readonly steps: readonly Step[];
    readonly goal: string;
  }[];
  readonly keepPositions?: boolean;
}

export interface Generated {
  readonly suite: Suite;
  readonly coverage: Coverage;
  readonly covered: ReadonlySet<string>;
  readonly isReached: boolean;
  /** Actions taken in the search. */
  readonly searched: number;
  /** Set where the budget ended the search: then the same seed need not give the same suite. */
  readonly stopped: string | undefined;
}

/** Rounds without anything new after which the search gives up. */
const patience = 6;
const wholeWalks = 10;

/** Criteria of which a refusal is the only evidence. */
const needProbes = new Set(['guard', 'reason', 'rule']);

export function generate(given: Subject, options: GenerateOptions): Generated {
  const { generators, until, seed, budget } = options;
  const subject = withTargets(given, generators);
  const watched = watch(subject);
  const proofs = proofsFor(subject);
  const criteria = [
    ...new Set([...generators.flatMap((name) => generatorCriteria[name] ?? []), ...criteriaIn(until)]),
  ];
  const wanted = new Set(
    criteria
      .flatMap((criterion) => itemsOf(subject, criterion))
      .filter((item) => proofs.why(item) === undefined),
  );
  const open = new Set(
    criteria.includes('reason') ? ['refusal', ...(subject.reasonCodes === undefined ? ['reason'] : [])] : [],
  );
  const found = findings(wanted, open);
  const probes = criteria.some((criterion) => needProbes.has(criterion));
  const search = searchFor(subject, watched, found, { ...options, probes });

  const kept: Trail[] = [];
  /** Why there is no way to a target, by its item; undefined where there is one. */
  const sought = new Map<string, Gap | undefined>();
  for (const name of generators) {
    if (name === 'random' || name === 'weighted') kept.push(...search.wholeWalks(name));
    if (name === 'shortest') search.breadthFirst(wanted);
    const target = targetIn(name);
    if (target === undefined) continue;
    const { item, trail, gap } = search.to(targetOf(subject, target)!, proofs);
    sought.set(item, gap);
    if (trail !== undefined) kept.push(trail);
  }
  for (const { scenario, steps, goal } of options.given ?? []) {
    search.scenarios.set(scenario.name, scenario);
    kept.push({ scenario: scenario.name, steps, goal });
  }
  if (wanted.size + open.size > 0) search.untilFound();

  const asIs = kept.map(
    (trail): Covering => ({
      ...trail,
      covered: coverOf(watched, search.scenarios.get(trail.scenario)!, trail.steps)!,
    }),
  );
  const searchedTrails = new Map(found.trails);
  for (const { covered } of asIs) for (const item of covered) searchedTrails.delete(item);
  const made = minimised(subject, watched, search.scenarios, searchedTrails, budget);
  const plain = [...asIs, ...withoutSuperfluous(made, new Set(searchedTrails.keys()))];
  const paths = generators.includes('faults')
    ? [...plain, ...againstFaults(subject, watched, plain, search.scenarios, options)]
    : plain;

  const covered = new Set<string>();
  const starts: Record<string, Scenario> = {};
  const written = paths.map((trail, index) => {
    const counts = [...criteria, ...open];
    const adds = [...trail.covered].filter(
      (item) => !covered.has(item) && counts.includes(criterionOf(item)),
    );
    for (const item of trail.covered) covered.add(item);
    const scenario = search.scenarios.get(trail.scenario)!;
    starts[trail.scenario] = scenario;
    return pathOf(subject, scenario, trail, index + 1, adds, options.keepPositions);
  });
  const spent = budget.isSpent() ? budget.spent() : undefined;
  const measured = coverage(subject, criteria, covered, proofs, spent, sought);
  return {
    suite: {
      format: suiteFormat,
      chart: subject.module.name,
      seed,
      generators,
      until: writeUntil(until),
      scenarios: starts,
      paths: written,
    },
    coverage: measured,
    covered,
    isReached:
      [...sought.values()].every((gap) => gap === undefined) &&
      isReached(until, {
        share: (criterion) => shareOf(measured, criterion),
        length: actionsIn(written),
        seconds: budget.seconds(),
      }),
    searched: search.searched(),
    stopped: spent,
  };
}

interface SearchOptions extends GenerateOptions {
  readonly probes: boolean;
}

function searchFor(subject: Subject, watched: Watch, found: Findings, options: SearchOptions) {
  const { seed, maxLength, budget, until } = options;
  const chance = chanceOf(seed);
  const scenarios = new Map<string, Scenario>();
  const know = (scenario: Scenario): Scenario => {
    scenarios.set(scenario.name, scenario);
    return scenario;
  };
  const given = (options.scenarios ?? subject.scenarios).map(know);
  const newGame = (number: number): Scenario => know(subject.newGame(seed + number));
  const explore = explorer(subject, watched, found, chance, { style: 'weighted', probes: options.probes });
  /** Actions taken in searches of other kinds. */
  let sideways = 0;
  const total = found.missing().length;
  const share = (criterion: string): number => {
    const all = itemsOf(subject, criterion);
    const missing = found.missing().filter((item) => criterionOf(item) === criterion).length;
    return all.length === 0 ? 100 : 100 - (100 * missing) / all.length;
  };
  const isDone = (): boolean =>
    budget.isSpent() ||
    found.missing().length === 0 ||
    isReached(until, { share, length: 0, seconds: budget.seconds() });

  /** Short walks from scenarios; true when something new was found. */
  function walkAll(starts: readonly Scenario[], length: number, times: number): boolean {
    let isNew = false;
    for (const scenario of starts) {
      for (let time = 0; time < times && !budget.isSpent(); time++) {
        if (explore.walk(scenario, length)) isNew = true;
      }
      budget.tell(total - found.missing().length, total, 'searching');
    }
    return isNew;
  }

  /** Scenarios made for what is still missing. */
  function walkForMissing(): boolean {
    let isNew = false;
    for (const item of found.missing()) {
      if (!found.isMissing(item)) continue;
      for (const scenario of subject.scenariosFor(item).map(know)) {
        for (let time = 0; time < 8 && found.isMissing(item) && !budget.isSpent(); time++) {
          if (explore.walk(scenario, Math.min(14, maxLength))) isNew = true;
        }
      }
      budget.tell(total - found.missing().length, total, 'searching');
    }
    return isNew;
  }

  return {
    scenarios,
    searched: () => explore.taken + sideways,
    breadthFirst: (wanted: ReadonlySet<string>) => {
      sideways += shortestTo(
        subject,
        watched,
        found,
        given.length > 0 ? given : [newGame(0)],
        wanted,
        budget,
      ).taken;
    },
    untilFound(): void {
      for (let round = 0, quiet = 0; quiet < patience && !isDone(); round++) {
        const games = options.scenarios === undefined ? [newGame(round)] : [];
        const short = walkAll(given, Math.min(24, maxLength), 3);
        const long = walkAll(games, maxLength, 1);
        const aimed =
          !isDone() && round % 3 === 1 && options.scenarios === undefined ? walkForMissing() : false;
        quiet = short || long || aimed ? 0 : quiet + 1;
      }
    },
    /** Walks that are kept from start to end. */
    wholeWalks(style: 'random' | 'weighted'): Trail[] {
      const trails: Trail[] = [];
      const lengthWish = until.flat().find(({ criterion }) => criterion === 'length')?.value;
      const walker = explorer(subject, watched, found, chance, { style, probes: false });
      for (let number = 0; !budget.isSpent(); number++) {
        const isEnough =
          lengthWish === undefined ? trails.length >= wholeWalks : actionsIn(trails) >= lengthWish;
        if (isEnough) break;
        const start = given[number % (given.length + 1)] ?? newGame(number);
        const steps = walker.trace(start, Math.min(maxLength, lengthWish ?? maxLength));
        trails.push({ scenario: start.name, steps, goal: `${style}:walk ${number + 1}` });
      }
      return trails;
    },
    /** A short path to a target from elsewhere, or why there is none. */
    to(target: Target, proofs: Proofs): { item: string; trail?: Trail; gap?: Gap } {
      const { item } = target;
      const proven = proofs.why(item);
      if (proven !== undefined) return { item, gap: { item, kind: 'unreachable', why: proven } };
      const starts = { laid: given, newGame: options.scenarios === undefined ? newGame : undefined };
      const way = towards(subject, target, starts, { maxLength, chance, budget });
      sideways += way.taken;
      if (way.trail !== undefined)
        return { item, trail: shortened(watched, scenarios.get(way.trail.scenario)!, way.trail) };
      if (budget.isSpent()) return { item, gap: { item, kind: 'budget', why: budget.spent() } };
      const { why, positions } = way;
      return {
        item,
        gap:
          positions === undefined
            ? { item, kind: 'neverTrue', why }
            : { item, kind: 'unreachable', why, positions },
      };
    },
  };
}
