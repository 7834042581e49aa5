/** Counts edges and guard outcomes while games are played over the compiled chart. Runs in a worker. */

import type { Place } from '../../../machines/executor/chart';
import { movesAt } from '../../../machines/executor/edges';
import type { Typed } from '../../../machines/rulesModule';
import { below, nextRandom, seedRandom } from '../../../src/rng';
import type { Rules } from '../game/types';
import type { PlainCounts } from './heat';

/** A game without an end is cut off here. */
const mostActions = 5000;

export function counter({ module, chart }: Rules) {
  const edges: Record<string, number> = {};
  const guards: Record<string, [number, number]> = {};
  let games = 0;
  let actions = 0;

  const note = (name: string, isTrue: boolean) => {
    const pair = guards[name] ?? [0, 0];
    pair[isTrue ? 0 : 1]++;
    guards[name] = pair;
  };
  const see = ({ id, guard }: { id: string; guard?: { name: string; kind: string } | undefined }) => {
    edges[id] = (edges[id] ?? 0) + 1;
    if (guard?.kind === 'condition') note(guard.name, true);
  };

  /** Asks the guards of every candidate action, and the eventless ones, of a place of rest. */
  function ask(place: Place, position: object): void {
    for (const { rule, condition, edge } of movesAt(chart, place)) {
      const { guard, type } = edge;
      if (guard === undefined) continue;
      if (condition !== undefined) note(guard.name, condition(position));
      else if (rule !== undefined) {
        module.candidates(position, type!, (action) =>
          note(guard.name, rule(position, action) === undefined),
        );
      }
    }
  }

  function act(place: Place, position: object, action: Typed): Place {
    ask(place, position);
    actions++;
    return chart.advanceTraced(place, position, action, see as never);
  }

  return {
    /** From a place; without one the chart is entered as usual. */
    replay(place: Place | undefined, position: object, line: readonly Typed[]): void {
      const draft = module.copy(position);
      let at = place ?? chart.start(draft, see as never);
      for (const action of line) {
        if (!chart.accepts(at, draft, action)) break;
        at = act(at, draft, action);
      }
      games++;
    },
    simulate(seed: number): void {
      const position = module.newPosition(seed);
      let place = chart.start(position, see as never);
      let rng = seedRandom(seed);
      for (let taken = 0; taken < mostActions && !chart.isOver(place); taken++) {
        const legal = chart.legalActions(place, position, []);
        const plain = legal.filter(({ type }) => type !== 'takeBack');
        const choice = plain.length > 0 ? plain : legal;
        if (choice.length === 0) break;
        rng = nextRandom(rng);
        place = act(place, position, choice[below(rng, choice.length)]!);
      }
      games++;
    },
    result: (): PlainCounts => ({ edges, guards, games, actions }),
  };
}
