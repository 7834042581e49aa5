/** `limitDeckDraws`: cards the opponent takes from the own draw pile in one turn. */
import { expect, test } from 'vitest';
import { type SideSetup, table } from '../../support/builder';
import { announce, character, choose, fightOn, leadership, next, play, retreat } from '../../support/verbs';
import { look } from '../../support/view';

const wall: SideSetup = { combat: ['Torch'], support: ['Wall of Fire'] };
const dust: SideSetup = { combat: ['Torch'], support: ['Gluing Dust'] };
const ended = (me: SideSetup, you: SideSetup) =>
  play(table({ phase: 'announce', me: { combat: ['Wild Unicorn'], ...me }, you }), announce());

test('Wall of Fire: none; Gluing Dust: one; the lowest of several', () => {
  expect(look(ended({}, wall)).me.hand).toHaveLength(0);
  expect(look(ended({}, dust)).me.hand).toHaveLength(1);
  expect(
    look(ended({}, { combat: ['Torch'], support: ['Gluing Dust', 'Wall of Fire'] })).me.hand,
  ).toHaveLength(0);
});

test('it counts draws of any cause in the turn: texts, searches and the refill', () => {
  const muster = (you: SideSetup) =>
    play(
      table({ phase: 'leadership', me: { hand: ['Muster Reinforcements', 'Wild Unicorn'] }, you }),
      leadership('Muster Reinforcements'),
    );
  expect(look(muster(wall)).asks).toBeUndefined();
  const one = play(muster(dust), choose('Muster Reinforcements'));
  expect(look(one).me.hand).toHaveLength(2);
  const refilled = play(one, next, fightOn, character('Wild Unicorn'), next, next, announce());
  expect(look(refilled).me.hand).toHaveLength(1);
  const whistle = table({ phase: 'leadership', me: { hand: ['Blow Whistle of Friendship'] }, you: wall });
  expect(look(play(whistle, leadership('Blow Whistle of Friendship'))).asks).toBeUndefined();
});

test('texts of the end of the turn find nothing left to draw', () => {
  expect(look(ended({ combat: ['Wild Unicorn', 'TopGun'] }, dust))).toMatchObject({
    asks: undefined,
    onTurn: 'you',
  });
});

test('cards from the discard pile or from play are not counted (D31)', () => {
  const bag = table({
    phase: 'leadership',
    me: { hand: ['Open Lucky Bag of Life'], discard: ['Spark', 'Sear', 'Volca'] },
    you: wall,
  });
  const asked = play(bag, leadership('Open Lucky Bag of Life'));
  expect(look(play(asked, choose('3'))).me.hand).toHaveLength(3);
  const underworld = table({
    phase: 'leadership',
    me: { hand: ['Call Spirit of the Underworld', 'Wild Unicorn'], discard: ['Spark'] },
    you: dust,
  });
  const fetched = play(underworld, leadership('Call Spirit of the Underworld'), choose('Spark'));
  expect(fetched.position.turn.deckDraws).toBe(0);
  const after = play(fetched, next, fightOn, character('Wild Unicorn'), next, next, announce());
  expect(look(after).me.hand).toHaveLength(2);
});

test('the refill after the fight is free, and so is the next turn', () => {
  const retreated = table({ phase: 'retreat', me: { hand: [] }, you: wall });
  expect(look(play(retreated, retreat)).me.hand).toHaveLength(6);
  expect(ended({}, dust).position.turn.deckDraws).toBe(0);
});

test('ignored it limits nothing, and its owner never', () => {
  expect(look(ended({ support: ['Laughing Gas'] }, wall)).me.hand).toHaveLength(6);
  expect(look(ended(wall, { combat: ['Torch'] })).me.hand).toHaveLength(6);
});

test('it binds the other seat too', () => {
  const state = table({ phase: 'announce', onTurn: 'you', me: wall, you: { combat: ['Wild Unicorn'] } });
  expect(look(play(state, announce())).you.hand).toHaveLength(0);
});
