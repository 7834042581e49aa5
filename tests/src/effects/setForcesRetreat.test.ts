/** `setForcesRetreat`: Floods. */
import { expect, test } from 'vitest';
import { type SideSetup, table } from '../../support/builder';
import { announce, character, choose, next, play } from '../../support/verbs';
import { look, newsOf } from '../../support/view';

const floods = ['Torrential Flood', 'Tidal Flood'];
const ended = (me: SideSetup, you: SideSetup = {}) => play(table({ phase: 'announce', me, you }), announce());

test('with two in force the opponent retreats when the turn is over, without a turn', () => {
  const after = ended(
    { combat: ['Volca'], support: floods },
    { combat: ['Sear'], hand: ['Flash the Incendiary'] },
  );
  expect(look(after)).toMatchObject({
    dragons: [1, 0, 2],
    fight: 2,
    starter: 'you',
    onTurn: 'you',
    opened: false,
  });
  expect(newsOf(after, 'turnBegins')).toHaveLength(1);
});

test('one is not enough, and ignored ones do not count', () => {
  expect(look(ended({ combat: ['Volca'], support: floods.slice(0, 1) })).fight).toBe(1);
  expect(look(ended({ combat: ['Volca'], support: floods }, { support: ['Laughing Gas'] })).fight).toBe(1);
  expect(look(ended({ combat: ['Volca'], support: floods }, { combat: ['Flitterflutter'] })).fight).toBe(1);
});

test('texts of the end of the turn come first', () => {
  const asked = ended({ combat: ['TopGun'], support: floods });
  expect(look(asked)).toMatchObject({ fight: 1, asks: { kind: 'useText', source: 'TopGun' } });
  expect(look(play(asked, choose('TopGun'))).fight).toBe(2);
});

test('the dragons are counted as for any retreat, with the Sirens on top (D13)', () => {
  expect(look(ended({ combat: ['Redamikanas the Cartographer'], support: floods })).dragons).toEqual([
    2, 0, 1,
  ]);
  expect(
    look(ended({ combat: ['Volca'], support: floods }, { support: ['Fearsome Chant'] })).dragons,
  ).toEqual([0, 0, 3]);
  expect(look(ended({ combat: ['Volca'], support: [...floods, 'Irresistible Sirens'] })).dragons).toEqual([
    2, 0, 1,
  ]);
});

test('the Floods of the player whose turn begins do nothing until that turn is over', () => {
  const state = table({ me: { hand: ['Flash the Incendiary'] }, you: { combat: ['Sear'], support: floods } });
  expect(look(play(state, character('Flash the Incendiary'), next, next, announce()))).toMatchObject({
    fight: 1,
    onTurn: 'you',
  });
});
