/** `setAttractsDragon`: Storms. */
import { expect, test } from 'vitest';
import { type SideSetup, type TableSetup, table } from '../../support/builder';
import { announce, play } from '../../support/verbs';
import { look } from '../../support/view';

const storms = ['Crashing Thunder Storm', 'Swirling Snow Storm', 'Lashing Sand Storm', 'Drowning Rain Storm'];

/** My turn begins after yours. */
const begun = (me: SideSetup, you: SideSetup = {}, changes: TableSetup = {}) =>
  look(
    play(
      table({ phase: 'announce', onTurn: 'you', me, you: { combat: ['Wild Unicorn'], ...you }, ...changes }),
      announce(),
    ),
  );

test('two active Storms attract one dragon, and four no more', () => {
  expect(begun({ support: storms.slice(2) }).dragons).toEqual([1, 0, 2]);
  expect(begun({ support: storms }).dragons).toEqual([1, 0, 2]);
  expect(begun({ support: storms.slice(0, 1) }).dragons).toEqual([0, 0, 3]);
});

test('every turn it holds, and only at the beginning of the turn of their owner', () => {
  const twice = begun({ support: storms }, {}, { dragons: [1, 0] });
  expect(twice.dragons).toEqual([2, 0, 1]);
  const theirs = play(table({ phase: 'announce', me: { combat: ['Volca'], support: storms } }), announce());
  expect(look(theirs)).toMatchObject({ onTurn: 'you', dragons: [0, 0, 3] });
});

test('Storms whose text or card is ignored do not count', () => {
  expect(begun({ support: storms }, { support: ['Laughing Gas'] }).dragons).toEqual([0, 0, 3]);
  expect(begun({ support: storms }, { combat: ['Wild Unicorn', 'Flitterflutter'] }).dragons).toEqual([
    0, 0, 3,
  ]);
});

test('it may win the game at once', () => {
  expect(begun({ support: storms }, {}, { dragons: [3, 0] }).results).toMatchObject([
    { winner: 0, crystals: 4 },
  ]);
});

test('the other seat has it in its own turns', () => {
  const state = table({ phase: 'announce', me: { combat: ['Wild Unicorn'] }, you: { support: storms } });
  expect(look(play(state, announce())).dragons).toEqual([0, 1, 2]);
});
