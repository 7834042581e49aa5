/** `discardOwnHand`: Oomola-Aqua-Delta. */
import { expect, test } from 'vitest';
import { observe } from '../../../machines/engine';
import { type SideSetup, table } from '../../support/builder';
import { announce, character, choose, next, play } from '../../support/verbs';
import { look } from '../../support/view';

const asked = (hand: string[], you: SideSetup = {}) =>
  play(table({ me: { hand: ['Oomola-Aqua-Delta', ...hand] }, you }), character('Oomola-Aqua-Delta'));

test('any number of hand cards, one after the other; Leadership cards go to the leader pile', () => {
  const state = asked(['Spark', 'Summon Sorcerer', 'Volca']);
  expect(look(state).asks).toMatchObject({ kind: 'discardOwn', min: 0, max: 1, options: { length: 3 } });
  const two = play(state, choose('Spark'), choose('Summon Sorcerer'), choose());
  expect(look(two)).toMatchObject({
    asks: undefined,
    me: { hand: ['Volca'], discard: ['Spark'], leaderPile: ['Summon Sorcerer'] },
  });
});

test('none, or all', () => {
  expect(look(play(asked(['Spark']), choose())).me.hand).toEqual(['Spark']);
  const all = play(asked(['Spark', 'Volca']), choose('Spark'), choose('Volca'));
  expect(look(all)).toMatchObject({ asks: undefined, me: { hand: [] } });
  expect(look(asked([])).asks).toBeUndefined();
});

test('it comes before the refill', () => {
  const after = play(asked(['Spark', 'Volca']), choose('Spark'), choose('Volca'), next, next, announce());
  expect(look(after).me.hand).toHaveLength(6);
});

test('the other seat does not see what there is to choose from', () => {
  expect(observe(asked(['Spark', 'Volca']), 1).question!.options).toEqual([]);
});

test('ignored it does nothing; the other seat discards its own cards', () => {
  expect(look(asked(['Spark'], { support: ['Laughing Gas'] })).asks).toBeUndefined();
  const theirs = table({ onTurn: 'you', you: { hand: ['Oomola-Aqua-Delta', 'Spark'] } });
  expect(look(play(theirs, character('Oomola-Aqua-Delta'), choose('Spark'))).you.discard).toEqual(['Spark']);
});
