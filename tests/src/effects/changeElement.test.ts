/** `changeElement`: mutants and Old Goo Laa's Ghost. */
import { describe, expect, test } from 'vitest';
import { type SideSetup, type TableSetup, table } from '../../support/builder';
import { announce, character, isLegal, next, play, refused } from '../../support/verbs';
import { look } from '../../support/view';

const holding = (name: string, you: SideSetup, changes: TableSetup = {}) =>
  table({ me: { hand: [name] }, you, ...changes });
const legal = (name: string, you: SideSetup, changes: TableSetup = {}) =>
  isLegal(holding(name, you, changes), character(name));
const elementAfter = (name: string, you: SideSetup, changes: TableSetup = {}) =>
  look(play(holding(name, you, changes), character(name))).element;

describe('conditions', () => {
  test('Var-dis-Nar: attacked by 7 or more in either element', () => {
    expect(legal('Var-dis-Nar', { combat: ['Flamebreath the Dazzling'] })).toBe(true);
    expect(legal('Var-dis-Nar', { combat: ['Scorch the Inflammable'] })).toBe(false);
    expect(elementAfter('Var-dis-Nar', { combat: ['Megalit Mountainshaker'] }, { element: 'earth' })).toBe(
      'fire',
    );
  });

  test('the current power counts, with all texts in force', () => {
    expect(legal('Var-dis-Nar', { combat: ['Spark', 'Volcanic Gauntlets'] })).toBe(true);
    expect(legal('Zig-nur-Don', { combat: ['Spark', 'Earthwater'] }, { element: 'earth' })).toBe(true);
  });

  test('Zig-nur-Don changes Earth to Fire against 5, Ras-mus-Pan Fire to Earth', () => {
    expect(elementAfter('Zig-nur-Don', { combat: ['Catusan'] }, { element: 'earth' })).toBe('fire');
    expect(legal('Zig-nur-Don', { combat: ['Catusan'] })).toBe(false);
    expect(elementAfter('Ras-mus-Pan', { combat: ['Volca'] })).toBe('earth');
    expect(legal('Ras-mus-Pan', { combat: ['Volca'] }, { element: 'earth' })).toBe(false);
  });

  test('Neth-sur-Pot: three active cards, Bluffs among them, ignored Bluffs not (D4)', () => {
    const three = { combat: ['Spark', 'Fireblast'], bluffs: ['Captain Su Cha'] };
    expect(legal('Neth-sur-Pot', three)).toBe(true);
    expect(legal('Neth-sur-Pot', { under: ['Sear'], combat: ['Spark', 'Fireblast'] })).toBe(false);
    const ignoring = table({ me: { hand: ['Neth-sur-Pot'], combat: ['Flitterflutter'] }, you: three });
    expect(refused(ignoring, character('Neth-sur-Pot'))).toMatchObject({ have: 2, need: 3 });
  });

  test('Pen-dor-Nith: six cards of the opponent in play, covered ones too', () => {
    const five = { under: ['Spark', 'Sear'], combat: ['Volca', 'Fireblast'], support: ['Tome of Wisdom'] };
    expect(legal('Pen-dor-Nith', five)).toBe(false);
    expect(legal('Pen-dor-Nith', { ...five, bluffs: ['Captain Su Cha'] })).toBe(true);
  });

  test('Den-bal-Ton: the opponent has a dragon; Fel-nar-Gan: no own card in play, not even a covered one', () => {
    expect([
      legal('Den-bal-Ton', {}, { dragons: [0, 1] }),
      legal('Den-bal-Ton', {}, { dragons: [1, 0] }),
    ]).toEqual([true, false]);
    expect(legal('Fel-nar-Gan', {})).toBe(true);
    for (const me of [
      { under: ['Spark'] },
      { support: ['Tome of Wisdom'] },
      { bluffs: ['Captain Su Cha'] },
    ]) {
      expect(legal('Fel-nar-Gan', {}, { me: { hand: ['Fel-nar-Gan'], ...me } })).toBe(false);
    }
  });

  test('Sas-van-Son: the opponent holds two cards more, the mutant itself still counted in the own hand (D18)', () => {
    const hand = ['Spark', 'Sear', 'Volca'];
    expect(legal('Sas-van-Son', { hand })).toBe(true);
    expect(legal('Sas-van-Son', { hand: hand.slice(1) })).toBe(false);
  });

  test("Old Goo Laa's Ghost: no own Ship in the influence area; landed ones do not count", () => {
    const ghost = "Old Goo Laa's Ghost";
    const ships = (landed: boolean) => ({ me: { hand: [ghost], ships: [{ ship: 'Sea Falcon', landed }] } });
    expect([legal(ghost, {}), legal(ghost, {}, ships(true)), legal(ghost, {}, ships(false))]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('the change', () => {
  test('shields and STOP hold in the new element: any total may be announced, nothing more is played', () => {
    const changed = play(holding('Fel-nar-Gan', { combat: ['Catusan'] }), character('Fel-nar-Gan'));
    expect(look(changed)).toMatchObject({ element: 'earth', me: { shield: { earth: true } } });
    expect(changed.position.turn.stopped).toBe(true);
    expect(look(play(changed, next, next, announce())).announced).toBe(0);
  });

  test('as the first card of a fight it changes nothing: the player names the element', () => {
    const opening = holding('Fel-nar-Gan', {}, { element: null });
    const announced = play(opening, character('Fel-nar-Gan'), next, next, announce('fire'));
    expect(look(announced).element).toBe('fire');
    expect(legal('Var-dis-Nar', { combat: ['Flamebreath the Dazzling'] }, { element: null })).toBe(false);
  });

  test('with its text ignored there is neither condition nor change, but still shields and STOP', () => {
    const silenced = play(
      holding('Den-bal-Ton', { combat: ['Volca'], support: ['Laughing Gas'] }),
      character('Den-bal-Ton'),
    );
    expect(look(silenced)).toMatchObject({ element: 'fire', me: { shield: { fire: true } } });
    expect(silenced.position.turn.stopped).toBe(true);
    const hawk = play(holding('Den-bal-Ton', { combat: ['Hank Highflyer Hawk'] }), character('Den-bal-Ton'));
    expect(look(hawk)).toMatchObject({
      element: 'fire',
      me: { shield: { fire: false }, power: { fire: 0 } },
    });
    expect(hawk.position.turn.stopped).toBe(false);
  });

  test('with only its icons ignored the element changes, without shields', () => {
    const fog = play(
      holding('Var-dis-Nar', { combat: ['Flamebreath the Dazzling'], support: ['Impenetrable Fog'] }),
      character('Var-dis-Nar'),
    );
    expect(look(fog)).toMatchObject({ element: 'earth', me: { shield: { earth: false } } });
  });

  test('the condition binds a card played as free too, and the other seat in its turn', () => {
    expect(legal('Var-dis-Nar', { combat: ['Volca'] }, { turn: { nextFree: true } })).toBe(false);
    const theirs = table({
      onTurn: 'you',
      me: { combat: ['Flamebreath the Dazzling'] },
      you: { hand: ['Var-dis-Nar'] },
    });
    expect(look(play(theirs, character('Var-dis-Nar'))).element).toBe('earth');
  });
});
