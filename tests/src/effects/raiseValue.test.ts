/** `raiseValue`: values that increase to a figure. */
import { expect, test } from 'vitest';
import { type SideSetup, table } from '../../support/builder';
import { booster, choose, next, play } from '../../support/verbs';
import { look } from '../../support/view';

const powerOf = (me: SideSetup, you: SideSetup = {}) => look(table({ me, you })).me.power;

test('it raises to the figure in the named elements, and never lowers', () => {
  expect(powerOf({ combat: ['Torch', 'Potion of Prodigious Passion'] })).toEqual({ fire: 5, earth: 5 });
  expect(powerOf({ combat: ['Flash the Incendiary', 'Potion of Prodigious Passion'] })).toEqual({
    fire: 6,
    earth: 5,
  });
  expect(powerOf({ combat: ['Torch', 'Potion of Sparkling Fire'] })).toEqual({ fire: 6, earth: 4 });
  expect(powerOf({ combat: ['Torch', 'Potion of Trembling Earth'] })).toEqual({ fire: 1, earth: 6 });
});

test('to the sum, or the higher, of both printed values', () => {
  expect(powerOf({ combat: ['Torch', 'Potion of Conjoining'] })).toEqual({ fire: 5, earth: 5 });
  expect(powerOf({ combat: ['Torch', 'Potion of Mutation'] })).toEqual({ fire: 4, earth: 4 });
});

test('after another raise the larger figure counts, nothing is added (D11)', () => {
  expect(powerOf({ combat: ['Torch', 'Potion of Prodigious Passion', 'Potion of Conjoining'] })).toEqual({
    fire: 5,
    earth: 5,
  });
  expect(
    powerOf({ combat: ['Lavar the Powerful', 'Potion of Prodigious Passion', 'Potion of Conjoining'] }),
  ).toEqual({ fire: 9, earth: 9 });
});

test('Powdermaster raises all own Bluffs to 4 in the element of the fight, zeroed ones too', () => {
  const me = { combat: ['Powdermaster Yina Ko'], bluffs: ['Captain Su Cha', 'Cannoneer Qu Cha'] };
  expect(powerOf(me)).toEqual({ fire: 2 + 8, earth: 1 });
  expect(powerOf(me, { combat: ['CoolCub'] })).toEqual({ fire: 2 + 8, earth: 1 });
  expect(powerOf(me, { combat: ['Flitterflutter'] }).fire).toBe(2);
});

test('the owner picks one of several own Characters before the announcement (D10)', () => {
  const state = table({
    phase: 'reinforcement',
    me: { hand: ['Potion of Sparkling Fire'], combat: ['Young Bear', 'Young Fox'] },
  });
  const asked = play(state, booster('Potion of Sparkling Fire'), next);
  expect(look(asked).asks).toMatchObject({ kind: 'target', options: ['Young Bear', 'Young Fox'], min: 1 });
  expect(look(asked).me.power.fire).toBe(3 + 6);
  expect(look(play(asked, choose('Young Bear'))).me.power.fire).toBe(6 + 2);
});

test('one candidate needs no choice, none gives nothing', () => {
  const one = table({
    phase: 'reinforcement',
    me: { hand: ['Potion of Sparkling Fire'], combat: ['Torch'] },
  });
  expect(look(play(one, booster('Potion of Sparkling Fire'), next))).toMatchObject({
    phase: 'announce',
    me: { power: { fire: 6 } },
  });
  expect(powerOf({ combat: ['Potion of Sparkling Fire'] }).fire).toBe(0);
});

test('a target whose values are ignored adds nothing; an ignored potion raises nothing', () => {
  const me = { combat: ['Torch', 'Potion of Prodigious Passion'] };
  expect(powerOf(me, { combat: ['Hank Highflyer Hawk'] }).fire).toBe(0);
  expect(powerOf(me, { combat: ['Trillilling'] }).fire).toBe(1);
  expect(powerOf(me, { support: ['Laughing Gas'] }).fire).toBe(1);
});

test.each(['me', 'you'] as const)('it holds in the turn of %s, and is doubled after raising', (onTurn) => {
  const me = { combat: ['Torch', 'Potion of Prodigious Passion', 'Volcanic Gauntlets'] };
  expect(look(table({ onTurn, me })).me.power.fire).toBe(10);
});
