/** The chart as a state diagram of Mermaid. */
import { type AnyChart, type AnyNode, childrenOf, labelOf, lastName } from './plain';

/** Mermaid takes letters, digits and underlines; `end` is one of its own words. */
const idOf = (name: string): string => name.replace(/\W/g, '_').replace(/^end$/, 'end_');

/** Colons and semicolons have a meaning of their own. */
const words = (text: string): string => text.replace(/:/g, '#colon;').replace(/;(?<!#colon;)/g, '#semi;');

function block(chart: AnyChart, node: AnyNode, indent: string): string[] {
  const declared = `${indent}state "${lastName(node.name)}" as ${idOf(node.name)}`;
  if (node.kind === 'final') return [declared, `${indent}${idOf(node.name)} --> [*]`];
  if (node.kind === 'atomic') return [declared];
  const inner = `${indent}  `;
  return [
    `${declared} {`,
    `${inner}[*] --> ${idOf(node.initial!)}`,
    ...childrenOf(chart, node.name).flatMap((child) => block(chart, child, inner)),
    `${indent}}`,
  ];
}

export function toMermaid(chart: AnyChart): string {
  const [root] = chart.states;
  const edges = chart.edges
    .filter(({ target, tasks }) => target !== undefined || tasks.length > 0)
    .map((edge) => {
      const label = labelOf(edge);
      return `  ${idOf(edge.source)} --> ${idOf(edge.target ?? edge.source)}${label === '' ? '' : ` : ${words(label)}`}`;
    });
  return [
    'stateDiagram-v2',
    `  [*] --> ${idOf(root!.name)}`,
    ...block(chart, root!, '  '),
    ...edges,
    '',
  ].join('\n');
}
