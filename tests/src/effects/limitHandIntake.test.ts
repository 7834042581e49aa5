/** `limitHandIntake`: no card into a hand of that size. */
import { expect, test } from 'vitest';
import { type SideSetup, table } from '../../support/builder';
import { announce, character, choose, leadership, play, refused, retrieve } from '../../support/verbs';
import { look } from '../../support/view';

const sand: SideSetup = { combat: ['Torch'], support: ['Quivering Quicksand'] };
const emptied: SideSetup = { combat: ['Bottelus Emptius'] };
const ended = (me: SideSetup, you: SideSetup) =>
  play(table({ phase: 'announce', me: { combat: ['Wild Unicorn'], ...me }, you }), announce());

test('Quicksand: the refill stops at four cards, and a larger hand stays', () => {
  expect(look(ended({ hand: ['Spark'] }, sand)).me.hand).toHaveLength(4);
  const five = ['Spark', 'Sear', 'Volca', 'Blaze', 'Shimmer'];
  expect(look(ended({ hand: five }, sand)).me.hand).toEqual(five);
});

test('Bottelus Emptius: nothing comes into the hand at all', () => {
  expect(look(ended({}, emptied)).me.hand).toEqual([]);
});

test('it holds for every source: retrieving, texts that take back, draw or search', () => {
  const retrieving = (you: SideSetup, hand: string[]) =>
    table({ phase: 'beginning', me: { hand, combat: ['Peckswift'] }, you });
  expect(refused(retrieving(emptied, []), retrieve('Peckswift'))).toMatchObject({ code: 'handFull', max: 0 });
  expect(refused(retrieving(sand, ['Spark', 'Sear', 'Volca', 'Blaze']), retrieve('Peckswift'))).toMatchObject(
    { max: 4 },
  );
  expect(look(play(retrieving(sand, ['Spark']), retrieve('Peckswift'))).me.hand).toHaveLength(2);
  for (const name of [
    'Summon Sorcerer',
    'Call Spirit of the Underworld',
    'Blow Whistle of Friendship',
    'Open Lucky Bag of Life',
  ]) {
    const state = table({
      phase: 'leadership',
      me: { hand: [name], combat: ['Volca'], discard: ['Spark'] },
      you: emptied,
    });
    expect(look(play(state, leadership(name))).asks, name).toBeUndefined();
  }
});

test('a draw goes as far as the limit', () => {
  const state = table({
    phase: 'leadership',
    me: { hand: ['Muster Reinforcements', 'Spark', 'Sear'] },
    you: sand,
  });
  const asked = play(state, leadership('Muster Reinforcements'));
  expect(look(asked).asks!.options).toEqual(['1', '2']);
  expect(look(play(asked, choose('2'))).me.hand).toHaveLength(4);
});

test('ignored it limits nothing, and its owner never', () => {
  expect(look(ended({ support: ['Laughing Gas'] }, sand)).me.hand).toHaveLength(6);
  expect(look(ended(sand, {})).me.hand).toHaveLength(6);
});

test('it binds the other seat too, from the moment it is played', () => {
  const state = table({ me: { hand: ['Bottelus Emptius'] }, you: { combat: ['Torch'] } });
  const played = play(state, character('Bottelus Emptius'));
  expect(played.position.sides[1].hand).toEqual([]);
  const theirs = table({ phase: 'announce', onTurn: 'you', me: emptied, you: { combat: ['Wild Unicorn'] } });
  expect(look(play(theirs, announce())).you.hand).toEqual([]);
});
