/** R18: shield, STOP, RETRIEVE, PROTECTED, FREE, pairs and gangs. */
import { describe, expect, test } from 'vitest';
import { phaseOf } from '../../../machines/engine';
import { type SideSetup, type TableSetup, table } from '../../support/builder';
import {
  announce,
  bluff,
  booster,
  character,
  choose,
  extend,
  fightOn,
  gang,
  isLegal,
  leadership,
  load,
  next,
  pair,
  pay,
  play,
  refused,
  retrieve,
  support,
} from '../../support/verbs';
import { look } from '../../support/view';

describe('R18.1: what an icon is', () => {
  test('R18.1: shields and BLUFF symbols are ignored with the icons', () => {
    const fog = { combat: ['Volca'], support: ['Impenetrable Fog'] };
    const before = table({
      phase: 'reinforcement',
      me: { hand: ['Captain Su Cha'], combat: ['Wild Unicorn'] },
      you: fog,
    });
    expect(look(before).me.shield).toEqual({ fire: false, earth: false });
    expect(refused(before, bluff('Captain Su Cha')).code).toBe('bluffBlocked');
  });
});

describe('shields', () => {
  test('R18.2: a shield in the element makes matching needless, on any active card; the other one then needs only that power', () => {
    const shielded = (me: SideSetup, element: 'fire' | 'earth' = 'fire') =>
      table({ phase: 'announce', element, me, you: { combat: ['Flash the Incendiary'], hand: ['Torch'] } });
    for (const combat of [['Silento Sol'], ['Torch', 'Inscrutable Armor'], ['Wild Unicorn']]) {
      const after = play(shielded({ combat }), announce());
      expect(look(after).announced).toBe(look(after).me.power.fire);
    }
    expect(isLegal(shielded({ combat: ['Silento Sol'] }, 'earth'), announce())).toBe(false);
    expect(isLegal(shielded({ under: ['Silento Sol'], combat: ['Torch'] }), announce())).toBe(false);
    const low = play(shielded({ combat: ['Torch', 'Inscrutable Armor'] }), announce());
    expect(look(play(low, next, next, fightOn, character('Torch'), next, next, announce())).announced).toBe(
      1,
    );
  });
});

describe('STOP', () => {
  test('R18.3: no further card of any kind and source, no Bluff and no load; demands can still be paid', () => {
    const before = table({
      me: {
        hand: [
          'Shaman of the Afterlife',
          'Sun Setting',
          'Captain Su Cha',
          'Fire Swamp',
          'Fireblast',
          'Lightning Bolts',
        ],
        ships: [{ ship: 'Rising Sun' }],
      },
      you: { combat: ['Torch', 'Caterpillar Fireeater'] },
    });
    const stopped = play(before, character('Shaman of the Afterlife'));
    expect(refused(stopped, character('Sun Setting')).code).toBe('stopped');
    const later = play(stopped, next);
    for (const verb of [
      bluff('Captain Su Cha'),
      support('Fire Swamp'),
      booster('Fireblast'),
      load('Fireblast', 'Rising Sun'),
    ]) {
      expect(refused(later, verb).code).toBe('stopped');
    }
    expect(phaseOf(play(later, pay('Caterpillar Fireeater', 'Fireblast'), next, choose()))).toBe('announce');
  });

  test('R18.3: a Leadership card with STOP stops Characters too', () => {
    const before = table({ phase: 'leadership', me: { hand: ['Bounce Back', 'Volca'], combat: ['Blaze'] } });
    const again = play(before, leadership('Bounce Back'), next, fightOn);
    expect(refused(again, character('Volca')).code).toBe('stopped');
  });

  test('R18.3: an ignored STOP stops nothing, and it stops plays that a text grants (D5)', () => {
    const ignored = table({
      me: { hand: ['Shaman of the Afterlife', 'Fireblast'] },
      you: { combat: ['Hank Highflyer Hawk'] },
    });
    expect(
      look(play(ignored, character('Shaman of the Afterlife'), next, booster('Fireblast'))).me.combat,
    ).toHaveLength(2);
    const granted = table({
      me: { hand: ['Shaman of the Afterlife', 'Tome of Wisdom'], support: ['Armory'] },
      you: { combat: ['Torch'] },
    });
    const stopped = play(granted, character('Shaman of the Afterlife'), next);
    expect(refused(stopped, support('Tome of Wisdom')).code).toBe('stopped');
  });
});

describe('RETRIEVE', () => {
  const beginning = (me: SideSetup, you: SideSetup = {}) => table({ phase: 'beginning', me, you });

  test('R18.4: active cards come back hidden and may be replayed; Characters not against one that shows the icon', () => {
    const me = { hand: ['Volca'], combat: ['Peckswift', 'Battling Boomerang'], support: ['Homing Missiles'] };
    const all = play(
      beginning(me),
      retrieve('Peckswift'),
      retrieve('Battling Boomerang'),
      retrieve('Homing Missiles'),
    );
    expect(look(all).me).toMatchObject({ combat: [], support: [], hand: { length: 4 }, disclosed: [] });
    const replayed = play(
      all,
      next,
      next,
      fightOn,
      character('Peckswift'),
      next,
      booster('Battling Boomerang'),
    );
    expect(look(replayed).me.combat).toEqual(['Peckswift', 'Battling Boomerang']);
    const blocked = beginning(me, { combat: ['Steepstoop'] });
    expect(refused(blocked, retrieve('Peckswift')).code).toBe('cannotRetrieve');
    for (const name of ['Battling Boomerang', 'Homing Missiles'])
      expect(isLegal(blocked, retrieve(name))).toBe(true);
  });

  test('R18.4: the icon of the opponent blocks even when it is ignored, not when it is inactive', () => {
    const me = { combat: ['Peckswift'], support: ['Impenetrable Fog'] };
    expect(refused(beginning(me, { combat: ['Steepstoop'] }), retrieve('Peckswift')).code).toBe(
      'cannotRetrieve',
    );
    expect(isLegal(beginning(me, { under: ['Steepstoop'] }), retrieve('Peckswift'))).toBe(true);
  });

  test('R18.4: inactive cards, ignored icons and full hands keep a card in play', () => {
    expect(refused(beginning({ under: ['Peckswift'] }), retrieve('Peckswift')).code).toBe('cannotRetrieve');
    const fog = { support: ['Impenetrable Fog'] };
    expect(refused(beginning({ combat: ['Peckswift'] }, fog), retrieve('Peckswift')).code).toBe(
      'cannotRetrieve',
    );
    const emptied = { combat: ['Bottelus Emptius'] };
    expect(refused(beginning({ combat: ['Peckswift'] }, emptied), retrieve('Peckswift'))).toMatchObject({
      code: 'handFull',
      max: 0,
    });
    expect(refused(beginning({ combat: ['Volca'] }), retrieve('Volca')).code).toBe('cannotRetrieve');
  });
});

describe('PROTECTED', () => {
  test('R18.5: an active protected card is neither ignored nor discarded nor lowered by the opponent', () => {
    const hawk = table({
      me: { combat: ['Giant Octopus'] },
      you: { combat: ['Hank Highflyer Hawk', 'CoolCat'] },
    });
    expect(look(hawk).me.power.fire).toBe(5);
    const cataclysm = table({
      phase: 'leadership',
      me: { hand: ['Cast Cataclysm'] },
      you: { support: ['Ravenous Razorjaw'] },
    });
    expect(look(play(cataclysm, leadership('Cast Cataclysm'))).asks).toBeUndefined();
  });

  test('R18.5: inactive, or with its icon taken away, it is not; own texts may touch it', () => {
    const under = table({
      phase: 'leadership',
      me: { hand: ['Provoke Earthquake'] },
      you: { under: ['Giant Octopus'], combat: ['Volca'] },
    });
    const shaken = play(under, leadership('Provoke Earthquake'), choose('Provoke Earthquake'));
    expect(look(shaken).you.discard).toEqual(['Giant Octopus', 'Volca']);
    const mekarthas = table({
      me: { combat: ['Giant Octopus'] },
      you: { combat: ['Mekarthas the Shrewd', 'CoolCat'] },
    });
    expect(look(mekarthas).me.power.fire).toBe(0);
    const own = table({
      phase: 'leadership',
      me: { hand: ['Summon Sorcerer'], support: ['Ravenous Razorjaw'] },
    });
    expect(look(play(own, leadership('Summon Sorcerer'), choose('Ravenous Razorjaw'))).me.hand).toEqual([
      'Ravenous Razorjaw',
    ]);
  });
});

describe('FREE', () => {
  test('R18.6: it uses no play, also in an opening turn; bans, STOP and limits still bind', () => {
    const hand = ['Sun Setting', 'Volca', 'Fire Swamp', 'Sudden Waterspout'];
    const opening = table({ element: null, me: { hand } });
    const played = play(
      opening,
      character('Volca'),
      character('Sun Setting'),
      next,
      support('Fire Swamp'),
      booster('Sudden Waterspout'),
    );
    expect(played.position.turn).toMatchObject({ usedBoosters: 0, usedSupports: 0 });
    const reinforcing = (changes: TableSetup) => table({ phase: 'reinforcement', me: { hand }, ...changes });
    expect(refused(reinforcing({ you: { support: ['Pandemonium'] } }), support('Fire Swamp')).code).toBe(
      'bannedByCard',
    );
    expect(refused(reinforcing({ turn: { stopped: true } }), support('Fire Swamp')).code).toBe('stopped');
    expect(refused(reinforcing({ you: { support: ['Brain Drain'] } }), support('Fire Swamp')).code).toBe(
      'cardLimit',
    );
  });
});

describe('pairs', () => {
  test('R18.7: two Characters or two Boosters with the icon in force and the same first word', () => {
    const hand = ['Young Bear', 'Young Fox', 'Wild Gazelle', 'Volca', 'Launch Fire Flash', 'Launch Rockdrop'];
    const before = table({ me: { hand } });
    const { me } = look(play(before, pair('Young Bear', 'Young Fox')));
    expect([me.combat, me.power]).toEqual([['Young Bear', 'Young Fox'], { fire: 5, earth: 5 }]);
    expect(refused(before, pair('Young Bear', 'Wild Gazelle')).code).toBe('notAPair');
    expect(refused(before, pair('Young Bear', 'Volca')).code).toBe('notAPair');
    const fog = table({ me: { hand }, you: { support: ['Impenetrable Fog'] } });
    expect(refused(fog, pair('Young Bear', 'Young Fox')).code).toBe('notAPair');
    expect(look(play(fog, character('Young Bear'))).me.combat).toEqual(['Young Bear']);
  });

  test('R18.7: a pair counts as two cards for limits', () => {
    const limited = table({ me: { hand: ['Young Bear', 'Young Fox'] }, you: { combat: ['Cheepchirrup'] } });
    expect(refused(limited, pair('Young Bear', 'Young Fox'))).toMatchObject({ code: 'cardLimit', max: 1 });
  });

  test('R18.7: one from a landed Ship and one from the hand only if the text of a Ship opens the hand (Q31)', () => {
    const landing = (name: string) =>
      table({ me: { hand: ['Young Bear'], ships: [{ ship: name, landed: true, cargo: ['Young Fox'] }] } });
    expect(refused(landing('Rising Sun'), pair('Young Bear', 'Young Fox')).code).toBe('handLocked');
    expect(look(play(landing('Sea Falcon'), pair('Young Bear', 'Young Fox'))).me.combat).toHaveLength(2);
  });
});

describe('gangs', () => {
  const hand = ['NoStyle', 'NoBrains', 'NoClass', 'FunFair', 'Volca', 'Sun Setting'];

  test('R18.8 (a): any number of one gang is one play that pushes the old cards under', () => {
    const before = table({ me: { hand, combat: ['Blaze'] } });
    const { me } = look(play(before, gang('NoStyle', 'NoBrains', 'NoClass')));
    expect([me.combat.length, me.under]).toEqual([3, ['Blaze']]);
    expect(refused(before, gang('NoStyle', 'FunFair')).code).toBe('notAGang');
  });

  test('R18.8 (b): it is extended without pushing under only if nothing else is active', () => {
    const extending = (...combat: string[]) => table({ me: { hand, combat } });
    expect(look(play(extending('NoClue'), extend('NoStyle'))).me).toMatchObject({
      combat: ['NoClue', 'NoStyle'],
      under: [],
    });
    expect(refused(extending('NoClue', 'Fireblast'), extend('NoStyle')).code).toBe('gangBroken');
    expect(refused(extending('NoClue', 'Sun Setting'), extend('NoStyle')).code).toBe('gangBroken');
    expect(refused(extending('FunFlop'), extend('NoStyle')).code).toBe('gangBroken');
    expect(isLegal(extending(), extend('NoStyle'))).toBe(false);
  });

  test('R18.8 (c), (d): any other Character pushes the gang under, and so do members played as a new one', () => {
    const before = table({ me: { hand, combat: ['NoClue', 'NoRespect'] } });
    for (const verb of [character('Volca'), character('NoStyle'), gang('NoStyle', 'NoBrains')]) {
      expect(look(play(before, verb)).me.under).toEqual(['NoClue', 'NoRespect']);
    }
  });

  test('R18.8 (e): FREE Characters come after the gang, not before', () => {
    const before = table({ me: { hand } });
    const after = play(before, gang('NoStyle', 'NoBrains'), character('Sun Setting'));
    expect(look(after).me.combat).toEqual(['NoStyle', 'NoBrains', 'Sun Setting']);
    expect(refused(play(before, character('Sun Setting')), gang('NoStyle', 'NoBrains')).code).toBe(
      'gangTooLate',
    );
  });

  test('R18.8 (f): the icons must be in force in the hand and in play', () => {
    const fog = { support: ['Impenetrable Fog'] };
    const before = table({ me: { hand, combat: ['NoClue'] }, you: fog });
    expect(refused(before, gang('NoStyle', 'NoBrains')).code).toBe('notAGang');
    expect(refused(before, extend('NoStyle')).code).toBe('notAGang');
  });

  test('R18.9: sizes of the modes; what is played as FREE is no half of a pair; a member may come alone', () => {
    const before = table({
      me: { hand: ['NoStyle', 'NoBrains', 'NoClass', 'Young Bear', 'Young Fox', 'Yang'] },
    });
    expect(refused(before, gang('NoStyle')).code).toBe('notAGang');
    expect(refused(before, character('NoStyle', 'NoBrains')).code).toBe('notAGang');
    expect(refused(before, pair('Young Bear')).code).toBe('notAPair');
    expect(look(play(before, character('NoStyle'))).me.combat).toEqual(['NoStyle']);
    const yang = play(before, character('Yang'));
    expect(refused(yang, pair('Young Bear', 'Young Fox')).code).toBe('oneCharacter');
    expect(look(play(yang, character('Young Bear'))).me.combat).toEqual(['Yang', 'Young Bear']);
  });
});
