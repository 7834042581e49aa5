/** Monte-Carlo tree search over imagined worlds: own turns and answers of the other seat, judged a few turns on. */
import type { Seat } from '../../../src/vocabulary';
import { temperBy } from '../bluff/answer';
import { answersAt, mixtureAt } from '../bluff/mixing';
import { type Judge, judging } from '../evaluate/judge';
import type { Chance } from '../player';
import { actorAt, copySpot, type Spot, take, waitsFor } from '../think/spot';
import { exploreTurn } from '../think/turns';
import { type Budget, startBudget } from './budget';
import { type Edge, meet, type Node, newNode, select } from './tree';

export interface SearchOptions {
  readonly judge: Judge;
  readonly budget: Budget;
  /** Turns looked ahead after the own one. */
  readonly depth: number;
  /** Actions tried when the own turn is thought through, and any later one. */
  readonly ownBudget: number;
  readonly laterBudget: number;
  /** Turns tried in one world before the next is imagined. */
  readonly perWorld: number;
  /** A false Bluff is laid no more often than is right; else it is thought of wherever it looks best. */
  readonly mixes: boolean;
}

/** A turn that can be played in one world. */
interface Way {
  readonly edge: Edge;
  readonly end: Spot;
}

/** Nothing is settled before so much of the budget is used. */
const leastUsed = 0.1;

/** The budget is used up, or what is left of it cannot bring another turn to the front. */
function isSettled(root: Node, used: number): boolean {
  if (used >= 1) return true;
  if (used < leastUsed) return false;
  let [first, second] = [0, 0];
  for (const { visits } of root.edges.values()) {
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  }
  return first - second > root.visits * (1 / used - 1);
}

/** Of the ways of a later turn only the best are told apart. */
const mostWays = 8;
const firstWidth = 4;

export interface SearchOf {
  readonly seat: Seat;
  /** How many games of the match have ended. */
  readonly since: number;
  readonly imagine: () => Spot;
  readonly chance: Chance;
}

/** Returns the root: its edges are the own turns considered. */
export function search({ seat, since, imagine, chance }: SearchOf, options: SearchOptions): Node {
  const rate = judging(options.judge, since);
  const used = startBudget(options.budget);
  const root = newNode();
  const temper = options.mixes ? temperBy(chance) : 0;
  let tried = 0;

  function waysAt(node: Node, spot: Spot, actor: Seat, budget: number): Way[] {
    const found: { value: number; way: () => Way }[] = [];
    const explore = (temper: number): number =>
      exploreTurn(spot, actor, { budget, rate, temper }, (value, actions, end) => {
        const own = actor === seat ? value : 1 - value;
        const kept = actions.slice();
        found.push({ value, way: () => ({ edge: meet(node, kept, own), end }) });
      });
    tried += explore(node === root ? temper : 0);
    // Once a false Bluff lies, every way may lead to its call.
    if (found.length === 0 && node === root && temper > 0) tried += explore(0);
    if (node !== root && found.length > mostWays) {
      found.sort((a, b) => b.value - a.value);
      found.length = mostWays;
    }
    return found.map(({ way }) => way());
  }

  /** The worth of a spot to the seat, `depth` turns further on; writes on the spot. */
  function descend(node: Node, spot: Spot, depth: number): number {
    const actor = actorAt(spot);
    if (actor === null || spot.position.results.length > since) return rate(spot, seat);
    if (waitsFor(spot) === 'call') {
      const worth = (end: Spot): number => (actor === seat ? 1 - rate(end, seat) : rate(end, seat));
      const { call } = mixtureAt(spot, answersAt(spot, worth), worth);
      const calls = chance.below(1000) < 1000 * call;
      take(spot, { type: calls ? 'showColours' : 'pass', seat: actor });
      return descend(node, spot, depth);
    }
    if (depth === 0) return rate(spot, seat);
    const ways = waysAt(node, spot, actor, options.laterBudget);
    return ways.length === 0 ? rate(spot, seat) : tryOne(node, ways, actor, depth, 1);
  }

  function tryOne(node: Node, ways: readonly Way[], actor: Seat, depth: number, first: number): number {
    const edges = ways.map((way) => way.edge);
    const { edge, end } = ways[select(node, edges, actor === seat ? 1 : -1, first)]!;
    const value = descend(edge.node, copySpot(end), depth - 1);
    edge.visits++;
    edge.sum += value;
    node.visits++;
    return value;
  }

  do {
    tried++;
    const ways = waysAt(root, imagine(), seat, options.ownBudget);
    if (ways.length === 0) continue;
    for (let turn = 0; turn < options.perWorld && used(tried) < 1; turn++) {
      tryOne(root, ways, seat, options.depth + 1, firstWidth);
    }
  } while (!isSettled(root, used(tried)));
  return root;
}
