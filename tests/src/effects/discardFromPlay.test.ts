/** `discardFromPlay`: cards of the opponent leave the table. */
import { describe, expect, test } from 'vitest';
import { observe } from '../../../machines/engine';
import { type SideSetup, table } from '../../support/builder';
import {
  booster,
  character,
  choose,
  isLegal,
  leadership,
  next,
  play,
  refused,
  takeBack,
  use,
} from '../../support/verbs';
import { look, newsOf } from '../../support/view';

const rich: SideSetup = {
  under: ['Spark', 'Kelp Leech'],
  combat: ['Young Bear', 'Young Fox', 'Fireblast', 'Launch Itching Bugs'],
  support: ['Tome of Wisdom', 'Homing Missiles'],
  bluffs: ['Captain Su Cha'],
};
const led = (name: string, you: SideSetup, me: SideSetup = {}) =>
  play(table({ phase: 'leadership', me: { ...me, hand: [name] }, you }), leadership(name));
const joined = (name: string, you: SideSetup, me: SideSetup = {}) =>
  play(table({ me: { ...me, hand: [name] }, you }), character(name));

describe('one card', () => {
  test('Cinder and Earthtremor: one active Booster or Support, Bluffs chosen blindly; or none', () => {
    const options = [
      'Fireblast',
      'Launch Itching Bugs',
      'Tome of Wisdom',
      'Homing Missiles',
      'Captain Su Cha',
    ];
    const cinder = joined('Cinder', rich);
    expect(look(cinder).asks).toMatchObject({ kind: 'discardFromPlay', options, min: 0, max: 1 });
    expect(observe(cinder, 0).question!.options.at(-1)).toBeNull();
    expect(look(play(cinder, choose('Fireblast'))).you.discard).toEqual(['Fireblast']);
    expect(look(play(cinder, choose())).you.discard).toEqual([]);
    const tremor = play(
      table({ phase: 'reinforcement', me: { hand: ['Earthtremor'], combat: ['Volca'] }, you: rich }),
      booster('Earthtremor'),
    );
    expect(look(tremor).asks!.options).toEqual(options);
  });

  test('a Bluff is shown when it is discarded, which ends the way back', () => {
    const shown = play(joined('Cinder', rich), choose('Captain Su Cha'));
    expect(newsOf(shown, 'move').at(-1)).toMatchObject({ from: 'bluff', to: 'discardPile', seenBy: 'both' });
    expect(refused(shown, takeBack).code).toBe('cannotTakeBack');
    expect(isLegal(play(joined('Cinder', rich), choose('Fireblast')), takeBack)).toBe(true);
  });

  test('Highchirp: a Character, if at least two are active, so that one stays', () => {
    const asked = joined('Highchirp', rich);
    expect(look(asked).asks!.options).toEqual(['Young Bear', 'Young Fox']);
    expect(look(play(asked, choose('Young Bear'))).you.combat).toEqual([
      'Young Fox',
      'Fireblast',
      'Launch Itching Bugs',
    ]);
    expect(look(joined('Highchirp', { combat: ['Volca'] })).asks).toBeUndefined();
    expect(look(joined('Highchirp', { combat: ['Volca', 'Giant Octopus'] })).asks!.options).toEqual([
      'Volca',
    ]);
  });

  test('TopDog: any card that shows an icon, shields included (D1), but not the last Character', () => {
    const dog = (you: SideSetup) => table({ phase: 'reinforcement', me: { combat: ['TopDog'] }, you });
    expect(look(play(dog(rich), use('TopDog'))).asks).toMatchObject({
      options: ['Young Bear', 'Young Fox', 'Launch Itching Bugs', 'Homing Missiles', 'Captain Su Cha'],
      min: 1,
    });
    expect(
      look(play(dog({ combat: ['Volca', 'Infernal Armor', 'Fireblast'] }), use('TopDog'))).asks!.options,
    ).toEqual(['Infernal Armor']);
    expect(refused(dog({ combat: ['Peckswift'] }), use('TopDog')).code).toBe('textUnusable');
  });

  test('TopNotch and TopDog are used once a turn each, as long as they are active', () => {
    const state = table({ phase: 'leadership', me: { combat: ['TopNotch', 'TopDog'] }, you: rich });
    const notch = play(state, use('TopNotch'), choose('Fireblast'));
    expect(refused(notch, use('TopNotch')).code).toBe('textUnusable');
    expect(look(play(notch, use('TopDog'), choose('Homing Missiles'))).you.discard).toEqual([
      'Fireblast',
      'Homing Missiles',
    ]);
  });
});

describe('all cards', () => {
  test('Cast Cataclysm: all Supports with Bluffs, or none (D28)', () => {
    const asked = led('Cast Cataclysm', rich);
    expect(look(asked).asks).toMatchObject({ kind: 'useText', min: 0 });
    expect(look(play(asked, choose('Cast Cataclysm'))).you).toMatchObject({
      support: [],
      bluffs: [],
      discard: { length: 3 },
    });
    expect(look(play(asked, choose())).you.discard).toEqual([]);
  });

  test('Provoke Earthquake takes Characters and Boosters, covered ones too, which lowers the six cards (D28)', () => {
    const after = look(play(led('Provoke Earthquake', rich), choose('Provoke Earthquake'))).you;
    expect(after).toMatchObject({
      under: [],
      combat: [],
      support: ['Tome of Wisdom', 'Homing Missiles'],
      bluffs: ['Captain Su Cha'],
    });
    expect(after.power.fire).toBe(3 + 1 + 2);
  });

  test('the Coxswain does the same, but only when played from a landed Ship', () => {
    const landed = table({
      me: { ships: [{ ship: 'Rising Sun', landed: true, cargo: ['Coxswain Mora Marn'] }] },
      you: rich,
    });
    const asked = play(landed, character('Coxswain Mora Marn'));
    expect(look(play(asked, choose('Coxswain Mora Marn'))).you).toMatchObject({ under: [], combat: [] });
    expect(look(joined('Coxswain Mora Marn', rich)).asks).toBeUndefined();
  });

  test('Lookout Dolora Paal: all active Boosters or all Supports, the choice of the owner', () => {
    const asked = joined('Lookout Dolora Paal', rich);
    expect(look(asked).asks).toMatchObject({
      kind: 'kindToDiscard',
      options: ['boosters', 'supports'],
      min: 0,
    });
    expect(look(play(asked, choose('boosters'))).you.combat).toEqual(['Young Bear', 'Young Fox']);
    expect(look(play(asked, choose('supports'))).you).toMatchObject({ support: [], bluffs: [] });
    expect(look(play(asked, choose())).you.discard).toEqual([]);
    expect(look(joined('Lookout Dolora Paal', { combat: ['Volca', 'Fireblast'] })).asks!.options).toEqual([
      'boosters',
    ]);
  });

  test('Drown Resistance leaves one Character, which its owner names, and takes all Boosters (D25)', () => {
    const asked = play(led('Drown Resistance', rich), choose('Drown Resistance'));
    expect(look(asked).asks).toMatchObject({
      kind: 'leaveCharacter',
      by: 'me',
      options: ['Young Bear', 'Young Fox'],
      min: 1,
    });
    expect(look(play(asked, choose('Young Fox'))).you).toMatchObject({
      combat: ['Young Fox'],
      under: rich.under,
    });
    const single = play(
      led('Drown Resistance', { combat: ['Volca', 'Fireblast'] }),
      choose('Drown Resistance'),
    );
    expect(look(single).you.combat).toEqual(['Volca']);
    const guarded = play(
      led('Drown Resistance', { combat: ['Volca', 'Giant Octopus', 'Fireblast'] }),
      choose('Drown Resistance'),
    );
    expect(look(guarded).you.combat).toEqual(['Giant Octopus']);
    expect(look(led('Drown Resistance', { combat: ['Volca'] })).asks).toBeUndefined();
    const boostersOnly = play(led('Drown Resistance', { combat: ['Fireblast'] }), choose('Drown Resistance'));
    expect(look(boostersOnly).you.combat).toEqual([]);
  });
});

describe('protection and ignoring', () => {
  test('active PROTECTED cards stay, covered ones do not; Mekarthas takes the protection away', () => {
    const you = { under: ['Kelp Leech'], combat: ['Giant Octopus'], support: ['Ravenous Razorjaw'] };
    expect(look(play(led('Provoke Earthquake', you), choose('Provoke Earthquake'))).you).toMatchObject({
      under: [],
      combat: ['Giant Octopus'],
    });
    expect(look(led('Cast Cataclysm', you)).asks).toBeUndefined();
    const bare = play(
      led('Cast Cataclysm', you, { combat: ['Mekarthas the Shrewd'] }),
      choose('Cast Cataclysm'),
    );
    expect(look(bare).you.support).toEqual([]);
    const fog = led('Cast Cataclysm', you, { support: ['Impenetrable Fog'] });
    expect(look(fog).asks).toBeUndefined();
  });

  test('an ignored text discards nothing, and cannot be used', () => {
    const gas = { ...rich, support: ['Laughing Gas'] };
    expect(look(joined('Cinder', gas)).asks).toBeUndefined();
    const dog = table({ phase: 'reinforcement', me: { combat: ['TopDog'] }, you: gas });
    expect(refused(dog, use('TopDog')).code).toBe('textUnusable');
  });
});

test('what a discarded card forbade no longer binds the rest of the turn', () => {
  const state = table({
    me: { hand: ['Cinder', 'Fireblast'] },
    you: { combat: ['Torch'], support: ['Hypnotic Rattle'] },
  });
  const after = play(state, character('Cinder'), choose('Hypnotic Rattle'), next, booster('Fireblast'));
  expect(look(after).me.combat).toEqual(['Cinder', 'Fireblast']);
});

test('the opponent may be left without any active Character', () => {
  const after = play(
    led('Provoke Earthquake', { combat: ['Volca'], support: ['Tome of Wisdom'] }),
    choose('Provoke Earthquake'),
  );
  expect(look(after).you.power.fire).toBe(3);
});

test('with nothing in reach nothing is asked', () => {
  expect(look(joined('Cinder', { combat: ['Volca'] })).asks).toBeUndefined();
  expect(look(led('Cast Cataclysm', { combat: ['Volca', 'Fireblast'] })).asks).toBeUndefined();
});

test('in the turn of the other seat it takes from the first', () => {
  const theirs = table({ onTurn: 'you', me: { support: ['Tome of Wisdom'] }, you: { hand: ['Cinder'] } });
  expect(look(play(theirs, character('Cinder'), choose('Tome of Wisdom'))).me.discard).toEqual([
    'Tome of Wisdom',
  ]);
});
