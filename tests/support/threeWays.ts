/** One game on three executors at once: the compiled table, a live XState actor, and XState's pure transition. */
import { isDeepStrictEqual } from 'node:util';
import { type AnyActor, createActor, transition } from 'xstate';
import { type Chart, noEdge } from '../../machines/executor/chart';
import type { Because, RulesModule, Typed } from '../../machines/rulesModule';
import { below, nextRandom, seedRandom } from '../../src/rng';

/** What was compared, so that a test can say that it was enough. */
export interface Compared {
  games: number;
  actions: number;
  refusals: number;
  pure: number;
  readonly edges: Set<string>;
}

export const nothingCompared = (): Compared => ({
  games: 0,
  actions: 0,
  refusals: 0,
  pure: 0,
  edges: new Set(),
});

export interface Walk {
  readonly seed: number;
  readonly bound: number;
  /** The pure transition builds an actor for each call; every so many actions are put to it. */
  readonly pureEvery: number;
  /** Shuns these types nine times out of ten, so that fights grow long and rare edges are taken. */
  readonly shunned?: readonly string[];
}

/**
 * Plays random legal actions, and at each moment puts some that are refused to both; answers the first difference
 * in words, or `undefined`.
 */
export function differenceInGame<P extends object, A extends Typed, R extends Because>(
  module: RulesModule<P, A, R>,
  chart: Chart<P, A, R>,
  start: P,
  { seed, bound, pureEvery, shunned = [] }: Walk,
  compared: Compared,
): string | undefined {
  const { machine } = module;
  const actor: AnyActor = createActor(machine, { input: start });
  actor.start();
  const position = module.copy(start);
  let place = chart.start(position, (edge) => compared.edges.add(edge.id));
  let rng = seedRandom(seed);
  const pick = (count: number): number => {
    rng = nextRandom(rng);
    return below(rng, count);
  };
  for (let step = 0; step < bound; step++) {
    const snapshot = actor.getSnapshot();
    const where = `seed ${seed}, action ${step} at ${chart.nameOf(place)}`;
    if (chart.placeOfValue(snapshot.value) !== place)
      return `${where}: XState is at ${JSON.stringify(snapshot.value)}`;
    if (!isDeepStrictEqual(snapshot.context, position)) return `${where}: the positions differ`;
    if ((snapshot.status === 'done') !== chart.isOver(place)) return `${where}: only one of them is over`;
    if (chart.isOver(place)) {
      compared.games++;
      return undefined;
    }
    const types = module.actionTypes;
    for (let tries = 0; tries < 3; tries++) {
      const type = types[pick(types.length)]!;
      const offered: A[] = [];
      module.candidates(position, type, (action) => offered.push(action));
      const action = offered[pick(Math.max(1, offered.length))];
      if (action === undefined) continue;
      const refusal = chart.whyNot(place, position, action);
      if (snapshot.can(action) !== (refusal === undefined))
        return `${where}: ${module.writeAction(action)} is accepted by one only`;
      if (refusal === undefined) continue;
      compared.refusals++;
      const reason = refusal === noEdge ? module.whyNoEdge(position, action, chart.nameOf(place)) : refusal;
      if (!reason.code || !reason.rule)
        return `${where}: ${module.writeAction(action)} is refused without a reason`;
      const before = module.copy(position);
      actor.send(action);
      if (!isDeepStrictEqual(actor.getSnapshot().context, before))
        return `${where}: a refused action changed the position`;
    }
    const legal = chart.legalActions(place, position, []);
    const unwanted = pick(10) === 0 ? ['takeBack'] : ['takeBack', ...shunned];
    const wanted = legal.filter((action) => !unwanted.includes(action.type));
    const from = wanted.length > 0 ? wanted : legal;
    if (from.length === 0) return `${where}: no legal action`;
    const action = from[pick(from.length)]!;
    if (compared.actions % pureEvery === 0) {
      const [next] = transition(machine, snapshot, action);
      const draft = module.copy(position);
      const there = chart.advance(place, draft, action);
      if (chart.placeOfValue(next.value) !== there || !isDeepStrictEqual(next.context, draft)) {
        return `${where}: the pure transition differs after ${module.writeAction(action)}`;
      }
      compared.pure++;
    }
    actor.send(action);
    place = chart.advanceTraced(place, position, action, (edge) => compared.edges.add(edge.id));
    compared.actions++;
  }
  return undefined;
}
