/**
 * The tree of an information-set search. A node stands for what has been decided so far, whole turns at a time, in all
 * the worlds imagined; which turns can be played from it differs from world to world.
 */
import type { Action } from '../../../src/actions';
import { keyOf } from '../think/keys';

/** A turn played from a node. Values are those of the seat that searches. */
export interface Edge {
  readonly actions: readonly Action[];
  readonly node: Node;
  visits: number;
  sum: number;
  /** What the evaluation said of its ends, each time it was met. */
  priors: number;
  priorSum: number;
}

export interface Node {
  visits: number;
  readonly edges: Map<string, Edge>;
}

export const newNode = (): Node => ({ visits: 0, edges: new Map() });

const keyOfTurn = (actions: readonly Action[]): string => actions.map(keyOf).join();

/** The edge of a turn, met with this evaluation. */
export function meet(node: Node, actions: readonly Action[], prior: number): Edge {
  const key = keyOfTurn(actions);
  let edge = node.edges.get(key);
  if (edge === undefined) {
    edge = { actions: actions.slice(), node: newNode(), visits: 0, sum: 0, priors: 0, priorSum: 0 };
    node.edges.set(key, edge);
  }
  edge.priors++;
  edge.priorSum += prior;
  return edge;
}

/** The evaluation alone weighs as much as so many visits. */
const priorWeight = 2;
const explorationRate = 0.12;

/** The worth of an edge to the seat that searches, by evaluation and visits together. */
export function worthOf({ visits, sum, priors, priorSum }: Edge): number {
  const prior = priorSum / priors;
  return (sum + priorWeight * prior) / (visits + priorWeight);
}

/** Progressive widening: so many turns are considered after so many visits. */
export const width = (visits: number, first: number): number => first + Math.floor(1.5 * Math.sqrt(visits));

/** The index of the edge to try next, for a seat that wants much (`sign` 1) or little (-1). */
export function select(node: Node, edges: readonly Edge[], sign: 1 | -1, first: number): number {
  const scores = edges.map((edge) => sign * worthOf(edge));
  const order = scores.map((_, index) => index).sort((a, b) => scores[b]! - scores[a]!);
  const logVisits = Math.log(node.visits + 1);
  let best = order[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const index of order.slice(0, width(node.visits, first))) {
    const score = scores[index]! + explorationRate * Math.sqrt(logVisits / (edges[index]!.visits + 1));
    if (score <= most) continue;
    most = score;
    best = index;
  }
  return best;
}
