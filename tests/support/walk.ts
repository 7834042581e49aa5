/** Random walks over a compiled chart that note which edges were taken and which guards were true and false. */
import { assemble } from '../../machines/executor/compile';
import type { Edge, Guard } from '../../machines/executor/statechart';
import { type Because, chartOf, type RulesModule, type Typed } from '../../machines/rulesModule';
import { below, nextRandom, seedRandom } from '../../src/rng';

export interface Walked {
  /** Ids of edges that were never taken. */
  readonly edgesMissed: readonly string[];
  /** `edge is never true` or `edge is never false`, for every guard outcome that did not come up. */
  readonly guardsMissed: readonly string[];
}

/** Walks from every start, `walks` times each, until a game is over or `length` actions are taken. */
export function walk<P extends object, A extends Typed, R extends Because>(
  module: RulesModule<P, A, R>,
  starts: readonly P[],
  { walks, length }: { readonly walks: number; readonly length: number },
): Walked {
  const plain = chartOf(module);
  const outcomes = new Set<string>();
  const noting = ({ guard, ...edge }: Edge<P, A, R>) => ({
    ...edge,
    guard: guard && noted(guard, (isTrue) => outcomes.add(`${edge.id} is never ${isTrue}`)),
  });
  const statechart = { ...plain.statechart, edges: plain.statechart.edges.map(noting) };
  const chart = assemble(statechart, plain.options);
  const taken = new Set<string>();
  const observe = ({ id }: Edge<P, A, R>) => taken.add(id);

  let random = seedRandom(1);
  for (const start of starts) {
    for (let walked = 0; walked < walks; walked++) {
      const position = module.copy(start);
      let place = chart.start(position, observe);
      for (let step = 0; step < length && !chart.isOver(place); step++) {
        const legal = chart.legalActions(place, position, []);
        random = nextRandom(random);
        place = chart.advanceTraced(place, position, legal[below(random, legal.length)]!, observe);
      }
    }
  }
  const { edges } = statechart;
  const outcomesOf = ({ id, guard }: Edge<P, A, R>) =>
    guard ? [`${id} is never true`, `${id} is never false`] : [];
  return {
    edgesMissed: edges.map(({ id }) => id).filter((id) => !taken.has(id)),
    guardsMissed: edges.flatMap(outcomesOf).filter((outcome) => !outcomes.has(outcome)),
  };
}

function noted<P, A, R>(guard: Guard<P, A, R>, note: (isTrue: boolean) => void): Guard<P, A, R> {
  if (guard.kind === 'rule') {
    return {
      ...guard,
      rule(position, action) {
        const reason = guard.rule(position, action);
        note(reason === undefined);
        return reason;
      },
    };
  }
  return {
    ...guard,
    condition(position) {
      const holds = guard.condition(position);
      note(holds);
      return holds;
    },
  };
}
