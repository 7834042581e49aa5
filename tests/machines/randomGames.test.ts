/** Random legal matches of all kinds of decks end, and break no promise on the way (`npm run soak` plays far more). */
import { expect, test } from 'vitest';
import { actionTypes } from '../../src/actions';
import { questionKinds } from '../../src/position';
import { phases } from '../../src/vocabulary';
import { nthMatch, roundLength, rounds } from '../support/pairings';
import { nothingReached, watchRandomMatch } from '../support/randomMatch';

const reached = nothingReached();

test.each(rounds.map((kind, round) => [kind, round] as const))('81 random matches: %s', (_kind, round) => {
  const before = reached.matches;
  for (let place = 0; place < roundLength; place++) {
    const { settings, watch } = nthMatch(round * roundLength + place);
    watchRandomMatch(settings, { ...watch, every: 12 }, reached);
  }
  expect(reached.matches - before).toBe(roundLength);
});

test('the matches came to every phase that waits, to every action, and to nearly every question', () => {
  expect(reached.games).toBeGreaterThan(reached.matches);
  const waiting = phases.filter((phase) => phase !== 'refill');
  expect([...reached.phases].sort()).toEqual([...waiting, 'mulligan'].sort());
  expect(actionTypes.filter((type) => !reached.types.has(type))).toEqual([]);
  expect(questionKinds.filter((kind) => !reached.questions.has(kind)).length).toBeLessThanOrEqual(3);
  expect(reached.reasons.size).toBeGreaterThan(25);
});
