/** The chart as a graph of Graphviz; composites are clusters. */
import { type AnyChart, type AnyNode, childrenOf, labelOf, lastName } from './plain';

const quoted = (text: string): string => `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;

/** Edges in DOT end at nodes: for a composite the first place in it. */
function leafOf(chart: AnyChart, name: string): string {
  const [child] = childrenOf(chart, name);
  return child === undefined ? name : leafOf(chart, child.name);
}

function block(chart: AnyChart, node: AnyNode, indent: string): string[] {
  if (node.kind !== 'compound') {
    const shape = node.kind === 'final' ? 'doublecircle' : 'box';
    return [
      `${indent}${quoted(node.name)} [label=${quoted(lastName(node.name))}, shape=${shape}, style=rounded];`,
    ];
  }
  return [
    `${indent}subgraph ${quoted(`cluster_${node.name}`)} {`,
    `${indent}  label=${quoted(lastName(node.name))};`,
    ...childrenOf(chart, node.name).flatMap((child) => block(chart, child, `${indent}  `)),
    `${indent}}`,
  ];
}

export function toDot(chart: AnyChart): string {
  const composites = new Set(chart.states.filter(({ kind }) => kind === 'compound').map(({ name }) => name));
  const edges = chart.edges
    .filter(({ target, tasks }) => target !== undefined || tasks.length > 0)
    .map((edge) => {
      const { source, target = edge.source, cause } = edge;
      const isAround =
        target.startsWith(`${source}.`) || source.startsWith(`${target}.`) || source === target;
      const attributes = [
        `label=${quoted(labelOf(edge))}`,
        composites.has(source) && !isAround && `ltail=${quoted(`cluster_${source}`)}`,
        composites.has(target) && !isAround && `lhead=${quoted(`cluster_${target}`)}`,
        cause !== 'action' && 'style=dashed',
      ].filter(Boolean);
      return `  ${quoted(leafOf(chart, source))} -> ${quoted(leafOf(chart, target))} [${attributes.join(', ')}];`;
    });
  return [
    `digraph ${quoted(chart.states[0]!.name)} {`,
    '  compound=true; node [fontname="sans-serif"]; edge [fontname="sans-serif", fontsize=10];',
    ...block(chart, chart.states[0]!, '  '),
    ...edges,
    '}',
    '',
  ].join('\n');
}
