/** `opponentDiscards`: the opponent picks cards of the own hand. */
import { expect, test } from 'vitest';
import { observe } from '../../../machines/engine';
import { type SideSetup, table } from '../../support/builder';
import { announce, character, choose, leadership, play } from '../../support/verbs';
import { look } from '../../support/view';

const hand = ['Spark', 'Volca', 'Blaze', 'Summon Sorcerer'];
const bashdin = (you: SideSetup, me: SideSetup = {}) =>
  play(table({ me: { ...me, hand: ['Bashdin'] }, you }), character('Bashdin'));

test('Bashdin: up to two, which the opponent picks', () => {
  const offered = bashdin({ hand });
  expect(look(offered).asks).toMatchObject({ kind: 'amount', by: 'me', options: ['1', '2'], min: 0 });
  const asked = play(offered, choose('2'));
  expect(look(asked).asks).toMatchObject({ kind: 'discardForced', by: 'you', options: hand, min: 2, max: 2 });
  const done = look(play(asked, choose('Spark', 'Summon Sorcerer'))).you;
  expect(done).toMatchObject({
    hand: ['Volca', 'Blaze'],
    discard: ['Spark'],
    leaderPile: ['Summon Sorcerer'],
  });
  expect(look(play(offered, choose())).you.hand).toEqual(hand);
});

test('as many as there are: with no more cards than asked for all go', () => {
  expect(look(play(bashdin({ hand: ['Spark', 'Volca'] }), choose('2'))).you).toMatchObject({
    hand: [],
    discard: ['Spark', 'Volca'],
  });
  expect(look(bashdin({ hand: [] })).asks).toBeUndefined();
});

test('TopBanana: one at the end of each own turn, if its owner wants', () => {
  const asked = play(table({ phase: 'announce', me: { combat: ['TopBanana'] }, you: { hand } }), announce());
  expect(look(asked)).toMatchObject({ phase: 'end', asks: { kind: 'useText', by: 'me' } });
  const picking = play(asked, choose('TopBanana'));
  expect(look(picking).asks).toMatchObject({ kind: 'discardForced', by: 'you', min: 1 });
  expect(look(play(picking, choose('Volca')))).toMatchObject({ onTurn: 'you', you: { discard: ['Volca'] } });
});

test('Sprinkle Water of Tranquility: down to five cards, forced, and only when played', () => {
  const many = ['Spark', 'Volca', 'Blaze', 'Sear', 'Torch', 'Shimmer', 'Glimmer', 'Ignite', 'Furnace'];
  const name = 'Sprinkle Water of Tranquility';
  const state = (cards: string[]) =>
    table({ phase: 'leadership', me: { hand: [name] }, you: { hand: cards } });
  const asked = play(state(many), leadership(name));
  expect(look(asked).asks).toMatchObject({ kind: 'discardForced', by: 'you', min: 3, max: 3 });
  const last = play(asked, choose('Spark', 'Volca', 'Blaze'));
  expect(look(last).asks).toMatchObject({ min: 1, max: 1 });
  expect(look(play(last, choose('Sear'))).you.hand).toHaveLength(5);
  expect(look(play(state(many.slice(0, 5)), leadership(name))).asks).toBeUndefined();
});

test('the owner of the text does not see the hand', () => {
  const asked = play(bashdin({ hand }), choose('2'));
  expect(observe(asked, 0).question).toMatchObject({ options: [], min: 2 });
});

test('ignored it asks for nothing; in the turn of the other seat the first one picks', () => {
  expect(look(bashdin({ hand, support: ['Laughing Gas'] })).asks).toBeUndefined();
  const theirs = table({ onTurn: 'you', me: { hand }, you: { hand: ['Bashdin'] } });
  expect(look(play(theirs, character('Bashdin'), choose('1'))).asks).toMatchObject({ by: 'me' });
});
