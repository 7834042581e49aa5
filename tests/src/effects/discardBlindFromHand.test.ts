/** `discardBlindFromHand`: cards taken at random from the hand of the opponent. */
import { expect, test } from 'vitest';
import { type SideSetup, table } from '../../support/builder';
import { character, choose, play, refused, takeBack } from '../../support/verbs';
import { look } from '../../support/view';

const two = 'Sarogakanas the Ancient';
const one = 'Cardus Nikkus';
const asked = (name: string, you: SideSetup, me: SideSetup = {}) =>
  play(table({ me: { ...me, hand: [name] }, you }), character(name));

test('Sarogakanas takes two, Cardus Nikkus one; Leadership cards go to the leader pile', () => {
  const state = asked(two, { hand: ['Summon Sorcerer', 'Charm Holy Dragon', 'Trigger Brainstorm'] });
  expect(look(state).asks).toMatchObject({ kind: 'amount', options: ['1', '2'], min: 0 });
  expect(look(play(state, choose('2'))).you).toMatchObject({
    hand: { length: 1 },
    leaderPile: { length: 2 },
    discard: [],
  });
  const single = asked(one, { hand: ['Spark', 'Volca'] });
  expect(look(single).asks?.kind).toBe('useText');
  expect(look(play(single, choose(one))).you).toMatchObject({ hand: { length: 1 }, discard: { length: 1 } });
});

test('fewer in hand: all of them; none: nothing is asked; and the owner may leave it', () => {
  expect(look(play(asked(two, { hand: ['Spark'] }), choose(two))).you.hand).toEqual([]);
  expect(look(asked(two, { hand: [] })).asks).toBeUndefined();
  expect(look(play(asked(two, { hand: ['Spark', 'Volca'] }), choose())).you.hand).toHaveLength(2);
});

test('open cards may be chosen knowingly, the others by chance', () => {
  const half = play(
    asked(two, { hand: ['Spark', 'Volca', 'Blaze'], disclosed: ['Spark', 'Volca'] }),
    choose('2'),
  );
  expect(look(half).asks).toMatchObject({
    kind: 'discardBlind',
    options: ['Spark', 'Volca', 'hidden'],
    min: 1,
  });
  const second = play(half, choose('Volca'));
  expect(look(second).asks!.options).toEqual(['Spark', 'hidden']);
  expect(look(play(second, choose('hidden'))).you).toMatchObject({ hand: ['Spark'], disclosed: ['Spark'] });
});

test('chance falls on each hidden card', () => {
  const gone = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const state = table({ seed, me: { hand: [one] }, you: { hand: ['Spark', 'Volca'] } });
    return look(play(state, character(one), choose(one))).you.discard[0];
  });
  expect(new Set(gone)).toEqual(new Set(['Spark', 'Volca']));
});

test('a hidden card came to light: nothing is taken back', () => {
  expect(refused(play(asked(one, { hand: ['Spark'] }), choose(one)), takeBack).code).toBe('cannotTakeBack');
});

test('it may run the opponent out of cards', () => {
  expect(look(play(asked(one, { hand: ['Spark'], deck: 0 }), choose(one))).you.isOut).toBe(true);
});

test('ignored it takes nothing; in the turn of the other seat it takes from the first', () => {
  expect(look(asked(one, { hand: ['Spark'], support: ['Laughing Gas'] })).asks).toBeUndefined();
  const theirs = table({ onTurn: 'you', me: { hand: ['Spark'] }, you: { hand: [one] } });
  expect(look(play(theirs, character(one), choose(one))).me.discard).toEqual(['Spark']);
});
