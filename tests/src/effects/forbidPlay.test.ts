/** `forbidPlay`: "you may not play …". */
import { describe, expect, test } from 'vitest';
import { type SideSetup, type TableSetup, table } from '../../support/builder';
import {
  bluff,
  booster,
  character,
  extend,
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
import { look } from '../../support/view';

const hand = [
  ...['Volca', 'Cinder', 'Spark', 'Sun Setting', 'Young Bear', 'Young Fox', 'NoStyle', 'NoBrains'],
  ...[
    'Fireblast',
    'Firewater',
    'Sudden Waterspout',
    'Tome of Wisdom',
    'Armory',
    'Boatswain Mena Marn',
    'Trigger Brainstorm',
    'Rising Sun',
  ],
];
const at = (phase: 'leadership' | 'character' | 'reinforcement', you: SideSetup, changes: TableSetup = {}) =>
  table({ phase, me: { hand, combat: ['NoClue'], ships: [{ ship: 'Sea Devil' }] }, you, ...changes });

describe('by kind', () => {
  test('Thirkomedas forbids Leadership cards, Boosters and Supports, with Bluffs and loads, but no Ship (D14)', () => {
    const you = { combat: ['Thirkomedas the Serene'] };
    expect(refused(at('leadership', you), leadership('Trigger Brainstorm')).code).toBe('bannedByCard');
    expect(isLegal(at('leadership', you), ship('Rising Sun'))).toBe(true);
    expect(isLegal(at('character', you), character('Volca'))).toBe(true);
    for (const verb of [
      booster('Fireblast'),
      booster('Sudden Waterspout'),
      support('Tome of Wisdom'),
      bluff('Boatswain Mena Marn'),
      load('Spark', 'Sea Devil'),
    ]) {
      expect(refused(at('reinforcement', you), verb).code).toBe('bannedByCard');
    }
  });

  test('Flickering Fires, Pandemonium and Hypnotic Rattle forbid one kind each', () => {
    const legal = (name: string) => {
      const you = { support: [name] };
      return [
        isLegal(at('leadership', you), leadership('Trigger Brainstorm')),
        isLegal(at('reinforcement', you), booster('Fireblast')),
        isLegal(at('reinforcement', you), support('Tome of Wisdom')),
      ];
    };
    expect(legal('Flickering Fires')).toEqual([false, true, true]);
    expect(legal('Hypnotic Rattle')).toEqual([true, false, true]);
    expect(legal('Pandemonium')).toEqual([true, true, false]);
  });
});

describe('by text and value', () => {
  test('Ember forbids Characters without text, FREE ones, pairs and gangs of them too', () => {
    const you = { combat: ['Ember'] };
    for (const verb of [
      character('Volca'),
      character('Sun Setting'),
      pair('Young Bear', 'Young Fox'),
      gang('NoStyle', 'NoBrains'),
      extend('NoStyle'),
    ]) {
      expect(refused(at('character', you), verb).code).toBe('bannedByCard');
    }
    expect(isLegal(at('character', you), character('Cinder'))).toBe(true);
    expect(isLegal(at('reinforcement', you), booster('Fireblast'))).toBe(true);
  });

  test('Heat Haze forbids Characters and Boosters with text, Supports and Bluffs not', () => {
    const you = { support: ['Heat Haze'] };
    expect(refused(at('character', you), character('Cinder')).code).toBe('bannedByCard');
    expect(refused(at('reinforcement', you), booster('Firewater')).code).toBe('bannedByCard');
    for (const verb of [booster('Fireblast'), support('Armory'), bluff('Boatswain Mena Marn')]) {
      expect(isLegal(at('reinforcement', you), verb)).toBe(true);
    }
  });

  test('Ferro Fos forbids every card with text, Corono Cos every card without; Bluffs have none, loads are no plays (D6)', () => {
    const legal = (name: string) => {
      const you = { combat: [name] };
      return [
        isLegal(at('character', you), character('Cinder')),
        isLegal(at('character', you), character('Volca')),
        isLegal(at('reinforcement', you), support('Armory')),
        isLegal(at('reinforcement', you), support('Tome of Wisdom')),
        isLegal(at('leadership', you), leadership('Trigger Brainstorm')),
        isLegal(at('leadership', you), ship('Rising Sun')),
        isLegal(at('reinforcement', you), bluff('Boatswain Mena Marn')),
        isLegal(at('reinforcement', you), load('Armory', 'Sea Devil')),
        isLegal(at('reinforcement', you), load('Spark', 'Sea Devil')),
      ];
    };
    expect(legal('Ferro Fos')).toEqual([false, true, false, true, false, true, true, true, true]);
    expect(legal('Corono Cos')).toEqual([true, false, true, false, true, false, false, true, true]);
  });

  test('Cloying Mud forbids Characters with a printed value of 5 or more in either element', () => {
    const you = { support: ['Cloying Mud'] };
    const mud = table({
      me: {
        hand: [
          'Volca',
          'Catusan',
          'Spark',
          'Lavar the Powerful',
          'Gravitos Greatpower',
          'Amazon Leaping High',
        ],
      },
      you,
    });
    const legal = [
      'Volca',
      'Catusan',
      'Lavar the Powerful',
      'Gravitos Greatpower',
      'Spark',
      'Amazon Leaping High',
    ];
    expect(legal.map((name) => isLegal(mud, character(name)))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});

test('an ignored ban forbids nothing; cards in play stay', () => {
  const silent = table({ me: { hand: ['Volca'], support: ['Laughing Gas'] }, you: { combat: ['Ember'] } });
  expect(look(play(silent, character('Volca'))).me.combat).toEqual(['Volca']);
  const later = table({
    me: { combat: ['Volca'], support: ['Tome of Wisdom'] },
    you: { support: ['Pandemonium'] },
  });
  expect(look(later).me.power.fire).toBe(8);
});

test('without any Character that may be played there is only the retreat', () => {
  expect(
    refused(table({ phase: 'retreat', me: { hand: ['Volca'] }, you: { combat: ['Ember'] } }), fightOn).code,
  ).toBe('noCharacter');
});

test('it binds the other seat in its turns too', () => {
  const state = table({ onTurn: 'you', me: { combat: ['Ember'] }, you: { hand: ['Volca', 'Cinder'] } });
  expect(refused(state, character('Volca')).code).toBe('bannedByCard');
  expect(look(play(state, character('Cinder'), next)).phase).toBe('reinforcement');
});
