/** `recallCard`: one own card back into the hand. */
import { expect, test } from 'vitest';
import { observe } from '../../../machines/engine';
import { type SideSetup, table } from '../../support/builder';
import { character, choose, leadership, play } from '../../support/verbs';
import { look } from '../../support/view';

const me: SideSetup = {
  under: ['Spark', 'Earthblast'],
  combat: ['Volca', 'Fireblast'],
  support: ['Tome of Wisdom'],
  bluffs: ['Captain Su Cha'],
  ships: [{ ship: 'Rising Sun', cargo: ['Sear'] }],
};
const asked = (name: string, mine: SideSetup = me, you: SideSetup = {}) =>
  play(table({ phase: 'leadership', me: { ...mine, hand: [name] }, you }), leadership(name));

test('Summon Sorcerer: an active Character, Booster or Support, Bluffs among them (D22)', () => {
  const state = asked('Summon Sorcerer');
  expect(look(state).asks).toMatchObject({
    kind: 'recall',
    min: 0,
    options: ['Volca', 'Fireblast', 'Tome of Wisdom', 'Captain Su Cha'],
  });
  expect(look(play(state, choose('Tome of Wisdom'))).me).toMatchObject({
    hand: ['Tome of Wisdom'],
    support: [],
  });
  expect(look(play(state, choose())).me.hand).toEqual([]);
  const bluff = play(state, choose('Captain Su Cha'));
  expect(look(bluff).me).toMatchObject({ hand: ['Captain Su Cha'], bluffs: [] });
  expect(observe(bluff, 1).sides[0].hand).toEqual([null]);
});

test('Call Spirit of the Battlefield: a Character or Booster, covered ones too', () => {
  const state = asked('Call Spirit of the Battlefield');
  expect(look(state).asks!.options).toEqual(['Spark', 'Earthblast', 'Volca', 'Fireblast']);
  expect(look(play(state, choose('Spark'))).me).toMatchObject({ hand: ['Spark'], under: ['Earthblast'] });
});

test('Gloria Gracia: any of them but herself, after the old cards were pushed under', () => {
  const state = table({ me: { ...me, hand: ['Gloria Gracia'] } });
  const played = play(state, character('Gloria Gracia'));
  expect(look(played).asks!.options).toEqual(['Spark', 'Earthblast', 'Volca', 'Fireblast']);
  expect(look(play(played, choose('Volca'))).me).toMatchObject({
    hand: ['Volca'],
    combat: ['Gloria Gracia'],
  });
});

test('it needs no RETRIEVE icon, and one of the opponent does not keep it from working', () => {
  const state = asked('Summon Sorcerer', me, { combat: ['Peckswift'] });
  expect(look(play(state, choose('Volca'))).me.hand).toEqual(['Volca']);
});

test('a full hand takes nothing; with nothing there nothing is asked', () => {
  expect(look(asked('Summon Sorcerer', me, { combat: ['Bottelus Emptius'] })).asks).toBeUndefined();
  expect(look(asked('Summon Sorcerer', {})).asks).toBeUndefined();
});

test('what the card did ends when it is taken back', () => {
  const state = asked('Summon Sorcerer', { combat: ['Spark', 'Volcanic Gauntlets'] });
  expect(look(state).me.power.fire).toBe(8);
  expect(look(play(state, choose('Volcanic Gauntlets'))).me.power.fire).toBe(4);
});

test('ignored it takes nothing back; the other seat takes its own', () => {
  expect(look(asked('Summon Sorcerer', me, { support: ['Laughing Gas'] })).asks).toBeUndefined();
  const theirs = table({
    phase: 'leadership',
    onTurn: 'you',
    you: { hand: ['Summon Sorcerer'], combat: ['Blaze'] },
  });
  expect(look(play(theirs, leadership('Summon Sorcerer'), choose('Blaze'))).you.hand).toEqual(['Blaze']);
});
