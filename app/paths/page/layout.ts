/** Layouts by ELK in a worker, made once for each chart. */
import ELK from 'elkjs/lib/elk-api';
import ElkWorker from 'elkjs/lib/elk-worker.min.js?worker';
import type { AnyStatechart, Graph } from '../../charts/graph';
import { type Layout, layoutOf } from '../../charts/layout';
import { wholeGraph } from '../../charts/svg';
import { subjectNamed } from '../subjects';

export interface LaidOut {
  readonly graph: Graph;
  readonly layout: Layout;
}

const made = new Map<string, Promise<LaidOut>>();
let elk: InstanceType<typeof ELK> | undefined;

async function lay(chart: string): Promise<LaidOut> {
  elk ??= new ELK({ workerFactory: () => new ElkWorker() });
  const graph = wholeGraph(subjectNamed(chart)!.chart.statechart as unknown as AnyStatechart);
  return { graph, layout: await layoutOf(graph, elk) };
}

export function layoutFor(chart: string): Promise<LaidOut> {
  const known = made.get(chart) ?? lay(chart);
  made.set(chart, known);
  return known;
}
