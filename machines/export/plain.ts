/** What an export needs of a chart, without its types. */
import type { Edge, Statechart, StateNode } from '../executor/statechart';

export type AnyChart = Statechart<never, never, never>;
export type AnyEdge = Edge<never, never, never>;
export type AnyNode = StateNode<never, never>;

export const lastName = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

export const childrenOf = ({ states }: AnyChart, name: string | undefined): AnyNode[] =>
  states.filter(({ parent }) => parent === name);

export const edgesFrom = ({ edges }: AnyChart, name: string): AnyEdge[] =>
  edges.filter(({ source }) => source === name);

export const namesOf = (tasks: readonly { readonly name: string }[]): string[] =>
  tasks.map(({ name }) => name);

/** `playBooster [boosterIsAllowed] / playBooster`, as statecharts are labelled everywhere. */
export function labelOf({ cause, type, guard, tasks }: AnyEdge): string {
  const event = cause === 'action' ? type! : cause === 'done' ? 'done' : '';
  const condition = guard === undefined ? '' : `[${guard.name}]`;
  const actions = tasks.length === 0 ? '' : `/ ${namesOf(tasks).join(', ')}`;
  return [event, condition, actions].filter((part) => part !== '').join(' ');
}

export const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
