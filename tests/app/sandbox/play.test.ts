/** Going on, taking back and taking again, in a game of the plot track. */
import { describe, expect, test } from 'vitest';
import { begin, refusal, stateOf, take, takeAgain, takeBack } from '../../../app/sandbox/play';
import { plotTrackRules as rules } from '../../../app/sandbox/plotTrack/rules';
import { newPosition } from '../../../src/fragments/plotTrack/setup';

const start = begin(rules, newPosition());
const weaken = { type: 'addToken', zone: 2 } as const;

describe('a game in a sandbox', () => {
  test('takes an accepted action and leaves the set-up as it was', () => {
    const next = take(rules, start, weaken);
    expect(stateOf(next).position.zones[2]?.tokens).toBe(1);
    expect(next.setup).toEqual(newPosition());
    expect(refusal(rules, next, weaken)).toMatchObject({ code: 'noStrengthLeft', rule: 'I4' });
  });

  test('does not move for a refused action', () => {
    const next = take(rules, start, weaken);
    expect(take(rules, next, weaken)).toBe(next);
  });

  test('taking back and taking again come to the same state', () => {
    const next = take(rules, take(rules, start, weaken), { type: 'endTurn' });
    const back = takeBack(rules, takeBack(rules, next));
    expect(stateOf(back)).toEqual(stateOf(start));
    expect(stateOf(takeAgain(rules, takeAgain(rules, back)))).toEqual(stateOf(next));
    expect(takeBack(rules, start)).toBe(start);
  });

  test('a new action forgets what was taken back', () => {
    const back = takeBack(rules, take(rules, start, weaken));
    expect(take(rules, back, { type: 'endTurn' }).undone).toEqual([]);
  });
});
