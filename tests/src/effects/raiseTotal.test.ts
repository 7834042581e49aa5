/** `raiseTotal`: a floor under the own total. */
import { expect, test } from 'vitest';
import { type SideSetup, type TableSetup, table } from '../../support/builder';
import { announce, character, play } from '../../support/verbs';
import { look } from '../../support/view';

const powerOf = (me: SideSetup, you: SideSetup = {}, changes: TableSetup = {}) =>
  look(table({ me, you, ...changes })).me.power;

test('a lower sum becomes the figure, a higher one stays', () => {
  expect(powerOf({ combat: ['Spark', 'Elemental Enchantment'] })).toEqual({ fire: 6, earth: 6 });
  expect(
    powerOf({ combat: ['Flash the Incendiary', 'Elemental Enchantment'], support: ['Tome of Wisdom'] }).fire,
  ).toBe(9);
});

test('Firewater and Earthwater work in their element only', () => {
  expect(powerOf({ combat: ['Spark', 'Firewater'] })).toEqual({ fire: 7, earth: 2 });
  expect(powerOf({ combat: ['Spark', 'Earthwater'] })).toEqual({ fire: 4, earth: 7 });
});

test('several do not add up: the highest counts', () => {
  expect(powerOf({ combat: ['Spark', 'Firewater', 'Elemental Enchantment'] })).toEqual({ fire: 7, earth: 6 });
});

test('it comes after doubling, and even where all values are ignored', () => {
  expect(powerOf({ combat: ['Shimmer', 'Volcanic Gauntlets', 'Elemental Enchantment'] }).fire).toBe(6);
  expect(
    powerOf({ combat: ['Spark', 'Elemental Enchantment'] }, { combat: ['Hank Highflyer Hawk'] }).fire,
  ).toBe(6);
});

test('ignored or pushed under it lifts nothing', () => {
  for (const you of [{ combat: ['Trillilling'] }, { support: ['Laughing Gas'] }]) {
    expect(powerOf({ combat: ['Spark', 'Elemental Enchantment'] }, you).fire).toBe(4);
  }
  const covered = table({ me: { hand: ['Torch'], combat: ['Spark', 'Elemental Enchantment'] } });
  expect(look(play(covered, character('Torch'))).me.power.fire).toBe(1);
});

test('the opponent has to match it too', () => {
  const state = table({
    phase: 'announce',
    onTurn: 'you',
    me: { combat: ['Spark', 'Elemental Enchantment'] },
    you: { combat: ['Scorch the Inflammable'] },
  });
  expect(look(play(state, announce())).announced).toBe(6);
});

test('in an opening turn it counts for the element that is announced', () => {
  const opening = table({ phase: 'announce', element: null, me: { combat: ['Spark', 'Firewater'] } });
  expect(look(play(opening, announce('fire'))).announced).toBe(7);
  expect(look(play(opening, announce('earth'))).announced).toBe(2);
});

test('after a change of the element it starts or stops working', () => {
  const me = { hand: ['Fel-nar-Gan'], combat: [] };
  const state = table({ me, you: { combat: ['Spark', 'Earthwater'] } });
  expect(look(state).you.power.fire).toBe(4);
  expect(look(play(state, character('Fel-nar-Gan')))).toMatchObject({
    element: 'earth',
    you: { power: { earth: 7 } },
  });
});
