/** Monte-Carlo tree search over imagined worlds: own turns and answers of the other seat, judged a few turns on. */
import type { Seat } from '../../../src/vocabulary';
import { type Judge, judging } from '../evaluate/judge';
import type { Chance } from '../player';
import { actorAt, copySpot, type Spot, take, waitsFor } from '../think/spot';
import { exploreTurn, type TurnOptions } from '../think/turns';
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
  readonly callChance: number;
}

/** A turn that can be played in one world. */
interface Way {
  readonly edge: Edge;
  readonly end: Spot;
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
  const isUsedUp = startBudget(options.budget);
  const root = newNode();
  let tried = 0;

  function waysAt(node: Node, spot: Spot, actor: Seat, budget: number): Way[] {
    const found: { value: number; way: () => Way }[] = [];
    const turn: TurnOptions = { budget, rate, callChance: () => options.callChance };
    tried += exploreTurn(spot, actor, turn, (value, actions, end) => {
      const own = actor === seat ? value : 1 - value;
      const kept = actions.slice();
      found.push({ value, way: () => ({ edge: meet(node, kept, own), end }) });
    });
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
      const calls = chance.below(1000) < 1000 * options.callChance;
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
    const ways = waysAt(root, imagine(), seat, options.ownBudget);
    if (ways.length === 0) continue;
    for (let turn = 0; turn < options.perWorld && !isUsedUp(tried); turn++) {
      tryOne(root, ways, seat, options.depth + 1, firstWidth);
    }
    tried++;
  } while (!isUsedUp(tried));
  return root;
}
