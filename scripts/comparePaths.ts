/**
 * Sets test paths beside other generators, on a toy of five edges and on the match chart: which share of the edges their
 * paths take when they are played, how many paths, how much computing. Prints the measured rows of the table in docs/test-paths.md.
 */
import fc from 'fast-check';
import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition } from 'xstate';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import { generate } from '../app/paths/generate';
import { itemsOf } from '../app/paths/items';
import { budgetOf } from '../app/paths/search/budget';
import type { Scenario, Subject } from '../app/paths/subject';
import { subjectNamed } from '../app/paths/subjects';
import { foreignSubject } from '../app/paths/subjects/foreign';
import { watch } from '../app/paths/watch';
import type { Typed } from '../machines/rulesModule';
import { door } from '../tests/app/paths/toy';

interface Result {
  readonly paths: number;
  readonly actions: number;
  readonly covered: ReadonlySet<string>;
  readonly note: string;
}

const limitInSeconds = 20;

/** Plays actions as far as they are accepted; the edges taken. */
function played(subject: Subject, scenario: Scenario, actions: readonly Typed[]): Set<string> {
  const watched = watch(subject);
  const { moment, items } = watched.begin(scenario);
  const covered = new Set(items);
  for (const action of actions) {
    if (watched.refuse(moment, action) !== undefined) break;
    for (const item of watched.take(moment, action)) covered.add(item);
  }
  return covered;
}

function ours(subject: Subject): Result {
  const budget = budgetOf({ milliseconds: limitInSeconds * 1000 });
  const until = [[{ criterion: 'edge', value: 100 }]];
  const { suite, covered, coverage } = generate(subject, {
    generators: [],
    until,
    seed: 1,
    maxLength: 200,
    budget,
  });
  const actions = suite.paths.reduce((sum, { steps }) => sum + steps.length, 0);
  const proven = coverage.gaps.filter(({ kind }) => kind === 'unreachable').length;
  return {
    paths: suite.paths.length,
    actions,
    covered,
    note: proven > 0 ? `${proven} edges proven unreachable` : '',
  };
}

/** What users of xstate/graph write: states told apart by place and summary, events as the module offers them. */
function graphOptions({ module, chart, input }: Subject, start: Scenario, limit: number) {
  const end = performance.now() + limitInSeconds * 1000;
  return {
    limit,
    fromState: initialTransition(module.machine, input(module.copy(start.position)))[0] as AnyMachineSnapshot,
    serializeState: ({ value, context }: AnyMachineSnapshot) =>
      JSON.stringify([value, module.summary(context)]),
    events: ({ value, context }: AnyMachineSnapshot): Typed[] => {
      if (performance.now() > end) throw new Error(`no end after ${limitInSeconds} s`);
      const found: Typed[] = [];
      for (const type of chart.actionTypes(chart.placeOfValue(value)))
        module.candidates(context, type, (action) => void found.push(action));
      return found;
    },
  };
}

function byGraph(find: typeof getShortestPaths): (subject: Subject) => Result {
  return (subject) => {
    const start =
      subject.scenarios.find(({ place, name }) => place === undefined && name === 'plain decks') ??
      subject.newGame(1);
    const options = graphOptions(subject, start, 20_000);
    try {
      const paths = find(subject.module.machine as AnyStateMachine, options as never);
      const covered = new Set<string>();
      let actions = 0;
      for (const { steps } of paths) {
        const events = steps
          .map(({ event }) => event as Typed)
          .filter(({ type }) => !type.startsWith('xstate.'));
        actions += events.length;
        for (const item of played(subject, start, events)) covered.add(item);
      }
      return { paths: paths.length, actions, covered, note: '' };
    } catch (error) {
      return { paths: 0, actions: 0, covered: new Set(), note: `stops: ${(error as Error).message}` };
    }
  };
}

/** Property-based testing as usual: lists of numbers, each choosing one of the legal actions. */
function byFastCheck(subject: Subject): Result {
  const covered = new Set<string>();
  let paths = 0;
  let actions = 0;
  const end = performance.now() + limitInSeconds * 1000;
  const property = fc.property(
    fc.nat(1 << 20),
    fc.array(fc.nat(1 << 20), { maxLength: 200, size: 'max' }),
    (seed, picks) => {
      if (performance.now() > end) return;
      const watched = watch({ ...subject, extras: [] });
      const { moment, items } = watched.begin(subject.newGame(seed));
      for (const item of items) covered.add(item);
      paths++;
      for (const pick of picks) {
        const legal = watched.legal(moment);
        if (legal.length === 0) break;
        for (const item of watched.take(moment, legal[pick % legal.length]!)) covered.add(item);
        actions++;
      }
    },
  );
  fc.assert(property, { numRuns: 300, seed: 1 });
  return { paths, actions, covered, note: '300 random runs' };
}

const generators: readonly (readonly [string, (subject: Subject) => Result])[] = [
  ['blue-moon paths', ours],
  ['xstate/graph, shortest paths', byGraph(getShortestPaths)],
  ['xstate/graph, simple paths', byGraph(getSimplePaths as typeof getShortestPaths)],
  ['fast-check, random legal actions', byFastCheck],
];

console.log(
  '| chart | generator | edges taken | paths | actions | processor, s | |\n| --- | --- | --- | --- | --- | --- | --- |',
);
const toy = foreignSubject('door', door);
for (const [name, subject] of [
  ['toy', toy],
  ['match', subjectNamed('match')!],
] as const) {
  const all = itemsOf(subject, 'edge');
  for (const [generator, run] of generators) {
    const start = process.cpuUsage();
    const { paths, actions, covered, note } = run(subject);
    const { user, system } = process.cpuUsage(start);
    const seconds = ((user + system) / 1_000_000).toFixed(1);
    const taken = all.filter((item) => covered.has(item)).length;
    console.log(
      `| ${name} | ${generator} | ${taken} of ${all.length} | ${paths} | ${actions} | ${seconds} | ${note} |`,
    );
  }
}
