/** Over random charts, the executor does what XState does: same place, position, order of steps, edges and refusals. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../../../machines/executor/compile';
import { edgesOf } from '../../../machines/executor/edges';
import { ChartRefused } from '../../../machines/executor/refused';
import { walk } from './agreement';
import { chartSpec, machineOf, options, type Reason, randomAction, universe } from './randomCharts';

const charts = 1600;

test(`executor, pure transition and actor agree on ${charts} random charts`, { timeout: 300_000 }, () => {
  const reached = { charts: 0, endless: 0, over: 0, accepted: 0, refused: 0, notCompiled: 0 };
  const taken = { action: 0, done: 0, eventless: 0, raises: 0, stays: 0, reenters: 0 };
  const different = new Set<string>();
  const property = fc.property(
    chartSpec,
    fc.nat(11),
    fc.array(randomAction, { minLength: 10, maxLength: 25 }),
    (spec, n, actions) => {
      const machine = machineOf(spec);
      const chart = compiled(machine);
      fc.pre(chart !== undefined);
      const walked = walk(machine, chart, { n, trace: '' }, actions, universe);
      expect(walked.difference).toBeUndefined();
      reached.charts++;
      reached.accepted += walked.accepted;
      reached.refused += walked.refused;
      if (walked.end !== 'walked') reached[walked.end]++;
      const edges = new Map(edgesOf(chart).map((edge) => [edge.id, edge]));
      for (const id of walked.edges) {
        const edge = edges.get(id)!;
        different.add(`${reached.charts} ${id}`);
        taken[edge.cause]++;
        if (edge.target === undefined) taken.stays++;
        if (edge.reenter) taken.reenters++;
        if (edge.tasks.some((task) => task.kind === 'raise')) taken.raises++;
      }
    },
  );
  fc.assert(property, { numRuns: charts, maxSkipsPerRun: 20 });

  // A comparison that hardly moves proves nothing.
  expect(reached.charts).toBeGreaterThanOrEqual(charts);
  expect(reached.accepted).toBeGreaterThan(5 * charts);
  expect(reached.refused).toBeGreaterThan(5 * charts);
  expect(reached.over).toBeGreaterThan(charts / 50);
  expect(reached.endless).toBeGreaterThan(charts / 50);
  expect(reached.endless).toBeLessThan(charts / 2);
  expect(reached.notCompiled).toBeLessThan(charts / 10);
  expect(different.size).toBeGreaterThan(3 * charts);
  for (const count of Object.values(taken)) expect(count).toBeGreaterThan(charts / 5);

  function compiled(machine: ReturnType<typeof machineOf>) {
    try {
      return compile<typeof machine, Reason>(machine, options);
    } catch (error) {
      if (!(error instanceof ChartRefused)) throw error;
      expect(error.message).toContain('without moving or writing');
      reached.notCompiled++;
      return undefined;
    }
  }
});
