/** One walk through a chart by XState's pure transition, a live actor and the executor at once. */
import { isDeepStrictEqual } from 'node:util';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  initialTransition,
  transition,
} from 'xstate';
import type { Chart, Place } from '../../../machines/executor/chart';
import { edgesOf } from '../../../machines/executor/edges';
import type { Edge, Typed } from '../../../machines/executor/statechart';
import { reasonByXState } from '../../support/xstateReason';

type Node = AnyStateMachine['root'];
type XStateEdge = AnyTransitionDefinition;

export interface Walk {
  /** The first thing on which the three disagree. */
  readonly difference: string | undefined;
  /** Edges taken, by id, in order. */
  readonly edges: readonly string[];
  readonly accepted: number;
  readonly refused: number;
  readonly end: 'walked' | 'over' | 'endless';
}

/** XState's transition objects and the chart's edges stand in the same order. */
function edgeIds(machine: AnyStateMachine, edges: readonly { id: string }[]): Map<XStateEdge, string> {
  const found: XStateEdge[] = [];
  const visit = (node: Node): void => {
    found.push(...[...node.transitions.values()].flat(), ...(node.always ?? []));
    Object.values(node.states).forEach(visit);
  };
  visit(machine.root);
  return new Map(found.map((edge, index) => [edge, edges[index]?.id ?? 'not in the chart']));
}

class Differs extends Error {}

function same(what: string, xstate: unknown, executor: unknown): void {
  if (isDeepStrictEqual(xstate, executor)) return;
  throw new Differs(`${what}: XState ${JSON.stringify(xstate)}, executor ${JSON.stringify(executor)}`);
}

/** XState lists no actions, so their order is nobody's. */
function inOrder(actions: readonly Typed[]): string[] {
  return actions.map((action) => JSON.stringify(action)).sort();
}

/** `undefined` instead of an exception that says that the chart never rests. */
function atRest<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof Error && /Infinite loop detected|No rest after/.test(error.message))
      return undefined;
    throw error;
  }
}

/**
 * Sends the actions to all three, and compares place, position, edges taken, acceptance and reason after each, and
 * which actions of the universe are legal. The machine must take its context as input, and carry
 * `options.maxIterations` if it may be endless.
 */
export function walk<P extends object, A extends Typed, R>(
  machine: AnyStateMachine,
  chart: Chart<P, A, R>,
  position: P,
  actions: Iterable<A>,
  universe: readonly A[],
): Walk {
  const ids = edgeIds(machine, edgesOf(chart));
  const edges: string[] = [];
  let seenByActor: string[] = [];
  let accepted = 0;
  let refused = 0;
  const finish = (end: Walk['end'], difference?: string): Walk => ({
    difference,
    edges,
    accepted,
    refused,
    end,
  });

  try {
    const [first] = initialTransition(machine, structuredClone(position));
    let snapshot: AnyMachineSnapshot = first;
    const actor = createActor(machine, {
      input: structuredClone(position),
      inspect: (event) => {
        if (event.type !== '@xstate.microstep') return;
        seenByActor.push(...event._transitions.map((edge) => ids.get(edge)!));
      },
    });
    actor.subscribe({ error: () => {} });
    actor.start();

    const buffer: A[] = [];
    let taken: string[] = [];
    const observe = (edge: Edge<P, A, R>) => taken.push(edge.id);
    const draft = structuredClone(position);
    const started = atRest(() => chart.start(draft, observe));
    same('endless at the start', snapshot.status === 'error', started === undefined);
    same('actor endless at the start', actor.getSnapshot().status === 'error', started === undefined);
    if (started === undefined) return finish('endless');
    let place: Place = started;
    const compare = (when: string): void => {
      same(`place ${when}`, snapshot.value, chart.valueOf(place));
      same(`position ${when}`, snapshot.context, draft);
      same(`actor's place ${when}`, actor.getSnapshot().value, chart.valueOf(place));
      same(`actor's position ${when}`, actor.getSnapshot().context, draft);
      same(`edges ${when}`, seenByActor, taken);
      same(`over ${when}`, snapshot.status === 'done', chart.isOver(place));
      same(`tags ${when}`, [...snapshot.tags].sort(), [...chart.tagsOf(place)].sort());
      edges.push(...taken);
      const legal = snapshot.status === 'done' ? [] : universe.filter((action) => snapshot.can(action));
      same(`legal ${when}`, inOrder(legal), inOrder(chart.legalActions(place, draft, buffer)));
    };
    compare('at the start');

    for (const action of actions) {
      if (snapshot.status === 'done') return finish('over');
      const when = `after ${edges.at(-1) ?? 'the start'} and ${JSON.stringify(action)}`;
      const isAccepted = snapshot.can(action);
      same(`accepted ${when}`, isAccepted, chart.accepts(place, draft, action));
      same(`reason ${when}`, reasonByXState(machine, snapshot, action), chart.whyNot(place, draft, action));
      seenByActor = [];
      taken = [];
      const before = structuredClone(draft);
      const next = atRest(() => transition(machine, snapshot, action)[0]);
      actor.send(action);
      const applied = atRest(() => chart.apply({ place, position: draft }, action));
      same(`position given to apply ${when}`, before, draft);
      same(`endless ${when}`, next === undefined, applied === undefined);
      same(`actor endless ${when}`, actor.getSnapshot().status === 'error', applied === undefined);
      if (next === undefined || applied === undefined) return finish('endless');
      same(`accepted by apply ${when}`, isAccepted, applied.ok);
      snapshot = next;
      if (applied.ok) {
        accepted++;
        const bare = structuredClone(draft);
        same(`place of advance ${when}`, applied.state.place, chart.advance(place, bare, action));
        same(`position of advance ${when}`, applied.state.position, bare);
        place = chart.advanceTraced(place, draft, action, observe);
        same(`place of apply ${when}`, applied.state.place, place);
        same(`position of apply ${when}`, applied.state.position, draft);
      } else {
        refused++;
        // XState runs an empty microstep for what it refuses, and eventless edges that change nothing.
        seenByActor = [];
      }
      compare(when);
    }
    return finish(snapshot.status === 'done' ? 'over' : 'walked');
  } catch (error) {
    if (error instanceof Differs) return finish('walked', error.message);
    throw error;
  }
}
