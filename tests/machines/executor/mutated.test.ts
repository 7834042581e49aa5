/** The comparison with XState notices every kind of fault put into a compiled chart: it can fail. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Chart } from '../../../machines/executor/chart';
import { compile } from '../../../machines/executor/compile';
import {
  type Change,
  closeGuard,
  dropEdge,
  dropStateTask,
  dropTask,
  negateGuard,
  openGuard,
  retarget,
  swapWithNext,
  variant,
} from '../../../machines/executor/mutated';
import { walk } from './agreement';
import * as random from './randomCharts';
import * as traced from './traced';

const config = {
  initial: 'a',
  states: {
    a: {
      entry: traced.say('+a'),
      exit: traced.say('-a'),
      on: {
        more: [
          { guard: 'mayAdd', actions: 'add' },
          { guard: 'isFull', target: 'b', actions: 'reset' },
        ],
      },
    },
    b: { always: { guard: 'isEmpty', target: 'c' } },
    c: { on: { go: 'a' } },
  },
};
const add = 'm.a --more[mayAdd]--> (stays) #0';
const fill = 'm.a --more[isFull]--> m.b #1';
const settle = 'm.b --always[isEmpty]--> m.c #0';
type Fault = Change<traced.Position, traced.Action, traced.Reason>;

test.each<[string, Fault, string]>([
  ['swapped order of edges', swapWithNext(add), 'edges'],
  ['a dropped edge', dropEdge(settle), 'place'],
  ['another target', retarget(settle, 'm.a'), 'place'],
  ['a negated rule', negateGuard(add), 'legal'],
  ['a negated condition', negateGuard(settle), 'place'],
  ['a guard always open', openGuard(add), 'legal'],
  ['a guard always closed', closeGuard(fill), 'legal'],
  ['a dropped step of an edge', dropTask(add, 0), 'position'],
  ['a dropped exit step', dropStateTask('m.a', 'exit', 0), 'position'],
  ['a dropped entry step', dropStateTask('m.a', 'entry', 0), 'position'],
])('%s differs from XState', (_title, fault, where) => {
  const { machine, chart } = traced.chartOf(config);
  // Three fit; the fourth goes over to b, c and, with `go`, back.
  const actions: traced.Action[] = [1, 1, 1, 1].map((by) => ({ type: 'more', by }));
  const walkOf = (faulty: typeof chart) =>
    walk<traced.Position, traced.Action, traced.Reason>(
      machine,
      faulty,
      traced.fresh(),
      [...actions, { type: 'go' }],
      traced.universe,
    );
  expect(walkOf(chart)).toMatchObject({ difference: undefined, accepted: 5 });
  expect(walkOf(variant(chart, fault)).difference).toContain(where);
});

test('a fault needs an edge that is there', () => {
  const { chart } = traced.chartOf(config);
  expect(() => variant(chart, dropEdge('m.a --fly--> m.b #0'))).toThrow('No edge "m.a --fly');
  expect(() => variant(chart, swapWithNext(fill))).toThrow('No edge after');
});

type RandomChart = Chart<random.Position, random.Action, random.Reason>;
type RandomFault = Change<random.Position, random.Action, random.Reason>;

/** Faults of random charts, each put into an edge or a state that the walk has passed. */
const faultsOf: Record<string, (chart: RandomChart, edges: readonly string[]) => RandomFault | undefined> = {
  'swapped edges': ({ statechart: { edges } }, taken) => {
    const at = edges.findIndex(
      ({ id, source, type }, index) =>
        taken.includes(id) && edges[index - 1]?.source === source && edges[index - 1]?.type === type,
    );
    return at < 0 ? undefined : swapWithNext(edges[at - 1]!.id);
  },
  'dropped exit step': ({ statechart: { states, edges } }, taken) => {
    const left = edges.filter(({ id, target }) => target !== undefined && taken.includes(id));
    const state = states.find(
      ({ name, exit }) => left.some(({ source }) => source === name) && exit.length > 0,
    );
    return state && dropStateTask(state.name, 'exit', 0);
  },
  'negated guard': ({ statechart: { edges } }, taken) => {
    const edge = edges.find(({ id, guard }) => guard !== undefined && taken.includes(id));
    return edge && negateGuard(edge.id);
  },
};

test.each(Object.keys(faultsOf))('the random comparison notices faults: %s', (kind) => {
  let tried = 0;
  let noticed = 0;
  const property = fc.property(
    random.chartSpec,
    fc.array(random.randomAction, { minLength: 10, maxLength: 25 }),
    (spec, actions) => {
      const machine = random.machineOf(spec);
      const walkOf = (chart: RandomChart) =>
        walk(machine, chart, { n: 0, trace: '' }, actions, random.universe);
      try {
        const chart: RandomChart = compile<typeof machine, random.Reason>(machine, random.options);
        const fault = faultsOf[kind]!(chart, walkOf(chart).edges);
        if (fault === undefined) return;
        tried++;
        if (walkOf(variant(chart, fault)).difference !== undefined) noticed++;
      } catch (error) {
        // The chart or its variant may be one that the compiler refuses.
        expect(error).toHaveProperty('name', 'ChartRefused');
      }
    },
  );
  fc.assert(property, { numRuns: 100 });
  expect(tried).toBeGreaterThan(20);
  expect(noticed).toBeGreaterThan(tried / 3);
});
