/** One game on three executors at once: the compiled table, a live XState actor, and XState's pure transition. */
import { isDeepStrictEqual } from 'node:util';
import {
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  transition,
} from 'xstate';
import type { Chart, Place } from '../../machines/executor/chart';
import type { Because, RulesModule, Typed } from '../../machines/rulesModule';
import { whyNot } from '../../machines/rulesModule';
import { below, nextRandom, seedRandom } from '../../src/rng';
import { reasonByXState } from './xstateReason';

/** What was compared, so that a test can say that it was enough. */
export interface Compared {
  games: number;
  actions: number;
  refusals: number;
  /** Moments at which every candidate of every type was put to both. */
  full: number;
  pure: number;
  readonly reasons: Set<string>;
  readonly edges: Set<string>;
}

export const nothingCompared = (): Compared => ({
  games: 0,
  actions: 0,
  refusals: 0,
  full: 0,
  pure: 0,
  reasons: new Set(),
  edges: new Set(),
});

export interface Walk {
  readonly seed: number;
  readonly bound: number;
  /**
   * The pure transition builds an actor for each call; every so many actions are put to it, and all candidates are
   * compared then. In between, three candidates are.
   */
  readonly pureEvery: number;
  /** Shuns these types nine times out of ten, so that fights grow long and rare edges are taken. */
  readonly shunned?: readonly string[];
}

/** Numbers by chance: `pick(n)` gives 0 to n - 1. */
function picker(seed: number): (count: number) => number {
  let rng = seedRandom(seed);
  return (count) => {
    rng = nextRandom(rng);
    return below(rng, count);
  };
}

/** XState lists no actions, so their order is nobody's. */
const inOrder = (actions: readonly Typed[]): string[] => actions.map((one) => JSON.stringify(one)).sort();

/** A difference, in words. */
class Differs extends Error {}

class Game<P extends object, A extends Typed, R extends Because> {
  private readonly actor: AnyActor;
  private readonly position: P;
  private place: Place;

  constructor(
    private readonly module: RulesModule<P, A, R>,
    private readonly chart: Chart<P, A, R>,
    start: P,
    private readonly compared: Compared,
  ) {
    const machine: AnyStateMachine = module.machine;
    this.actor = createActor(machine, { input: start });
    this.actor.start();
    this.position = module.copy(start);
    this.place = chart.start(this.position, (edge) => compared.edges.add(edge.id));
  }

  private get snapshot(): AnyMachineSnapshot {
    return this.actor.getSnapshot();
  }

  get where(): string {
    return this.chart.nameOf(this.place);
  }

  get isOver(): boolean {
    return this.chart.isOver(this.place);
  }

  private same(what: string, xstate: unknown, table: unknown): void {
    if (isDeepStrictEqual(xstate, table)) return;
    throw new Differs(`${what}: XState ${JSON.stringify(xstate)}, table ${JSON.stringify(table)}`);
  }

  compareState(): void {
    const { value, context, status } = this.snapshot;
    this.same('place', this.chart.nameOf(this.chart.placeOfValue(value)), this.where);
    this.same('position', context, this.position);
    this.same('over', status === 'done', this.isOver);
  }

  private candidates(type: A['type']): A[] {
    const found: A[] = [];
    this.module.candidates(this.position, type, (action) => found.push(action));
    return found;
  }

  /** Acceptance and reason of one candidate; true when it is accepted. */
  private compareAnswer(action: A): boolean {
    const { module, chart, place, position, snapshot, compared } = this;
    const text = module.writeAction(action);
    const refusal = chart.whyNot(place, position, action);
    this.same(`${text} accepted`, snapshot.can(action), refusal === undefined);
    this.same(`reason for ${text}`, reasonByXState(module.machine, snapshot, action), refusal);
    if (refusal === undefined) return true;
    const reason = whyNot(module, chart, { place, position }, action);
    if (!reason?.code || !reason.rule) throw new Differs(`${text} is refused without a reason`);
    compared.refusals++;
    compared.reasons.add(reason.code);
    return false;
  }

  /** Puts a few candidates to both; the actor is sent those that are refused, and must not move. */
  compareSome(pick: (count: number) => number): void {
    const { actionTypes } = this.module;
    for (let tries = 0; tries < 3; tries++) {
      const offered = this.candidates(actionTypes[pick(actionTypes.length)]!);
      if (offered.length === 0) continue;
      const action = offered[pick(offered.length)]!;
      if (this.compareAnswer(action)) continue;
      this.actor.send(action);
      this.compareState();
    }
  }

  /** Puts every candidate of every type to both: what is legal, and why the rest is not. */
  compareAll(): void {
    const { chart, place, position, module, compared } = this;
    const accepted = module.actionTypes.flatMap((type) =>
      this.candidates(type).filter((action) => this.compareAnswer(action)),
    );
    this.same('legal', inOrder(accepted), inOrder(chart.legalActions(place, position, [])));
    compared.full++;
  }

  comparePure(action: A): void {
    const { module, chart, place, position, compared } = this;
    const [next] = transition(module.machine, this.snapshot, action);
    const draft = module.copy(position);
    const there = chart.advance(place, draft, action);
    this.same('place by pure transition', next.value, chart.valueOf(there));
    this.same('position by pure transition', next.context, draft);
    compared.pure++;
  }

  /** One of the legal actions, none of the unwanted types where there is another. */
  pickAction(unwanted: readonly string[], pick: (count: number) => number): A {
    const legal = this.chart.legalActions(this.place, this.position, []);
    const wanted = legal.filter((action) => !unwanted.includes(action.type));
    const from = wanted.length > 0 ? wanted : legal;
    if (from.length === 0) throw new Differs('no legal action');
    return from[pick(from.length)]!;
  }

  take(action: A): void {
    this.actor.send(action);
    this.place = this.chart.advanceTraced(this.place, this.position, action, (edge) =>
      this.compared.edges.add(edge.id),
    );
    this.compared.actions++;
  }
}

/** Plays random legal actions until the game is over; answers the first difference in words, or `undefined`. */
export function differenceInGame<P extends object, A extends Typed, R extends Because>(
  module: RulesModule<P, A, R>,
  chart: Chart<P, A, R>,
  start: P,
  { seed, bound, pureEvery, shunned = [] }: Walk,
  compared: Compared,
): string | undefined {
  const game = new Game(module, chart, start, compared);
  // Of their own, so that what is tried on the way does not change the game.
  const [pick, pickTry] = [picker(seed), picker(seed + 1)];
  let last = 'the start';
  try {
    for (let step = 0; step < bound; step++) {
      game.compareState();
      if (game.isOver) {
        compared.games++;
        return undefined;
      }
      const isFull = compared.actions % pureEvery === 0;
      if (isFull) game.compareAll();
      else game.compareSome(pickTry);
      const unwanted = pick(10) === 0 ? ['takeBack'] : ['takeBack', ...shunned];
      const action = game.pickAction(unwanted, pick);
      if (isFull) game.comparePure(action);
      game.take(action);
      last = module.writeAction(action);
    }
    return undefined;
  } catch (error) {
    if (error instanceof Differs) return `seed ${seed}, at ${game.where} after ${last}: ${error.message}`;
    throw error;
  }
}
