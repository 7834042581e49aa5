/** The table of why and why not: complete, short, and of one opinion with the chart. */
import { expect, test } from 'vitest';
import { startState } from '../../../app/inspector/game/ownGame';
import { rulesNamed } from '../../../app/inspector/game/rules';
import type { AnyState } from '../../../app/inspector/game/types';
import { groupsOf } from '../../../app/inspector/why/groups';
import { rowsOfWaiting, type WhyRow, whyTable } from '../../../app/inspector/why/rows';
import { toActAt } from '../../../machines/place';
import type { Typed } from '../../../machines/rulesModule';
import type { Position } from '../../../src/position';
import { below, nextRandom, seedRandom } from '../../../src/rng';
import { opponentOf } from '../../../src/vocabulary';

const rules = rulesNamed('match');
const { module, chart } = rules;

/** Every state of a random game, so many actions long. */
function* randomGame(seed: number, actions: number): Generator<AnyState> {
  let state = startState(rules, module.newPosition(seed));
  let rng = seedRandom(seed);
  for (let done = 0; done < actions; done++) {
    yield state;
    const legal = chart
      .legalActions(state.place, state.position, [])
      .filter(({ type }) => type !== 'takeBack');
    if (legal.length === 0) return;
    rng = nextRandom(rng);
    const applied = chart.apply(state, legal[below(rng, legal.length)]!);
    if (!applied.ok) throw new Error('A legal action was refused');
    state = applied.state;
  }
}

const words = {
  action: (action: Typed) => module.writeAction(action),
  reason: ({ code, rule }: { code: string; rule: string }) => `${code} ${rule}`,
};
const cardsOf = (action: object): readonly number[] =>
  'cards' in action ? (action.cards as number[]) : 'card' in action ? [action.card as number] : [];
const cardsIn = (rows: readonly WhyRow[]) => new Set(rows.flatMap(({ action }) => cardsOf(action ?? {})));

test('names every legal action as true, and whatever it calls false the chart refuses', () => {
  for (const state of randomGame(4, 150)) {
    const { rows } = whyTable(rules, state);
    const legal = chart.legalActions(state.place, state.position, []).map(module.writeAction).sort();
    const truths = rows.filter(({ action, isTrue }) => action !== undefined && isTrue);
    expect(truths.map(({ action }) => module.writeAction(action!)).sort()).toEqual(legal);
    for (const { action, isTrue, reason } of rows) {
      if (action === undefined || isTrue !== false) continue;
      expect(chart.accepts(state.place, state.position, action)).toBe(false);
      expect(reason?.code).toBeTruthy();
    }
  }
});

test('has an answer for every card in the hand of whoever acts, and on demand of the other, at every place', () => {
  const places = new Set<string>();
  for (const seed of [0, 6, 8]) {
    for (const state of randomGame(seed, 200)) {
      const position = state.position as Position;
      const place = chart.nameOf(state.place);
      const seat = toActAt(position, place);
      if (seat === null) continue;
      places.add(place);
      const told = cardsIn(whyTable(rules, state).rows);
      const silent = position.sides[seat].hand.filter((card) => !told.has(card));
      expect([place, silent]).toEqual([place, []]);
      const waiting = rowsOfWaiting(rules, state);
      const toldToo = cardsIn(waiting);
      expect(position.sides[opponentOf(seat)].hand.filter((card) => !toldToo.has(card))).toEqual([]);
      expect(waiting.some(({ isTrue }) => isTrue !== false)).toBe(false);
    }
  }
  expect(places.size).toBeGreaterThan(6);
});

test('asks for whoever is to act, so that nothing is refused for the turn alone', () => {
  const refusedAt = new Map<string, Set<string>>();
  for (const seed of [0, 7]) {
    for (const state of randomGame(seed, 60)) {
      const place = chart.nameOf(state.place);
      const codes = refusedAt.get(place) ?? new Set();
      refusedAt.set(place, codes);
      for (const { reason } of whyTable(rules, state).rows) if (reason) codes.add(reason.code);
    }
  }
  const [mulligan, window] = ['match.game.mulligan', 'match.game.fight.turn.announce.showColours'];
  expect(refusedAt.get(mulligan)).toContain('wrongPhase');
  expect(refusedAt.get(window)).toContain('wrongPhase');
  for (const [place, codes] of refusedAt) expect([place, codes.has('notYourTurn')]).toEqual([place, false]);
});

test('makes one group of rows with one answer, and drops none', () => {
  let longest = 0;
  for (const state of randomGame(0, 300)) {
    const { rows } = whyTable(rules, state);
    const groups = groupsOf(rows, words);
    longest = Math.max(longest, rows.length);
    expect(groups.length).toBeLessThanOrEqual(30);
    expect(groups.reduce((sum, { members }) => sum + Math.max(1, members.length), 0)).toBe(rows.length);
  }
  expect(longest).toBeGreaterThan(60);
});

test('narrowed to an action, keeps only what is said of it', () => {
  const [state] = randomGame(0, 1);
  const { rows } = whyTable(rules, state!);
  const said = module.writeAction(rows[0]!.action!);
  const groups = groupsOf(rows, words, said.toUpperCase());
  expect(groups.length).toBeGreaterThan(0);
  for (const { members } of groups) expect(members.every((member) => member.words.includes(said))).toBe(true);
  expect(groupsOf(rows, words, 'no such card')).toEqual([]);
});
