/** The chart as a Mermaid state diagram, with the number of times the suite takes each edge. */
import type { Written } from './index';
import { timesTaken } from './taken';

const idOf = (name: string): string => name.replaceAll(/[^\w]/g, '_');

export function mermaidText({ suite, subject }: Written): string {
  const { states, edges } = subject.chart.statechart;
  const taken = timesTaken(subject, suite);
  const lines = ['stateDiagram-v2'];
  const draw = (name: string, indent: string): void => {
    const state = states.find((each) => each.name === name)!;
    const label = name.slice(name.lastIndexOf('.') + 1);
    if (state.kind !== 'compound') {
      lines.push(`${indent}state "${label}" as ${idOf(name)}`);
      if (state.kind === 'final') lines.push(`${indent}${idOf(name)} --> [*]`);
      return;
    }
    lines.push(`${indent}state "${label}" as ${idOf(name)} {`, `${indent}  [*] --> ${idOf(state.initial!)}`);
    for (const child of state.children) draw(child, `${indent}  `);
    lines.push(`${indent}}`);
  };
  draw(states[0]!.name, '  ');
  for (const { id, source, target, type, guard, cause } of edges) {
    const cond = guard ? ` [${guard.name}]` : '';
    const label =
      `${cause === 'action' ? type : cause === 'done' ? 'done' : ''}${cond} ${taken.get(id) ?? 0}x`.trim();
    lines.push(`  ${idOf(source)} --> ${idOf(target ?? source)} : ${label}`);
  }
  return `${lines.join('\n')}\n`;
}
