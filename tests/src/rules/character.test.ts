/** R9: a Character, and free Characters beside it. */
import { describe, expect, test } from 'vitest';
import { phaseOf } from '../../../machines/engine';
import { table } from '../../support/builder';
import {
  character,
  choose,
  extend,
  fightOn,
  gang,
  leadership,
  next,
  pair,
  play,
  refused,
  support,
} from '../../support/verbs';
import { look } from '../../support/view';

describe('the Character phase', () => {
  test('R9.1: to fight on a Character must come into the combat area', () => {
    const before = table({ me: { hand: ['Volca'] } });
    expect(refused(before, next).code).toBe('mustPlayCharacter');
    expect(look(play(before, character('Volca'))).me.combat).toEqual(['Volca']);
  });

  test('R9.2: one single Character, one pair or one gang a turn', () => {
    const hand = ['Volca', 'Spark', 'Young Bear', 'Young Fox', 'NoStyle', 'NoBrains'];
    const before = table({ me: { hand } });
    for (const first of [character('Volca'), pair('Young Bear', 'Young Fox'), gang('NoStyle', 'NoBrains')]) {
      expect(refused(play(before, first), character('Spark')).code).toBe('oneCharacter');
    }
    const one = play(before, character('Volca'));
    expect(refused(one, pair('Young Bear', 'Young Fox')).code).toBe('oneCharacter');
    expect(refused(one, gang('NoStyle', 'NoBrains')).code).toBe('oneCharacter');
  });

  test('R9.2: the guard looks at source, kind, bans, condition and limits', () => {
    const me = { hand: ['Volca', 'Fireblast', 'Var-dis-Nar'], discard: ['Spark'] };
    const before = table({ me, you: { combat: ['Sear'] } });
    expect(refused(before, character('Spark')).code).toBe('cardNotHere');
    expect(refused(before, character('Fireblast')).code).toBe('wrongKind');
    expect(refused(before, character('Var-dis-Nar'))).toMatchObject({
      code: 'conditionNotMet',
      have: 4,
      need: 7,
    });
    expect(refused(table({ me, you: { combat: ['Ember'] } }), character('Volca')).code).toBe('bannedByCard');
    const limited = table({
      me,
      you: { combat: ['Cheepchirrup'] },
      turn: { combatCardsPlayed: 1, characters: 1 },
    });
    expect(refused(limited, character('Volca'))).toMatchObject({ code: 'cardLimit', max: 1 });
  });

  test('R9.3: FREE Characters come in any number, before or after the ordinary one', () => {
    const before = table({ me: { hand: ['Sun Setting', 'Volca', 'Moon Rising', 'Stars Shining'] } });
    const all = play(
      before,
      character('Sun Setting'),
      character('Volca'),
      character('Moon Rising'),
      character('Stars Shining'),
    );
    expect(look(all).me.combat).toHaveLength(4);
  });

  test('R9.4: the first Character of the turn pushes everything under, later ones nothing', () => {
    const before = table({
      me: { hand: ['Volca', 'Sun Setting'], under: ['Torch'], combat: ['Spark', 'Fireblast'] },
    });
    const { me } = look(play(before, character('Volca'), character('Sun Setting')));
    expect(me.under).toEqual(['Torch', 'Spark', 'Fireblast']);
    expect(me.combat).toEqual(['Volca', 'Sun Setting']);
    const kept = table({ me: { hand: ['NoClass'], combat: ['NoClue'] } });
    expect(look(play(kept, extend('NoClass'))).me.under).toEqual([]);
  });

  test('R9.5: a FREE Character can be the only one', () => {
    const before = table({ me: { hand: ['Sun Setting'] } });
    expect(phaseOf(play(before, character('Sun Setting'), next))).toBe('reinforcement');
  });

  test('R9.6: it comes from the hand, in a landing turn from the landed Ships', () => {
    const ships = [
      { ship: 'Rising Sun', landed: true, cargo: ['Spark'] },
      { ship: 'Sea Devil', cargo: ['Sear'] },
    ];
    const landing = table({ me: { hand: ['Volca'], ships } });
    expect(refused(landing, character('Volca')).code).toBe('handLocked');
    expect(refused(landing, character('Sear')).code).toBe('cardNotHere');
    expect(look(play(landing, character('Spark'))).me.combat).toEqual(['Spark']);
  });

  test('R9.7: what a card does now is done before anything else', () => {
    const before = table({ me: { hand: ['Cinder'] }, you: { support: ['Pandemonium'] } });
    const asked = play(before, character('Cinder'));
    expect(look(asked).asks).toMatchObject({ kind: 'discardFromPlay', options: ['Pandemonium'], min: 0 });
    expect(refused(asked, next).code).toBe('answerFirst');
  });

  test('R9.8: the phase is left once a Character is down and no cap is exceeded', () => {
    const capped = table({
      me: { hand: ['Young Bear', 'Young Fox', 'Volca'] },
      you: { combat: ['Boatswain Mena Marn'] },
    });
    const two = play(capped, pair('Young Bear', 'Young Fox'));
    expect(refused(two, next)).toMatchObject({ code: 'tooManyCharacters', have: 2, max: 1 });
    expect(phaseOf(play(capped, character('Volca'), next))).toBe('reinforcement');
    const again = table({ phase: 'leadership', me: { hand: ['Bounce Back'], combat: ['Volca'] } });
    expect(phaseOf(play(again, leadership('Bounce Back'), next, fightOn, next))).toBe('reinforcement');
  });

  test('R9.7: a ban lifted by the text of a Character no longer binds this turn', () => {
    const before = table({ me: { hand: ['Cinder', 'Tome of Wisdom'] }, you: { support: ['Pandemonium'] } });
    const after = play(before, character('Cinder'), choose('Pandemonium'), next, support('Tome of Wisdom'));
    expect(look(after).me.support).toEqual(['Tome of Wisdom']);
  });
});
