/** `multiplyValue`: values that are doubled. */
import { expect, test } from 'vitest';
import { type SideSetup, table } from '../../support/builder';
import { booster, cardOf, character, choose, next, play } from '../../support/verbs';
import { look } from '../../support/view';

const powerOf = (me: SideSetup, you: SideSetup = {}) => look(table({ me, you })).me.power;

test('one Character in one element or both', () => {
  expect(powerOf({ combat: ['Spark', 'Volcanic Gauntlets'] })).toEqual({ fire: 8, earth: 2 });
  expect(powerOf({ combat: ['Spark', 'Titanic Gauntlets'] })).toEqual({ fire: 4, earth: 4 });
  expect(powerOf({ combat: ['Spark', 'Potion of Cosmic Power'] })).toEqual({ fire: 8, earth: 4 });
  expect(powerOf({ combat: ['Spark'], support: ['Duplicator of Strength'] })).toEqual({ fire: 4, earth: 4 });
  expect(powerOf({ combat: ['Spark'], support: ['Duplicator of Fire'] })).toEqual({ fire: 8, earth: 2 });
});

test('all own active cards of a kind, Bluffs among the Supports', () => {
  expect(powerOf({ combat: ['FunFun', 'FunFair', 'Fireblast'] }).fire).toBe(6 + 3);
  expect(
    powerOf({ combat: ['Carl Kamikaze Crow', 'Fireblast', 'Earthblast'], support: ['Tome of Wisdom'] }).fire,
  ).toBe(6 + 4 + 3);
  const supports = { support: ['Tome of Wisdom', 'Fire Swamp'], bluffs: ['Captain Su Cha'] };
  expect(powerOf({ combat: ['Demegodas the Odd'], ...supports })).toEqual({
    fire: 2 + 6 + 4 + 4,
    earth: 2 + 6,
  });
});

test('several doublings multiply', () => {
  expect(powerOf({ combat: ['Spark', 'Volcanic Gauntlets', 'Potion of Cosmic Power'] }).fire).toBe(16);
  expect(powerOf({ combat: ['FunFun', 'FunFair'], support: ['Duplicator of Fire'] }).fire).toBe(3 * 2 * 2);
});

test('doubling comes after zeroing and raising', () => {
  expect(powerOf({ combat: ['Torch', 'Potion of Sparkling Fire', 'Volcanic Gauntlets'] }).fire).toBe(12);
  expect(powerOf({ combat: ['Volca', 'Volcanic Gauntlets'] }, { combat: ['CoolCat'] }).fire).toBe(0);
});

test('until the owner has chosen, the target is the one with the best total, ties by the order played (D10)', () => {
  expect(powerOf({ combat: ['Young Bear', 'Young Fox', 'Potion of Cosmic Power'] })).toEqual({
    fire: 3 * 2 + 2,
    earth: 3 * 2 + 2,
  });
});

test('a Duplicator gets a new target with each new own Character', () => {
  const state = table({
    me: {
      hand: ['Sun Setting', 'Spark', 'Stars Shining'],
      combat: ['Volca'],
      support: ['Duplicator of Fire'],
    },
  });
  const chosen = {
    ...state,
    position: {
      ...state.position,
      targets: [[cardOf(state, 0, 'Duplicator of Fire'), cardOf(state, 0, 'Volca')] as const],
    },
  };
  const played = play(chosen, character('Spark'), character('Sun Setting'));
  expect(look(played).me.power.fire).toBe(8 + 2);
  const asked = play(played, next, next);
  expect(look(asked).asks).toMatchObject({ kind: 'target', options: ['Spark', 'Sun Setting'] });
});

test('lost in the turn of the other seat it is replaced by itself, and asked for only between equals (D10)', () => {
  const lost = (combat: string[]) => {
    const state = table({ me: { hand: ['Highchirp'] }, you: { combat: [...combat, 'Volcanic Gauntlets'] } });
    const targets = [[cardOf(state, 1, 'Volcanic Gauntlets'), cardOf(state, 1, 'Young Bear')]] as const;
    const chosen = { ...state, position: { ...state.position, targets } };
    return play(chosen, character('Highchirp'), choose('Young Bear'), next, next);
  };
  expect(look(lost(['Young Bear', 'Spark', 'Shimmer']))).toMatchObject({
    phase: 'announce',
    you: { power: { fire: 8 + 3 } },
  });
  const tied = lost(['Young Bear', 'Spark', 'Sear']);
  expect(look(tied).asks).toMatchObject({ kind: 'target', by: 'you', options: ['Spark', 'Sear'] });
  expect(look(play(tied, choose('Sear'))).phase).toBe('announce');
});

test('ignored it doubles nothing, and an ignored target adds nothing', () => {
  const me = { combat: ['Spark', 'Volcanic Gauntlets'] };
  for (const you of [{ combat: ['Trillilling'] }, { support: ['Laughing Gas'] }])
    expect(powerOf(me, you).fire).toBe(4);
  expect(powerOf(me, { combat: ['Hank Highflyer Hawk'] }).fire).toBe(0);
});

test.each(['me', 'you'] as const)('it holds in the turn of %s', (onTurn) => {
  const state = table({ onTurn, me: { combat: ['Spark', 'Volcanic Gauntlets'] } });
  expect(look(state).me.power.fire).toBe(8);
});

test('with only Boosters left there is no target', () => {
  const state = table({ phase: 'reinforcement', me: { hand: ['Volcanic Gauntlets'], combat: [] } });
  expect(look(play(state, booster('Volcanic Gauntlets'))).me.power.fire).toBe(0);
});
