/** The flat chart as a model for GraphWalker: its places as vertices, what may follow as edges. Guards are named, not coded. */
import type { Place } from '../../../machines/executor/chart';
import { movesAt } from '../../../machines/executor/edges';
import type { AnyChart } from '../subject';
import type { Written } from './index';

function graphWalkerModel(chart: AnyChart) {
  const vertices = chart.table.places.map(({ name }, index) => ({
    id: `v${index}`,
    name: name.replaceAll('.', '_'),
  }));
  const edges = chart.table.places.flatMap(({ name }, place) =>
    movesAt(chart, place as Place)
      .filter(({ isForbidden }) => !isForbidden)
      .map(({ edge, next }, index) => ({
        id: `e${place}_${index}`,
        name: `${edge.cause === 'action' ? edge.type : edge.cause}${edge.guard ? `_${edge.guard.name}` : ''}`,
        sourceVertexId: `v${place}`,
        targetVertexId: `v${next}`,
        properties: { edge: edge.id, from: name },
      })),
  );
  const { next } = chart.table.opening;
  return { vertices, edges, start: `v${next}` };
}

export function graphWalkerText({ subject, suite }: Written): string {
  const { vertices, edges, start } = graphWalkerModel(subject.chart);
  const model = {
    name: suite.chart,
    id: suite.chart,
    generator: 'random(edge_coverage(100))',
    startElementId: start,
    vertices,
    edges,
  };
  return `${JSON.stringify({ name: suite.chart, models: [model] }, null, 1)}\n`;
}
