/** `limitActiveCharacters`: the Boatswain. */
import { expect, test } from 'vitest';
import { phaseOf } from '../../../machines/engine';
import { table } from '../../support/builder';
import {
  character,
  choose,
  extend,
  fightOn,
  leadership,
  next,
  pair,
  play,
  refused,
  takeBack,
  use,
} from '../../support/verbs';

const boatswain = { combat: ['Boatswain Mena Marn'] };
const hand = ['Young Bear', 'Young Fox', 'Volca', 'Sun Setting', 'NoStyle'];

test('at the end of the Character phase one Character at most may be active', () => {
  const state = table({ me: { hand }, you: boatswain });
  const paired = play(state, pair('Young Bear', 'Young Fox'));
  expect(refused(paired, next)).toMatchObject({ code: 'tooManyCharacters', have: 2, max: 1 });
  expect(refused(play(state, character('Volca'), character('Sun Setting')), next).code).toBe(
    'tooManyCharacters',
  );
  expect(phaseOf(play(state, character('Volca'), next))).toBe('reinforcement');
  expect(phaseOf(play(paired, takeBack))).toBe('retreat');
});

test('a gang cannot be kept going, nor two kept Characters attack again', () => {
  const gang = table({ me: { hand, combat: ['NoClue'] }, you: boatswain });
  expect(refused(play(gang, extend('NoStyle')), next).code).toBe('tooManyCharacters');
  const again = table({
    phase: 'leadership',
    me: { hand: ['Bounce Back'], combat: ['Young Bear', 'Young Fox'] },
    you: boatswain,
  });
  expect(refused(play(again, leadership('Bounce Back'), next, fightOn), next).code).toBe('tooManyCharacters');
});

test('it is checked when the phase is left, not later and not before (D15)', () => {
  const state = table({
    phase: 'reinforcement',
    me: { combat: ['Young Bear', 'Young Fox'] },
    you: boatswain,
  });
  expect(phaseOf(play(state, next))).toBe('announce');
});

test('ignored, or discarded in the phase, it limits nothing', () => {
  const silent = table({ me: { hand, support: ['Laughing Gas'] }, you: boatswain });
  expect(phaseOf(play(silent, pair('Young Bear', 'Young Fox'), next))).toBe('reinforcement');
  const dog = table({
    me: { hand: ['TopDog', 'Sun Setting'] },
    you: { combat: ['Boatswain Mena Marn', 'Volca'] },
  });
  const rid = play(
    dog,
    character('TopDog'),
    character('Sun Setting'),
    use('TopDog'),
    choose('Boatswain Mena Marn'),
    next,
  );
  expect(phaseOf(rid)).toBe('reinforcement');
});

test('it binds only the opponent, in both seats', () => {
  const own = table({ me: { ...boatswain, hand } });
  expect(phaseOf(play(own, pair('Young Bear', 'Young Fox'), next))).toBe('reinforcement');
  const theirs = table({ onTurn: 'you', me: boatswain, you: { hand } });
  expect(refused(play(theirs, pair('Young Bear', 'Young Fox')), next).code).toBe('tooManyCharacters');
});
