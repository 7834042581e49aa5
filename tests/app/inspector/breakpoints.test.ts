/** Where a game stops: at which microstep of an action a breakpoint is come to. */
import { expect, test } from 'vitest';
import { type Breakpoint, hitBy } from '../../../app/inspector/breaks/breakpoints';
import { readRecorded } from '../../../app/inspector/game/recorded';
import { rulesNamed } from '../../../app/inspector/game/rules';
import { traceOf } from '../../../app/inspector/game/trace';
import type { AnyState } from '../../../app/inspector/game/types';
import { settingsOf } from '../../../machines/matchModule';
import { writeRecord } from '../../../src/record';
import { randomRecord } from '../../support/randomRecord';

const rules = rulesNamed('match');

/** The first action of a random game that a breakpoint stops, and what it stops at. */
function firstStop(breakpoint: Breakpoint) {
  const game = readRecorded(writeRecord(randomRecord(settingsOf(0), 1, 200)));
  if (!game.ok) throw new Error(game.faults[0]!.code);
  let state: AnyState = { place: rules.chart.placeOf(game.value.place), position: game.value.position };
  for (const action of game.value.actions) {
    const trace = traceOf(rules, state, action);
    const hit = hitBy(rules, [breakpoint], state, trace);
    if (hit !== undefined) return { before: state, step: trace[hit.micro - 1]!, action };
    state = trace.at(-1)!.state;
  }
  return undefined;
}

const nameAt = ({ place }: AnyState): string => rules.chart.nameOf(place);

test('on entering and on leaving a state', () => {
  const turn = 'match.game.fight.turn';
  const entered = firstStop({ kind: 'enter', of: `${turn}.announce` })!;
  expect(nameAt(entered.step.state)).toContain(`${turn}.announce`);
  expect(nameAt(entered.before)).not.toContain('announce');
  const left = firstStop({ kind: 'leave', of: 'match.game.mulligan' })!;
  expect(nameAt(left.before)).toBe('match.game.mulligan');
  expect(nameAt(left.step.state)).not.toBe('match.game.mulligan');
});

test('on an edge that happens by itself, in the midst of an action', () => {
  const edge = rules.chart.statechart.edges.find(
    ({ source, cause }) => source.endsWith('refill') && cause === 'eventless',
  )!;
  const stop = firstStop({ kind: 'edge', of: edge.id })!;
  expect(stop.step.edge.id).toBe(edge.id);
});

test('on a guard turning true, and on a condition of the position', () => {
  const turned = firstStop({ kind: 'guardTrue', of: 'characterIsAllowed' })!;
  expect(nameAt(turned.step.state)).toContain('character');
  const counted = firstStop({ kind: 'position', of: 'turn.number >= 3' })!;
  const turnOf = ({ position }: AnyState) => (position as { turn: { number: number } }).turn.number;
  expect([turnOf(counted.before), turnOf(counted.step.state)]).toEqual([2, 3]);
});
