/** `nextCardFree`: Yang and Yin. */
import { expect, test } from 'vitest';
import { type SideSetup, type TableSetup, table } from '../../support/builder';
import {
  announce,
  bluff,
  booster,
  character,
  isLegal,
  load,
  next,
  pair,
  play,
  refused,
  support,
} from '../../support/verbs';
import { look } from '../../support/view';

const hand = [
  'Yang',
  'Yin',
  'Volca',
  'Spark',
  'Fireblast',
  'Tome of Wisdom',
  'Seismic Drill',
  'Captain Su Cha',
  'Sun Setting',
  'Young Bear',
  'Young Fox',
];
const state = (you: SideSetup = { combat: ['Torch'] }, changes: TableSetup = {}) =>
  table({ me: { hand, ships: [{ ship: 'Rising Sun' }] }, you, ...changes });

test('the next Character, Booster or Support of the turn is free', () => {
  const yang = play(state(), character('Yang'));
  const two = play(yang, character('Volca'));
  expect(look(two).me.combat).toEqual(['Yang', 'Volca']);
  expect(refused(two, character('Spark')).code).toBe('oneCharacter');
  for (const verb of [booster('Fireblast'), support('Tome of Wisdom')]) {
    const freed = play(yang, next, verb);
    expect(freed.position.turn).toMatchObject({ usedBoosters: 0, usedSupports: 0, nextFree: false });
    expect(isLegal(freed, support('Seismic Drill'))).toBe(true);
  }
});

test('it chains: Yang, then Yin as free, then another', () => {
  const three = play(state(), character('Yang'), character('Yin'), character('Volca'));
  expect(look(three).me.combat).toEqual(['Yang', 'Yin', 'Volca']);
  expect(refused(three, character('Spark')).code).toBe('oneCharacter');
});

test('a card that is free anyway uses it up, and in an opening turn it grants a Support', () => {
  const used = play(state(), character('Yang'), character('Sun Setting'));
  expect(refused(used, character('Volca')).code).toBe('oneCharacter');
  const opening = play(state({}, { element: null }), character('Yang'), next, support('Tome of Wisdom'));
  expect(refused(opening, support('Seismic Drill')).code).toBe('openingNoBooster');
});

test('a Bluff uses it up and is a free Support, loading does not (D17)', () => {
  const yang = play(state(), character('Yang'), next);
  const bluffed = play(yang, bluff('Captain Su Cha'));
  expect(bluffed.position.turn).toMatchObject({ usedSupports: 0, supportsPlayed: 1, nextFree: false });
  const loaded = play(yang, load('Spark', 'Rising Sun'));
  expect(loaded.position.turn).toMatchObject({ usedSupports: 1, nextFree: true });
  expect(isLegal(loaded, support('Tome of Wisdom'))).toBe(true);
});

test('a free card is no half of a pair', () => {
  expect(refused(play(state(), character('Yang')), pair('Young Bear', 'Young Fox')).code).toBe(
    'oneCharacter',
  );
});

test('an ignored text makes nothing free (D17), and nothing is free while icons are ignored (D30)', () => {
  expect(
    refused(play(state({ support: ['Laughing Gas'] }), character('Yang')), character('Volca')).code,
  ).toBe('oneCharacter');
  for (const you of [
    { support: ['Impenetrable Fog'] },
    { combat: ['Mekarthas the Shrewd'] },
    { combat: ['Mad Mike Magpie'] },
  ]) {
    const yang = play(state(you), character('Yang'));
    expect(refused(yang, character('Volca')).code).toBe('oneCharacter');
    expect(play(yang, next, support('Tome of Wisdom')).position.turn.usedSupports).toBe(1);
  }
});

test('it is not carried over to another turn', () => {
  const after = play(table({ me: { hand: ['Yang'] }, you: {} }), character('Yang'), next, next, announce());
  expect(after.position.turn.nextFree).toBe(false);
});

test('it works in the turn of the other seat', () => {
  const theirs = table({ onTurn: 'you', you: { hand: ['Yang', 'Volca'] } });
  expect(look(play(theirs, character('Yang'), character('Volca'))).you.combat).toHaveLength(2);
});
