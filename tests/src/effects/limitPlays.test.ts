/** `limitPlays`: no more than one card a turn. */
import { describe, expect, test } from 'vitest';
import { phaseOf } from '../../../machines/engine';
import { type SideSetup, table } from '../../support/builder';
import {
  bluff,
  booster,
  character,
  fightOn,
  gang,
  isLegal,
  leadership,
  load,
  next,
  pair,
  play,
  refused,
  ship,
  support,
} from '../../support/verbs';

const drain: SideSetup = { combat: ['Torch'], support: ['Brain Drain'] };
const cheep: SideSetup = { combat: ['Cheepchirrup'] };
const hand = [
  'Volca',
  'Sun Setting',
  'Young Bear',
  'Young Fox',
  'NoStyle',
  'NoBrains',
  'Fireblast',
  'Fire Swamp',
  'Captain Su Cha',
];

describe('Brain Drain', () => {
  test('counts every card: FREE ones, both of a pair, Bluffs', () => {
    const state = table({ me: { hand }, you: drain });
    for (const verb of [pair('Young Bear', 'Young Fox'), gang('NoStyle', 'NoBrains')]) {
      expect(refused(state, verb)).toMatchObject({ code: 'cardLimit', max: 1 });
    }
    const one = play(state, character('Volca'));
    expect(refused(one, character('Sun Setting')).code).toBe('cardLimit');
    for (const verb of [booster('Fireblast'), support('Fire Swamp'), bluff('Captain Su Cha')]) {
      expect(refused(play(one, next), verb).code).toBe('cardLimit');
    }
  });

  test('leaves loading alone, which is no play (D7)', () => {
    const state = table({ me: { hand, ships: [{ ship: 'Rising Sun' }] }, you: drain });
    expect(isLegal(play(state, character('Volca'), next), load('Fireblast', 'Rising Sun'))).toBe(true);
  });

  test('a Leadership card or a Ship as the one card leaves only the retreat, but for Bounce Back', () => {
    const leading = (name: string) =>
      table({ phase: 'leadership', me: { hand: [name, 'Volca'], combat: ['Blaze'] }, you: drain });
    const brainstorm = play(leading('Trigger Brainstorm'), leadership('Trigger Brainstorm'), next);
    expect(refused(brainstorm, fightOn).code).toBe('noCharacter');
    expect(refused(play(leading('Rising Sun'), ship('Rising Sun'), next), fightOn).code).toBe('noCharacter');
    expect(phaseOf(play(leading('Bounce Back'), leadership('Bounce Back'), next, fightOn, next))).toBe(
      'reinforcement',
    );
  });
});

describe('Cheepchirrup', () => {
  test('counts Characters and Boosters only', () => {
    const state = table({ me: { hand }, you: cheep });
    expect(refused(state, pair('Young Bear', 'Young Fox')).code).toBe('cardLimit');
    const one = play(state, character('Volca'), next);
    expect(refused(one, booster('Fireblast')).code).toBe('cardLimit');
    expect(isLegal(one, support('Fire Swamp'))).toBe(true);
    expect(isLegal(one, bluff('Captain Su Cha'))).toBe(true);
    const leading = table({ phase: 'leadership', me: { hand: ['Trigger Brainstorm', 'Volca'] }, you: cheep });
    expect(isLegal(play(leading, leadership('Trigger Brainstorm'), next, fightOn), character('Volca'))).toBe(
      true,
    );
  });
});

test('ignored it limits nothing', () => {
  const silent = table({ me: { hand, support: ['Laughing Gas'] }, you: drain });
  expect(isLegal(play(silent, character('Volca')), character('Sun Setting'))).toBe(true);
});

test('it binds the other seat in its turns, and its owner never', () => {
  const theirs = table({ onTurn: 'you', me: drain, you: { hand } });
  expect(refused(play(theirs, character('Volca')), character('Sun Setting')).code).toBe('cardLimit');
  const own = table({ me: { ...drain, hand } });
  expect(isLegal(play(own, character('Volca')), character('Sun Setting'))).toBe(true);
});
