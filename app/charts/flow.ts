/** Which lines point up the page: the children of a state run down in the order of the chart, long rows down and up again. */
import type { Graph, Line } from './graph';

/** More children than this run down and then up, so that the drawing does not become a tower. */
const longRow = 6;

/** How far down a child stands among its siblings. */
function rank(index: number, count: number): number {
  const turning = Math.ceil(count / 2);
  return count <= longRow || index <= turning ? index : 2 * turning - index;
}

const pathOf = (name: string): string[] => {
  const parts = name.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
};

/** The layout is given such a line the other way round; so it never has to break a circle by itself. */
export function isUpward(graph: Graph, { source, target }: Line): boolean {
  const from = pathOf(source);
  const to = pathOf(target);
  const fork = from.findIndex((name, depth) => name !== to[depth]);
  const siblings = graph.boxes.filter(({ parent }) => parent === from[fork - 1]).map(({ name }) => name);
  const [one, other] = [siblings.indexOf(from[fork]!), siblings.indexOf(to[fork]!)];
  if (fork < 0 || one < 0 || other < 0) return false;
  return rank(one, siblings.length) > rank(other, siblings.length);
}
