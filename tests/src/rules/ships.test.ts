/** R22: playing, loading and landing Ships. */
import { describe, expect, test } from 'vitest';
import { type SideSetup, type TableSetup, table } from '../../support/builder';
import {
  bluff,
  character,
  choose,
  decline,
  fightOn,
  isLegal,
  land,
  leadership,
  load,
  next,
  play,
  refused,
  retreat,
  ship,
  support,
} from '../../support/verbs';
import { look, newsOf } from '../../support/view';

const loading = (me: SideSetup = {}, changes: TableSetup = {}) =>
  table({
    phase: 'reinforcement',
    me: {
      hand: ['Cinder', 'Fireblast', 'Tome of Wisdom', 'Summon Sorcerer', 'Fire Swamp', 'Captain Su Cha'],
      combat: ['Volca'],
      ships: [{ ship: 'Rising Sun' }, { ship: 'Sea Falcon', landed: false }],
      ...me,
    },
    you: { combat: ['Sear'], support: ['Lightning Bolts'] },
    ...changes,
  });

describe('playing Ships', () => {
  test('R22.1: a Ship comes face up into the influence area, instead of a Leadership card', () => {
    const before = table({ phase: 'leadership', me: { hand: ['Rising Sun', 'Summon Sorcerer'] } });
    const after = play(before, ship('Rising Sun'));
    expect(look(after).me.ships).toEqual([{ ship: 'Rising Sun', landed: false, cargo: [] }]);
    expect(refused(after, leadership('Summon Sorcerer')).code).toBe('leadershipOnce');
  });

  test('R22.2: it has no part in the fight and stays when the fight ends', () => {
    const running = table({ phase: 'retreat', me: { ships: [{ ship: 'Rising Sun', cargo: ['Volca'] }] } });
    expect(look(running).me.power.fire).toBe(0);
    expect(look(play(running, retreat)).me.ships).toEqual([
      { ship: 'Rising Sun', landed: false, cargo: ['Volca'] },
    ]);
  });

  test('R22.3: any number of Ships, on both sides', () => {
    const before = table({
      phase: 'leadership',
      me: { hand: ['Sea Devil'], ships: [{ ship: 'Rising Sun' }, { ship: 'Sea Falcon' }] },
      you: { ships: [{ ship: 'Sea Falcon' }] },
    });
    expect(look(play(before, ship('Sea Devil'))).me.ships).toHaveLength(3);
  });
});

describe('loading', () => {
  test('R22.4: Characters, Boosters and Supports from the source, onto a Ship that has not landed and has room', () => {
    for (const name of ['Cinder', 'Fireblast', 'Tome of Wisdom']) {
      expect(look(play(loading(), load(name, 'Rising Sun'))).me.ships[0]!.cargo).toEqual([name]);
    }
    expect(refused(loading(), load('Summon Sorcerer', 'Rising Sun')).code).toBe('cannotLoad');
    const more = { hand: ['Sea Devil', 'Spark'], discard: ['Blaze'], ships: [{ ship: 'Rising Sun' }] };
    expect(refused(loading(more), load('Sea Devil', 'Rising Sun')).code).toBe('cannotLoad');
    expect(refused(loading(more), load('Blaze', 'Rising Sun')).code).toBe('cardNotHere');
    expect(refused(loading(more), load('Spark', 'Sea Devil')).code).toBe('cardNotHere');
    const landed = { hand: ['Spark'], ships: [{ ship: 'Sea Falcon', landed: true }] };
    expect(refused(loading(landed), load('Spark', 'Sea Falcon')).code).toBe('shipLanded');
    expect(refused(loading({}, { turn: { usedSupports: 1 } }), load('Cinder', 'Rising Sun')).code).toBe(
      'noSupportLeft',
    );
    expect(refused(loading({}, { turn: { stopped: true } }), load('Cinder', 'Rising Sun')).code).toBe(
      'stopped',
    );
  });

  test('R22.5: every load uses a Support play, a FREE card too; several are split as one likes', () => {
    expect(play(loading(), load('Fire Swamp', 'Rising Sun')).position.turn.usedSupports).toBe(1);
    const many = loading({ combat: ['Quartermaster Kura Ko'] });
    const after = play(
      many,
      load('Cinder', 'Rising Sun'),
      support('Tome of Wisdom'),
      load('Fire Swamp', 'Sea Falcon'),
    );
    expect(look(after).me).toMatchObject({
      support: ['Tome of Wisdom'],
      ships: [{ cargo: ['Cinder'] }, { cargo: ['Fire Swamp'] }],
    });
    expect(after.position.turn.usedSupports).toBe(3);
  });

  test('R22.6: it is not playing: no text, no bans or limits on playing, only what concerns Supports (D6, D7)', () => {
    const after = play(loading(), load('Cinder', 'Rising Sun'));
    expect(look(after)).toMatchObject({ asks: undefined, you: { support: ['Lightning Bolts'] } });
    expect(newsOf(after, 'load')).toMatchObject([{ seat: 0 }]);
    expect(after.position.turn).toMatchObject({ cardsPlayed: 1, supportsPlayed: 0 });
    const legalAgainst = (you: SideSetup) => isLegal(loading({}, { you }), load('Cinder', 'Rising Sun'));
    expect(legalAgainst({ support: ['Brain Drain'] })).toBe(true);
    for (const name of ['Ferro Fos', 'Corono Cos', 'Ember'])
      expect(legalAgainst({ combat: [name] })).toBe(true);
    for (const you of [{ support: ['Pandemonium'] }, { combat: ['Thirkomedas the Serene'] }]) {
      expect(legalAgainst(you)).toBe(false);
    }
  });

  test('R22.7: cargo is not in play, has no effect and is no part of the hand', () => {
    const cargo = ['Ember', 'Tome of Wisdom', 'Wild Unicorn'];
    const state = table({
      me: { hand: ['Spark'], ships: [{ ship: 'Rising Sun', cargo }] },
      you: { hand: ['Volca'] },
      onTurn: 'you',
    });
    expect(look(state).me).toMatchObject({ power: { fire: 0 }, shield: { fire: false } });
    expect(isLegal(state, character('Volca'))).toBe(true);
  });

  test('R22.8: the capacity is never exceeded', () => {
    const full = loading({ ships: [{ ship: 'Sea Falcon', cargo: ['Spark', 'Sear'] }] });
    expect(refused(full, load('Cinder', 'Sea Falcon'))).toMatchObject({ code: 'shipFull', capacity: 2 });
  });

  test('R22.9: with a Ship its cargo is discarded', () => {
    const declined = play(
      table({
        phase: 'retreat',
        element: null,
        me: { hand: ['Volca'], ships: [{ ship: 'Sea Falcon', landed: true, cargo: ['Spark'] }] },
      }),
      decline('Volca'),
    );
    expect(look(declined).me.discard).toEqual(['Spark', 'Sea Falcon', 'Volca']);
  });
});

describe('landing', () => {
  const beginning = table({
    phase: 'beginning',
    me: {
      hand: ['Volca', 'Lightning Bolts', 'Summon Sorcerer', 'Sea Devil'],
      combat: ['Blaze'],
      ships: [
        {
          ship: 'Rising Sun',
          cargo: ['Captain Su Cha', 'Commodore Lo Tan', 'Aaralia-Aqua Secunda', 'Tome of Wisdom'],
        },
        { ship: 'Sea Falcon' },
      ],
    },
    you: { combat: ['Sear'] },
  });
  const landed = play(beginning, land('Rising Sun'));
  const inPhase = play(landed, next, next, fightOn);

  test('R22.10: any number of Ships land at the beginning, empty ones too, each with all its cargo', () => {
    const both = play(landed, land('Sea Falcon'));
    expect(look(both).me.ships).toMatchObject([
      { landed: true, cargo: { length: 4 } },
      { landed: true, cargo: [] },
    ]);
    expect(refused(play(beginning, next), land('Rising Sun')).code).toBe('cannotLand');
  });

  test('R22.11: cards are then played from the landed Ships and not from the hand', () => {
    expect(refused(inPhase, character('Volca')).code).toBe('handLocked');
    const played = play(inPhase, character('Aaralia-Aqua Secunda'), next);
    expect(refused(played, support('Lightning Bolts')).code).toBe('handLocked');
    expect(look(play(played, support('Tome of Wisdom'))).me).toMatchObject({
      support: ['Tome of Wisdom'],
      under: ['Blaze'],
    });
  });

  test('R22.12: landed Buka Characters are FREE unless icons are ignored; not as Bluffs, and no other people', () => {
    const all = play(
      inPhase,
      character('Commodore Lo Tan'),
      character('Captain Su Cha'),
      character('Aaralia-Aqua Secunda'),
    );
    expect(look(all).me.combat).toHaveLength(3);
    const foggy = table({
      me: { ships: [{ ship: 'Rising Sun', landed: true, cargo: ['Captain Su Cha', 'Commodore Lo Tan'] }] },
      you: { support: ['Impenetrable Fog'] },
    });
    expect(refused(play(foggy, character('Captain Su Cha')), character('Commodore Lo Tan')).code).toBe(
      'oneCharacter',
    );
    const bluffing = play(inPhase, character('Commodore Lo Tan'), next, bluff('Captain Su Cha'));
    expect(bluffing.position.turn.usedSupports).toBe(1);
    expect(refused(bluffing, support('Tome of Wisdom')).code).toBe('boosterOrSupportUsed');
  });

  test('R22.13: loading takes from landed Ships onto others; Leadership cards and Ships come from the hand', () => {
    const reinforcing = play(inPhase, character('Commodore Lo Tan'), next);
    expect(look(play(reinforcing, load('Captain Su Cha', 'Sea Falcon'))).me.ships[1]!.cargo).toEqual([
      'Captain Su Cha',
    ]);
    expect(refused(reinforcing, load('Lightning Bolts', 'Sea Falcon')).code).toBe('handLocked');
    const leading = play(landed, next);
    expect(isLegal(leading, leadership('Summon Sorcerer'))).toBe(true);
    expect(isLegal(leading, ship('Sea Devil'))).toBe(true);
  });

  test('R22.14: landed Ships and what is on them go before the announcement and when the turn ends early', () => {
    const announcing = play(inPhase, character('Aaralia-Aqua Secunda'), next, next);
    expect(look(announcing)).toMatchObject({
      phase: 'announce',
      me: {
        ships: [{ ship: 'Sea Falcon' }],
        discard: ['Captain Su Cha', 'Commodore Lo Tan', 'Tome of Wisdom', 'Rising Sun'],
      },
    });
    expect(look(play(landed, next, next, retreat)).me.ships).toMatchObject([{ ship: 'Sea Falcon' }]);
  });

  test('R22.15: a Ship played this turn can be loaded this turn, not landed', () => {
    const played = play(
      table({
        phase: 'leadership',
        me: { hand: ['Rising Sun', 'Volca', 'Spark'] },
        you: { combat: ['Sear'] },
      }),
      ship('Rising Sun'),
    );
    expect(refused(played, land('Rising Sun')).code).toBe('cannotLand');
    const loaded = play(played, next, fightOn, character('Volca'), next, load('Spark', 'Rising Sun'));
    expect(look(loaded).me.ships[0]!.cargo).toEqual(['Spark']);
  });

  test('R22.16: "load now" uses no Support play; kinds and capacity still bind', () => {
    const hand = ['Sea Devil', 'Volca', 'Fireblast', 'Tome of Wisdom', 'Spark', 'Summon Sorcerer'];
    const asked = play(table({ phase: 'leadership', me: { hand } }), ship('Sea Devil'));
    expect(look(asked).asks).toMatchObject({
      kind: 'loadNow',
      min: 0,
      max: 3,
      options: ['Volca', 'Fireblast', 'Tome of Wisdom', 'Spark'],
    });
    const loaded = play(asked, choose('Volca', 'Fireblast', 'Tome of Wisdom'));
    expect(look(loaded).me.ships[0]!.cargo).toHaveLength(3);
    expect(loaded.position.turn).toMatchObject({ usedSupports: 0, cardsPlayed: 1 });
  });

  test('R22.17: a landed Ship may open the hand; the limits stay, and a Buka Character from the hand is not FREE', () => {
    const opened = (you: SideSetup = {}) =>
      table({
        me: {
          hand: ['Commodore Lo Tan', 'Captain Su Cha'],
          ships: [{ ship: 'Sea Falcon', landed: true, cargo: ['Cannoneer Qu Cha'] }],
        },
        you,
      });
    const played = play(opened(), character('Cannoneer Qu Cha'), character('Commodore Lo Tan'));
    expect(refused(played, character('Captain Su Cha')).code).toBe('oneCharacter');
    expect(refused(opened({ support: ['Laughing Gas'] }), character('Captain Su Cha')).code).toBe(
      'handLocked',
    );
  });

  test('R22.18: for loading only a ban that names Supports counts', () => {
    const legal = (you: SideSetup) => isLegal(loading({}, { you }), load('Cinder', 'Rising Sun'));
    expect([
      legal({ combat: ['Ferro Fos'] }),
      legal({ combat: ['Corono Cos'] }),
      legal({ support: ['Cloying Mud'] }),
    ]).toEqual([true, true, true]);
    expect(legal({ support: ['Pandemonium'] })).toBe(false);
  });
});
