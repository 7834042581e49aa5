/** `forbidBluffCall`: the Letter of Marque. */
import { expect, test } from 'vitest';
import { type SideSetup, table } from '../../support/builder';
import { announce, booster, call, character, play, refused } from '../../support/verbs';
import { look } from '../../support/view';

const announced = (me: SideSetup, you: SideSetup = {}) =>
  play(
    table({
      phase: 'announce',
      me: { combat: ['Volca', 'Letter of Marque'], bluffs: ['Captain Su Cha'], ...me },
      you,
    }),
    announce(),
  );

test('while it is active the Bluffs of its owner cannot be called', () => {
  const after = announced({});
  expect(look(after)).toMatchObject({
    onTurn: 'you',
    phase: 'beginning',
    me: { bluffs: ['Captain Su Cha'] },
  });
  expect(refused(after, call).code).toBe('nothingToCall');
});

test('ignored, or pushed under, it does not keep anybody from calling', () => {
  for (const you of [{ combat: ['Trillilling'] }, { support: ['Laughing Gas'] }])
    expect(look(announced({}, you)).toAct).toBe('you');
  expect(look(announced({ under: ['Letter of Marque'], combat: ['Volca'] })).toAct).toBe('you');
});

test('it says nothing about the Bluffs of the other seat', () => {
  const state = table({
    phase: 'announce',
    onTurn: 'you',
    me: { combat: ['Spark', 'Letter of Marque'] },
    you: { combat: ['Flash the Incendiary', 'Fireblast'], bluffs: ['Captain Su Cha'] },
  });
  expect(look(play(state, announce()))).toMatchObject({ toAct: 'me', onTurn: 'you' });
});

test('as a FREE Booster it may be played with a Bluff, and is covered by the next Character', () => {
  const state = table({
    phase: 'reinforcement',
    me: { hand: ['Letter of Marque'], combat: ['Volca'] },
    turn: { usedSupports: 1 },
  });
  expect(look(play(state, booster('Letter of Marque'))).me.combat).toHaveLength(2);
  const later = table({ me: { hand: ['Spark'], combat: ['Volca', 'Letter of Marque'] } });
  expect(look(play(later, character('Spark'))).me.under).toEqual(['Volca', 'Letter of Marque']);
});
