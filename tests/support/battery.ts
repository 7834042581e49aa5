/**
 * Promises that every rules module keeps, tried on random games. One call in a test file is enough:
 * `battery(module, driver, { setUp, games, bound })`. A failing game shrinks to a short one, printed with its seed.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Because, RulesModule, Typed } from '../../machines/rulesModule';
import { languages } from '../../src/vocabulary';
import type { Driver, Moment } from './drivers';

export interface BatteryOptions<P> {
  readonly setUp: (seed: number) => P;
  readonly games: number;
  /** So many actions at most in one game. */
  readonly bound: number;
  /** How many of the games must have ended; a run in which none ends proves nothing. */
  readonly ended: number;
  /** Throws when the position breaks what always holds; the start comes along for comparison. */
  readonly invariant?: (position: P, start: P) => void;
  /** A position that differs only in what nobody may see. */
  readonly hide?: (position: P, seed: number) => P;
  readonly seed?: number;
}

interface Reached {
  ended: number;
  readonly actionTypes: Set<string>;
  readonly reasons: Set<string>;
  readonly places: Set<string>;
}

export function battery<P extends object, A extends Typed, R extends Because>(
  module: RulesModule<P, A, R>,
  driver: Driver<P, A, R>,
  options: BatteryOptions<P>,
): Reached {
  const reached: Reached = { ended: 0, actionTypes: new Set(), reasons: new Set(), places: new Set() };
  describe(`battery of ${module.name} on ${driver.name}`, () => {
    test(`${options.games} random games keep every promise`, () => {
      const choices = fc.array(fc.nat(1 << 20), { maxLength: options.bound, size: 'max' });
      const game = fc.property(fc.nat(1 << 30), choices, (seed, picks) => {
        const played = new Game(module, driver, options, reached, seed);
        for (const pick of picks) if (!played.move(pick)) break;
      });
      fc.assert(game, { numRuns: options.games, seed: options.seed ?? 1 });
    });

    test('the games reached what they should', () => {
      expect(reached.ended).toBeGreaterThanOrEqual(options.ended);
      expect([...reached.actionTypes].sort()).toEqual([...module.actionTypes].sort());
    });
  });
  return reached;
}

class Game<P extends object, A extends Typed, R extends Because> {
  private readonly start: P;
  private now: Moment<P, A, R>;

  constructor(
    private readonly module: RulesModule<P, A, R>,
    private readonly driver: Driver<P, A, R>,
    private readonly options: BatteryOptions<P>,
    private readonly reached: Reached,
    private readonly seed: number,
  ) {
    const given = options.setUp(seed);
    const before = JSON.stringify(given);
    this.now = driver.start(given);
    expect(JSON.stringify(given), 'starting leaves the given position alone').toBe(before);
    this.start = this.now.position;
  }

  /** Checks the present moment and takes one of its legal actions; false when there is none. */
  move(pick: number): boolean {
    const { now, module } = this;
    this.reached.places.add(now.place);
    const legal = this.checkCandidates();
    this.checkPosition(legal);
    const actors = module.toAct(now.position, now.place);
    expect(actors.length > 0, `somebody is to act, unless it is over: ${now.place}`).toBe(!now.isOver);
    expect(legal.length > 0, `something can be done, unless it is over: ${now.place}`).toBe(!now.isOver);
    if (now.isOver) this.reached.ended += 1;
    const action = legal[pick % legal.length];
    if (action === undefined) return false;
    this.take(action);
    return true;
  }

  /** Every candidate is accepted, or refused with a reason; returns those accepted. */
  private checkCandidates(): A[] {
    const { now, module } = this;
    const legal: A[] = [];
    for (const type of module.actionTypes) {
      let isFirst = true;
      module.candidates(now.position, type, (action) => {
        if (action.type !== type) throw new Error(`a candidate for ${type} is ${action.type}`);
        const reason = now.whyNot(action);
        if (reason === undefined) legal.push(action);
        else this.checkRefusal(action, reason, isFirst);
        if (isFirst) this.checkNotation(action);
        isFirst = false;
      });
    }
    return legal;
  }

  private checkRefusal(action: A, reason: R, isFirst: boolean): void {
    const { now, module, reached } = this;
    if (isFirst) {
      const after = now.after(action);
      expect([after.place, after.position], 'a refused action changes nothing').toEqual([
        now.place,
        now.position,
      ]);
    }
    if (reached.reasons.has(reason.code)) return;
    reached.reasons.add(reason.code);
    for (const language of languages) {
      expectSentence(module.describeReason(reason, language, now.position));
      expectSentence(module.ruleText(reason.rule, language));
    }
  }

  private checkNotation(action: A): void {
    const { module } = this;
    const text = module.writeAction(action);
    expect(text, 'an action is one line').not.toMatch(/\n/);
    expect(module.readAction(text), text).toEqual({ ok: true, value: action });
    expect(module.readAction(JSON.parse(JSON.stringify(action)))).toEqual({ ok: true, value: action });
  }

  private checkPosition(legal: readonly A[]): void {
    const { now, module, options } = this;
    const restored: P = JSON.parse(JSON.stringify(now.position));
    expect(restored, 'a position is plain JSON').toEqual(now.position);
    expect(module.copy(now.position), 'a copy is equal').toEqual(now.position);
    expect(module.summary(now.position), 'a summary is one line').not.toMatch(/\n/);
    options.invariant?.(now.position, this.start);
    if (options.hide) this.checkHidden(options.hide(now.position, this.seed), legal);
  }

  /** What nobody may see changes neither what is observed nor what is legal. */
  private checkHidden(other: P, legal: readonly A[]): void {
    const { now, module, driver } = this;
    for (const actor of module.toAct(now.position, now.place)) {
      expect(module.observe?.(other, actor)).toEqual(module.observe?.(now.position, actor));
    }
    const elsewhere = driver.at(now.place, other);
    for (const action of legal) expect(elsewhere.whyNot(action)).toBeUndefined();
  }

  private take(action: A): void {
    const { now, module, reached } = this;
    const before = JSON.stringify(now.position);
    const next = now.after(action);
    expect(JSON.stringify(now.position), 'taking an action leaves the position before it alone').toBe(before);
    this.checkNotation(action);
    if (!reached.actionTypes.has(action.type)) {
      reached.actionTypes.add(action.type);
      for (const language of languages) {
        expect(module.describeAction(action, language, now.position)).not.toBe('');
      }
    }
    this.now = next;
  }
}

function expectSentence(text: string): void {
  expect(text).toMatch(/^\S.*[.!?]$/);
  expect(text).not.toMatch(/undefined|NaN|\[object/);
}
