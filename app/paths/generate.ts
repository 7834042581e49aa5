/** Generates a suite: search until the goals are met or nothing new comes, shorten, leave out, write down. */
import { type Coverage, coverage, proofsFor, shareOf } from './coverage';
import { pathOf } from './expect';
import { criterionOf, itemsOf } from './items';
import { type Covering, minimised, withoutSuperfluous } from './minimise';
import { hunt } from './mutate/hunt';
import { judge, mutantsOf } from './mutate/score';
import { coverOf } from './replay';
import { shortestTo } from './search/breadth';
import type { Budget } from './search/budget';
import { chanceOf } from './search/chance';
import { explorer } from './search/explore';
import { type Findings, findings } from './search/findings';
import type { Scenario, Subject } from './subject';
import { actionsIn, type Step, type Suite, suiteFormat, type Trail } from './suite';
import { placeNamed, targetIn } from './target';
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
}

/** Rounds without anything new after which the search gives up. */
const patience = 6;
const wholeWalks = 10;

/** Criteria of which a refusal is the only evidence. */
const needProbes = new Set(['guard', 'reason', 'rule']);

export function generate(subject: Subject, options: GenerateOptions): Generated {
  const { generators, until, seed, budget } = options;
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
  for (const name of generators) {
    if (name === 'random' || name === 'weighted') kept.push(...search.wholeWalks(name));
    if (name === 'shortest') search.breadthFirst(wanted);
    const target = targetIn(name);
    if (target !== undefined) kept.push(...search.to(placeNamed(subject, target)));
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
  const measured = coverage(subject, criteria, covered, proofs, spent);
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
      generators
        .flatMap((name) => targetIn(name) ?? [])
        .every((target) => covered.has(`state:${placeNamed(subject, target)}`)) &&
      isReached(until, {
        share: (criterion) => shareOf(measured, criterion),
        length: actionsIn(written),
        seconds: budget.seconds(),
      }),
    searched: search.searched(),
  };
}

/** Trails for the faults that the suite so far does not notice. */
function againstFaults(
  subject: Subject,
  watched: Watch,
  paths: readonly Covering[],
  scenarios: Map<string, Scenario>,
  { seed, budget }: GenerateOptions,
): Covering[] {
  const starts = Object.fromEntries(scenarios);
  const write = (trail: Covering, index: number) =>
    pathOf(subject, starts[trail.scenario]!, trail, index + 1, []);
  const survivors = judge(
    subject,
    suiteOf(subject, paths.map(write), starts),
    mutantsOf(subject, seed),
  ).filter(({ killedBy, equivalent }) => killedBy === undefined && equivalent === undefined);
  const chance = chanceOf(seed);
  const added: Covering[] = [];
  for (const [index, { mutant }] of survivors.entries()) {
    budget.tell(index, survivors.length, 'faults');
    const known = suiteOf(subject, added.map(write), starts);
    if (judge(subject, known, [mutant])[0]!.killedBy !== undefined) continue;
    const aimed = mutant.near.flatMap((item) => subject.scenariosFor(item));
    const starting = aimed.length > 0 ? aimed : [...subject.scenarios, subject.newGame(seed)];
    const trail = hunt(subject, mutant, starting, {
      walks: aimed.length > 0 ? 30 : 6,
      length: 16,
      chance,
      budget,
    });
    if (trail === undefined) continue;
    const scenario = starting.find(({ name }) => name === trail.scenario)!;
    scenarios.set(scenario.name, scenario);
    starts[scenario.name] = scenario;
    added.push({ ...trail, covered: coverOf(watched, scenario, trail.steps)! });
  }
  return added;
}

function suiteOf(subject: Subject, paths: Suite['paths'], scenarios: Suite['scenarios']): Suite {
  return {
    format: suiteFormat,
    chart: subject.module.name,
    seed: 0,
    generators: [],
    until: '',
    scenarios,
    paths,
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
    searched: () => explore.taken,
    breadthFirst: (wanted: ReadonlySet<string>) =>
      shortestTo(subject, watched, found, given.length > 0 ? given : [newGame(0)], wanted, budget),
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
    /** The shortest path known to a place, from anywhere but the place itself. */
    to(place: string | undefined): Trail[] {
      if (place === undefined) return [];
      const goal = `state:${place}`;
      const own = findings(new Set([goal]), new Set());
      const elsewhere = given.filter((scenario) => !new Set(watched.begin(scenario).items).has(goal));
      const walker = explorer(subject, watched, own, chance, { style: 'weighted', probes: false });
      for (let round = 0; own.missing().length > 0 && round < 200 && !budget.isSpent(); round++) {
        for (const scenario of [newGame(round), ...elsewhere]) walker.walk(scenario, maxLength);
      }
      return [...own.trails.values()];
    },
  };
}
