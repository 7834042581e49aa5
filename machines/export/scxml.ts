/** The chart as SCXML (W3C). Guards and steps stand as calls of functions of their names. */
import {
  type AnyChart,
  type AnyEdge,
  type AnyNode,
  childrenOf,
  edgesFrom,
  escapeXml,
  namesOf,
} from './plain';

const script = (tasks: readonly { readonly name: string }[]): string =>
  namesOf(tasks)
    .map((name) => `<script>${escapeXml(name)}()</script>`)
    .join('');

/** Events that end a state carry its id in XState, its name here. */
function eventOf(chart: AnyChart, { cause, type }: AnyEdge): string | undefined {
  if (cause !== 'done') return type;
  const ended = chart.states.find(({ id }) => type === `xstate.done.state.${id}`);
  return `done.state.${ended?.name ?? type}`;
}

function transition(chart: AnyChart, edge: AnyEdge): string {
  const isInside = edge.target?.startsWith(`${edge.source}.`);
  const event = eventOf(chart, edge);
  const attributes = [
    event !== undefined && `event="${escapeXml(event)}"`,
    edge.guard && `cond="${escapeXml(edge.guard.name)}()"`,
    edge.target !== undefined && `target="${escapeXml(edge.target)}"`,
    isInside && !edge.reenter && 'type="internal"',
  ].filter(Boolean);
  const content = script(edge.tasks);
  return `<transition ${attributes.join(' ')}${content === '' ? '/>' : `>${content}</transition>`}`;
}

function state(chart: AnyChart, node: AnyNode, indent: string): string[] {
  const inner = `${indent}  `;
  const tag = node.kind === 'final' ? 'final' : 'state';
  const initial =
    node.initial !== undefined && node.initialTasks.length > 0
      ? [
          `${inner}<initial><transition target="${escapeXml(node.initial)}">${script(node.initialTasks)}</transition></initial>`,
        ]
      : [];
  const attribute =
    node.initial !== undefined && initial.length === 0 ? ` initial="${escapeXml(node.initial)}"` : '';
  const body = [
    ...initial,
    ...(node.entry.length > 0 ? [`${inner}<onentry>${script(node.entry)}</onentry>`] : []),
    ...(node.exit.length > 0 ? [`${inner}<onexit>${script(node.exit)}</onexit>`] : []),
    ...(tag === 'final'
      ? []
      : edgesFrom(chart, node.name).map((edge) => `${inner}${transition(chart, edge)}`)),
    ...childrenOf(chart, node.name).flatMap((child) => state(chart, child, inner)),
  ];
  const open = `${indent}<${tag} id="${escapeXml(node.name)}"${attribute}`;
  return body.length === 0 ? [`${open}/>`] : [`${open}>`, ...body, `${indent}</${tag}>`];
}

export function toScxml(chart: AnyChart): string {
  const [root] = chart.states;
  const { name } = root!;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript" name="${escapeXml(name)}" initial="${escapeXml(name)}">`,
    ...state(chart, root!, '  '),
    '</scxml>',
    '',
  ].join('\n');
}
