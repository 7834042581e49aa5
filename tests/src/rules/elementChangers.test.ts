/** R19: mutants and other cards that change the element. */
import { describe, expect, test } from 'vitest';
import { type SideSetup, type TableSetup, table } from '../../support/builder';
import { announce, character, choose, leadership, next, play, refused } from '../../support/verbs';
import { look } from '../../support/view';

const strong: SideSetup = { combat: ['Flamebreath the Dazzling'] };
const attacked = (changes: TableSetup = {}) =>
  table({ me: { hand: ['Var-dis-Nar', 'Zig-nur-Don', 'Fel-nar-Gan'] }, you: strong, ...changes });

describe('element changers', () => {
  test('R19.1: a mutant is played only if its condition holds at that moment', () => {
    expect(look(play(attacked(), character('Var-dis-Nar'))).me.combat).toEqual(['Var-dis-Nar']);
    expect(refused(attacked({ you: { combat: ['Volca'] } }), character('Var-dis-Nar')).code).toBe(
      'conditionNotMet',
    );
    expect(
      refused(attacked({ me: { hand: ['Fel-nar-Gan'], combat: ['Volca'] } }), character('Fel-nar-Gan')).code,
    ).toBe('conditionNotMet');
  });

  test('R19.2: the element changes at once, and the announcement is made in the new one', () => {
    const changed = play(attacked(), character('Var-dis-Nar'));
    expect(look(changed)).toMatchObject({ element: 'earth', you: { power: { earth: 0 } } });
    expect(play(changed, next, next, announce()).position.announced).toEqual({
      seat: 0,
      element: 'earth',
      power: 4,
    });
  });

  test('R19.3: the change stays when the card is gone', () => {
    const after = play(attacked(), character('Var-dis-Nar'), next, next, announce());
    expect(look(after).element).toBe('earth');
    const under = table({ element: 'earth', me: { hand: ['Volca'], combat: ['Var-dis-Nar'] } });
    expect(look(play(under, character('Volca'))).element).toBe('earth');
  });

  test('R19.4: "attacked by" reads the power of the opponent in the element before the change, in a running fight', () => {
    expect(refused(attacked({ element: null }), character('Var-dis-Nar'))).toMatchObject({
      have: 0,
      need: 7,
    });
    const inEarth = { combat: ['Bigus Musselus'] };
    expect(refused(attacked({ you: inEarth }), character('Zig-nur-Don'))).toMatchObject({ have: 0, need: 5 });
    expect(look(play(attacked({ element: 'earth', you: inEarth }), character('Zig-nur-Don'))).element).toBe(
      'fire',
    );
    expect(refused(attacked(), character('Zig-nur-Don')).code).toBe('conditionNotMet');
  });

  test('R19.5: in an opening turn nothing is changed, and the player names the element as usual', () => {
    const opened = play(attacked({ element: null, you: {} }), character('Fel-nar-Gan'), next, next);
    expect(look(opened).element).toBeNull();
    expect(look(play(opened, announce('earth'))).element).toBe('earth');
  });

  test('R19.6: with its text ignored a mutant needs no condition and changes nothing', () => {
    const ignored = play(
      attacked({ you: { combat: ['Volca'], support: ['Laughing Gas'] } }),
      character('Var-dis-Nar'),
    );
    expect(look(ignored)).toMatchObject({ element: 'fire', me: { shield: { fire: true } } });
    expect(ignored.position.turn.stopped).toBe(true);
  });

  test('R19.7: two changes in one turn apply one after the other', () => {
    const hand = ["Old Goo Laa's Ghost", 'Fel-nar-Gan'];
    const first = play(table({ me: { hand }, turn: { nextFree: true } }), character('Fel-nar-Gan'));
    expect(look(first).element).toBe('earth');
    // Both show STOP and no text takes STOP alone away, so the marker is lifted by hand.
    const { position } = first;
    const lifted = { ...first, position: { ...position, turn: { ...position.turn, stopped: false } } };
    expect(look(play(lifted, character("Old Goo Laa's Ghost"))).element).toBe('fire');
  });

  test('R19.2: values, shields and Bluffs are computed anew in the new element', () => {
    const before = table({
      me: { hand: ['Var-dis-Nar'], bluffs: ['Captain Su Cha'] },
      you: { combat: ['Flamebreath the Dazzling'], support: ['Ballista of Confusion'] },
    });
    expect([look(before).me.power, look(before).you.power.fire]).toEqual([{ fire: 2, earth: 0 }, 8]);
    const after = look(play(before, character('Var-dis-Nar')));
    expect([after.me.power, after.you.power.earth]).toEqual([{ fire: 4, earth: 6 }, 2]);
  });
});

test('R19.3: a retrieved Character that changed the element leaves it changed', () => {
  const before = table({
    phase: 'leadership',
    element: 'earth',
    me: { hand: ['Summon Sorcerer'], combat: ['Var-dis-Nar'] },
  });
  const back = play(before, leadership('Summon Sorcerer'), choose('Var-dis-Nar'));
  expect(look(back)).toMatchObject({ element: 'earth', me: { hand: ['Var-dis-Nar'] } });
});
