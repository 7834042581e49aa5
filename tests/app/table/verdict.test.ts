import { expect, test } from 'vitest';
import { viewOf } from '../../../app/game/view';
import { verdictOf } from '../../../app/table/zones/verdict';
import { en } from '../../../src/text/en';
import { table } from '../../support/builder';
import { character, play } from '../../support/verbs';

test('R9.1: what lies there from the turn before is not called enough; the new Character is', () => {
  const before = table({ me: { hand: ['Flare'], combat: ['Volca'] }, you: { combat: ['Cinder'] } });
  const said = (state: typeof before) => verdictOf(viewOf(state, 0), 0, 'fire', en);
  expect(said(before)).toBe('5, 2\u00a0needed');
  expect(said(play(before, character('Flare')))).toBe('2, enough');
  expect(verdictOf(viewOf(before, 0), 1, 'fire', en)).toBe('2');
});
