/** R17: how the power of a side is made up. */
import { describe, expect, test } from 'vitest';
import { powerSum } from '../../../src/power';
import { type SideSetup, table } from '../../support/builder';
import { character, pay, play, refused } from '../../support/verbs';
import { look } from '../../support/view';

const powerOf = (me: SideSetup, you: SideSetup = {}) => look(table({ me, you })).me.power;

describe('power', () => {
  test('R17.1: it is the sum of the active, not ignored cards of both areas', () => {
    const side = {
      under: ['Blaze'],
      combat: ['Volca', 'Fireblast'],
      support: ['Tome of Wisdom'],
      ships: [{ ship: 'Rising Sun', cargo: ['Spark'] }],
    };
    expect(powerOf(side)).toEqual({ fire: 5 + 3 + 3, earth: 1 + 2 + 3 });
    expect(powerOf(side, { combat: ['Trillilling'] })).toEqual({ fire: 8, earth: 4 });
  });

  test('R17.2: a value is set to 0, then raised, then doubled', () => {
    const combat = ['Torana', 'Potion of Prodigious Passion', 'Potion of Cosmic Power'];
    const position = table({ me: { combat }, you: { combat: ['CoolCat'] } }).position;
    const [line] = powerSum(position, 0, 'fire').lines;
    expect(line!.changes.map(({ why, value }) => [why, value])).toEqual([
      ['zeroed', 0],
      ['raised', 5],
      ['multiplied', 10],
    ]);
    expect(powerOf({ combat: ['Flash the Incendiary', 'Potion of Prodigious Passion'] }).fire).toBe(6);
  });

  test('R17.3: "my total power increases to" is a floor, applied last and only in its element', () => {
    expect(powerOf({ combat: ['Spark', 'Elemental Enchantment'] })).toEqual({ fire: 6, earth: 6 });
    expect(powerOf({ combat: ['Flamebreath the Dazzling', 'Elemental Enchantment'] }).fire).toBe(7);
    expect(powerOf({ combat: ['Spark', 'Firewater'] })).toEqual({ fire: 7, earth: 2 });
  });

  test('R17.4: payments read printed values after "set to 0"; a ban by value reads the print itself', () => {
    const zeroed = { combat: ['CoolCat'], support: ['Cloying Mud'] };
    const before = table({ me: { hand: ['Volca', 'Spark'] }, you: { ...zeroed, under: [] } });
    expect(refused(before, character('Volca')).code).toBe('bannedByCard');
    const demanded = table({
      me: { hand: ['Volca', 'Spark'], combat: ['Potion of Prodigious Passion'] },
      you: { combat: ['CoolCat', 'Caterpillar Fireeater'] },
    });
    expect(refused(demanded, pay('Caterpillar Fireeater', 'Volca')).code).toBe('wrongPayment');
    expect(look(play(demanded, pay('Caterpillar Fireeater', 'Spark'))).me.discard).toEqual(['Spark']);
  });

  test('R17.5: the value on a shield counts', () => {
    expect(powerOf({ combat: ['Wild Unicorn'] })).toEqual({ fire: 3, earth: 3 });
  });
});
