/** `discardPileToDeck`: Administer Water of Immortality. */
import { expect, test } from 'vitest';
import { type SideSetup, table } from '../../support/builder';
import { choose, leadership, next, play, retreat } from '../../support/verbs';
import { look, newsOf } from '../../support/view';

const name = 'Administer Water of Immortality';
const asked = (me: SideSetup, you: SideSetup = {}) =>
  play(table({ phase: 'leadership', me: { hand: [name], ...me }, you }), leadership(name));

test('the whole discard pile is shuffled into the draw pile, the leader pile stays', () => {
  const after = play(
    asked({ deck: ['Torch'], discard: ['Spark', 'Volca'], leaderPile: ['Summon Sorcerer'] }),
    choose(name),
  );
  const { me } = look(after);
  expect([me.deck.sort(), me.discard, me.leaderPile]).toEqual([
    ['Spark', 'Torch', 'Volca'],
    [],
    ['Summon Sorcerer', name],
  ]);
  expect(newsOf(after, 'shuffle')).toHaveLength(1);
});

test('the owner may leave it; an empty pile is not asked about', () => {
  expect(look(play(asked({ discard: ['Spark'] }), choose())).me.discard).toEqual(['Spark']);
  expect(look(asked({})).asks).toBeUndefined();
});

test('as the last card it brings its owner back into the game (D24)', () => {
  const state = asked({ deck: 0, discard: ['Spark', 'Volca'] });
  expect(look(state).me.isOut).toBe(true);
  const back = play(state, choose(name));
  expect(look(back).me.isOut).toBe(false);
  expect(look(play(back, next, retreat)).results).toEqual([]);
});

test('ignored it does nothing; the other seat shuffles its own pile', () => {
  expect(look(asked({ discard: ['Spark'] }, { support: ['Laughing Gas'] })).asks).toBeUndefined();
  const theirs = table({
    phase: 'leadership',
    onTurn: 'you',
    you: { hand: [name], deck: 0, discard: ['Spark'] },
  });
  expect(look(play(theirs, leadership(name), choose(name))).you.deck).toEqual(['Spark']);
});
