/** Where everything of a drawing goes: ELK's layered layout over all levels of nesting at once. */
import type { ELK, ElkEdgeSection, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import { isUpward } from './flow';
import type { Graph } from './graph';
import { labelsOf, sizeOfBox, sizeOfLabels } from './size';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Area extends Spot {
  readonly width: number;
  readonly height: number;
}

export interface Course {
  readonly points: readonly Spot[];
  /** Where the labels stand; undefined without any. */
  readonly label: Area | undefined;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: Readonly<Record<string, Area>>;
  readonly lines: Readonly<Record<string, Course>>;
}

const options: Record<string, string> = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.mergeEdges': 'false',
  'elk.layered.mergeHierarchyEdges': 'true',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.edgeLabels.inline': 'false',
};
const inside = { 'elk.padding': '[top=42,left=20,bottom=20,right=20]' };

function nodeOf(graph: Graph, name: string | undefined): ElkNode[] {
  return graph.boxes
    .filter(({ parent }) => parent === name)
    .map((box): ElkNode => {
      if (box.kind !== 'open') return { id: box.name, ...sizeOfBox(box) };
      return { id: box.name, children: nodeOf(graph, box.name), layoutOptions: { ...options, ...inside } };
    });
}

const edgeOf = (graph: Graph, line: Graph['lines'][number]): ElkExtendedEdge => {
  const { id, source, target, edges } = line;
  const labels = labelsOf({ edges });
  const label = { id: `label ${id}`, text: labels.join('\n'), ...sizeOfLabels(labels) };
  const ends = isUpward(graph, line) ? [target, source] : [source, target];
  return { id, sources: [ends[0]!], targets: [ends[1]!], labels: labels.length > 0 ? [label] : [] };
};

const pointsOf = ({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): Spot[] =>
  [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x: round(x), y: round(y) }));

const round = (value: number): number => Math.round(value * 10) / 10;

const areaOf = ({ x = 0, y = 0, width = 0, height = 0 }: ElkNode): Area => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
});

/** Lays a graph out; `elk` runs in a worker on a page, in the process on the command line. */
export async function layoutOf(graph: Graph, elk: Pick<ELK, 'layout'>): Promise<Layout> {
  const root: ElkNode = {
    id: '',
    layoutOptions: { ...options, 'elk.padding': '[top=12,left=12,bottom=12,right=12]' },
    children: nodeOf(graph, undefined),
    edges: graph.lines.map((line) => edgeOf(graph, line)),
  };
  const done = await elk.layout(root);
  const boxes: Record<string, Area> = {};
  const visit = (node: ElkNode): void => {
    boxes[node.id] = areaOf(node);
    node.children?.forEach(visit);
  };
  done.children?.forEach(visit);
  const upward = new Set(graph.lines.filter((line) => isUpward(graph, line)).map(({ id }) => id));
  const lines: Record<string, Course> = {};
  for (const edge of done.edges ?? []) {
    const [label] = edge.labels ?? [];
    const points = (edge.sections ?? []).flatMap(pointsOf);
    lines[edge.id] = {
      points: upward.has(edge.id) ? points.reverse() : points,
      label: label && areaOf(label as ElkNode),
    };
  }
  return { width: round(done.width ?? 0), height: round(done.height ?? 0), boxes, lines };
}
