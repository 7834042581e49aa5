/** `zeroPrintedValues`: odd or even printed values become 0. */
import { expect, test } from 'vitest';
import { type SideSetup, table } from '../../support/builder';
import { character, pay, play, refused } from '../../support/verbs';
import { look } from '../../support/view';

const powerOf = (me: SideSetup, you: SideSetup) => look(table({ me, you })).me.power;

test('CoolCat zeroes odd values of Characters, each element by itself; CoolCop even ones', () => {
  const me = { combat: ['Shimmer', 'Fireblast'], support: ['Tome of Wisdom'] };
  expect(powerOf(me, {})).toEqual({ fire: 3 + 3 + 3, earth: 2 + 2 + 3 });
  expect(powerOf(me, { combat: ['CoolCat'] })).toEqual({ fire: 0 + 3 + 3, earth: 2 + 2 + 3 });
  expect(powerOf(me, { combat: ['CoolCop'] })).toEqual({ fire: 3 + 3 + 3, earth: 0 + 2 + 3 });
});

test('CoolKid zeroes odd values of Boosters and Supports, CoolCub even ones and so Bluffs', () => {
  const me = { combat: ['Shimmer', 'Fireblast'], support: ['Tome of Wisdom'], bluffs: ['Captain Su Cha'] };
  expect(powerOf(me, { combat: ['CoolKid'] })).toEqual({ fire: 3 + 0 + 0 + 2, earth: 2 + 2 + 0 });
  expect(powerOf(me, { combat: ['CoolCub'] })).toEqual({ fire: 3 + 3 + 3 + 0, earth: 2 + 0 + 3 });
});

test('odd and even together leave nothing', () => {
  expect(powerOf({ combat: ['Shimmer', 'Volca'] }, { combat: ['CoolCat', 'CoolCop'] })).toEqual({
    fire: 0,
    earth: 0,
  });
});

test('raising and doubling come later: 0 raised to 5 is 5', () => {
  const me = { combat: ['Shimmer', 'Potion of Prodigious Passion', 'Potion of Cosmic Power'] };
  expect(powerOf(me, { combat: ['CoolCat', 'CoolCop'] })).toEqual({ fire: 10, earth: 10 });
  expect(powerOf({ combat: ['Shimmer', 'Potion of Conjoining'] }, { combat: ['CoolCat'] })).toEqual({
    fire: 2,
    earth: 2,
  });
});

test('an active PROTECTED card is exempt, a hand card is not: payments see the 0', () => {
  expect(powerOf({ combat: ['Giant Octopus'] }, { combat: ['CoolCat'] }).fire).toBe(5);
  const you = { combat: ['CoolCat', 'Caterpillar Fireeater'] };
  const state = table({
    phase: 'reinforcement',
    me: { hand: ['Giant Octopus', 'Electric Eel'], combat: ['Spark'] },
    you,
  });
  expect(refused(state, pay('Caterpillar Fireeater', 'Giant Octopus')).code).toBe('wrongPayment');
  expect(look(play(state, pay('Caterpillar Fireeater', 'Electric Eel'))).me.discard).toEqual([
    'Electric Eel',
  ]);
});

test('a ban by value reads the print itself (D9)', () => {
  const state = table({ me: { hand: ['Volca'] }, you: { combat: ['CoolCat'], support: ['Cloying Mud'] } });
  expect(refused(state, character('Volca')).code).toBe('bannedByCard');
});

test('with its text ignored it zeroes nothing', () => {
  expect(powerOf({ combat: ['Volca'], support: ['Laughing Gas'] }, { combat: ['CoolCat'] }).fire).toBe(5);
});

test.each(['me', 'you'] as const)('it holds in the turn of %s', (onTurn) => {
  expect(look(table({ onTurn, me: { combat: ['Volca'] }, you: { combat: ['CoolCat'] } })).me.power.fire).toBe(
    0,
  );
});
