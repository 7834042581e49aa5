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
  const reached = { charts: 0, endless: 0, over: 0, accepted: 0, refused: 0, refusedCharts: 0 };
  const taken = { action: 0, done: 0, eventless: 0, raised: 0, stays: 0, reenters: 0 };
  const property = fc.property(
    chartSpec,
    fc.nat(11),
    fc.array(randomAction, { minLength: 20, maxLength: 40 }),
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
        taken[edge.cause]++;
        if (edge.target === undefined) taken.stays++;
        if (edge.reenter) taken.reenters++;
        if (edge.tasks.some((task) => task.kind === 'raise')) taken.raised++;
      }
    },
  );
  fc.assert(property, { numRuns: charts, maxSkipsPerRun: 20 });
  console.log(reached, taken);

  function compiled(machine: ReturnType<typeof machineOf>) {
    try {
      return compile<typeof machine, Reason>(machine, options);
    } catch (error) {
      if (!(error instanceof ChartRefused)) throw error;
      expect(error.message).toContain('without moving or writing');
      reached.refusedCharts++;
      return undefined;
    }
  }
});
