/** A match of random legal actions, watched: at every moment each promise is tried. Throws with seed and step. */
import { isDeepStrictEqual } from 'node:util';
import {
  apply,
  isOver,
  legalActions,
  matchChart,
  newMatch,
  phaseOf,
  placeOf,
  type State,
  toAct,
  whyNot,
} from '../../machines/engine';
import { type Action, actionTypes } from '../../src/actions';
import { candidates } from '../../src/candidates';
import { copyPosition } from '../../src/copy';
import { observe as observePosition } from '../../src/observe';
import type { Position, Settings } from '../../src/position';
import { below, nextRandom, seedRandom } from '../../src/rng';
import { opponentOf, seats } from '../../src/vocabulary';
import { exchangeHidden } from './hidden';
import { brokenPromise } from './promises';

/** What random matches have come across, all together. */
export interface Reached {
  matches: number;
  games: number;
  actions: number;
  readonly phases: Set<string>;
  readonly questions: Set<string>;
  readonly types: Set<string>;
  readonly reasons: Set<string>;
}

export const nothingReached = (): Reached => ({
  matches: 0,
  games: 0,
  actions: 0,
  phases: new Set(),
  questions: new Set(),
  types: new Set(),
  reasons: new Set(),
});

/** No match has come near it: a longer one goes round in circles. */
const bound = 50_000;

/** `uniform`: each legal action alike. `eager`: fights on and plays what it can, so that fights grow long. */
export type Style = 'uniform' | 'eager';

const isReluctant = (action: Action): boolean =>
  ['retreat', 'decline', 'next', 'pass'].includes(action.type) ||
  (action.type === 'choose' && action.picks.length === 0);

class Watched {
  private rng: number;
  private step = 0;

  constructor(
    private state: State,
    private readonly seed: number,
    private readonly style: Style,
    /** In one of how many moments the slow promises are tried. */
    private readonly every: number,
    private readonly reached: Reached,
  ) {
    this.rng = seedRandom(seed);
  }

  play(): void {
    while (!isOver(this.state)) {
      if (this.step++ > bound) this.fail('the match does not end');
      this.take(this.pick(this.tried()));
    }
    this.expect(legalActions(this.state).length === 0, 'something is legal after the end');
    this.reached.matches += 1;
    this.reached.games += this.state.position.results.length;
    this.reached.actions += this.step;
  }

  /** The legal actions of the present moment, once every promise has been tried on it. */
  private tried(): Action[] {
    const { state, reached } = this;
    reached.phases.add(phaseOf(state));
    if (state.position.question !== null) reached.questions.add(state.position.question.kind);
    const broken = brokenPromise(state.position);
    if (broken !== undefined) this.fail(broken);
    const legal = legalActions(state);
    this.expect(legal.length > 0, 'nothing is legal');
    this.legalIsAccepted(legal);
    if (this.chance(this.every) === 0) this.trySlowly(legal);
    return legal;
  }

  private trySlowly(legal: readonly Action[]): void {
    const { position } = this.state;
    const before = JSON.stringify(position);
    this.othersAreRefused(legal);
    this.nothingLeaks(legal);
    for (const action of legal.slice(0, 20))
      this.expect(apply(this.state, action).ok, 'a legal action is refused');
    this.expect(JSON.stringify(position) === before, 'the position was written to');
    this.expect(isDeepStrictEqual(JSON.parse(before), position), 'the position is not plain JSON');
    this.expect(isDeepStrictEqual(copyPosition(position), position), 'a copy differs');
  }

  private legalIsAccepted(legal: readonly Action[]): void {
    const actor = toAct(this.state);
    for (const action of legal) {
      this.expect(action.seat === actor, `${JSON.stringify(action)} is of another seat`);
      this.expect(whyNot(this.state, action) === undefined, `${JSON.stringify(action)} is not accepted`);
    }
    const keys = new Set(legal.map((action) => JSON.stringify(action)));
    this.expect(keys.size === legal.length, 'an action is offered twice');
  }

  /** Candidates of every type, and the legal actions tried by the other seat. */
  private othersAreRefused(legal: readonly Action[]): void {
    const keys = new Set(legal.map((action) => JSON.stringify(action)));
    const others: Action[] = legal.map((action) => ({ ...action, seat: opponentOf(action.seat) }));
    for (const type of actionTypes) {
      const found: Action[] = [];
      candidates(this.state.position, type, (action) => found.push(action));
      for (let i = 0; i < Math.min(found.length, 4); i++) {
        const action = found[this.chance(found.length)]!;
        if (!keys.has(JSON.stringify(action))) others.push(action);
      }
    }
    for (const action of others) {
      const applied = apply(this.state, action);
      if (applied.ok) this.fail(`${JSON.stringify(action)} is accepted`);
      this.expect(/^R\d+\.\d+$/.test(applied.reason.rule), `no rule in ${JSON.stringify(applied.reason)}`);
      this.reached.reasons.add(applied.reason.code);
    }
  }

  /** What a seat cannot see changes neither what it observes nor what it may do. */
  private nothingLeaks(legal: readonly Action[]): void {
    const { place, position } = this.state;
    for (const seat of seats) {
      const other: Position = exchangeHidden(position, seat, this.chance(1 << 20));
      this.expect(
        isDeepStrictEqual(observePosition(other, seat), observePosition(position, seat)),
        `seat ${seat} observes what is hidden from it`,
      );
      if (seat !== toAct(this.state)) continue;
      const same = matchChart.legalActions(place, other, []);
      this.expect(isDeepStrictEqual(same, legal), `what seat ${seat} may do depends on what is hidden`);
    }
  }

  /** Taken back is only where nothing else is legal. */
  private pick(legal: readonly Action[]): Action {
    const forward = legal.filter((action) => action.type !== 'takeBack');
    const eager = forward.filter((action) => !isReluctant(action));
    const keen = this.style === 'eager' && eager.length > 0 && this.chance(5) > 0;
    const from = keen ? eager : forward.length > 0 ? forward : legal;
    return from[this.chance(from.length)]!;
  }

  private take(action: Action): void {
    this.reached.types.add(action.type);
    const applied = apply(this.state, action);
    if (!applied.ok) this.fail(`${JSON.stringify(action)} is refused: ${JSON.stringify(applied.reason)}`);
    this.state = applied.state;
  }

  private chance(n: number): number {
    this.rng = nextRandom(this.rng);
    return below(this.rng, n);
  }

  private expect(holds: boolean, breach: string): void {
    if (!holds) this.fail(breach);
  }

  private fail(breach: string): never {
    const decks = this.state.position.settings.decks.map(
      ({ people, title }) => `${people}${title ? ` ${title}` : ''}`,
    );
    throw new Error(
      `Seed ${this.seed}, ${this.style} (${decks.join(' against ')}), action ${this.step}, at ${placeOf(this.state)}: ${breach}`,
    );
  }
}

export interface Watch {
  readonly seed: number;
  readonly style: Style;
  /** The slow promises are tried in one of so many moments. */
  readonly every: number;
}

/** Plays one match to its end. */
export function watchRandomMatch(settings: Settings, { seed, style, every }: Watch, reached: Reached): void {
  new Watched(newMatch(settings, seed), seed, style, every, reached).play();
}
