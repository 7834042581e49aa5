/** The worked examples K1-K16 on icons. Where an example names values only, cards with those values stand in. */
import { describe, expect, test } from 'vitest';
import { table } from '../support/builder';
import {
  announce,
  booster,
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
  retrieve,
  support,
} from '../support/verbs';
import { look } from '../support/view';

describe('worked examples of the Khind icons', () => {
  test('K1: with a Fire shield 2 against 9 is legal, and the opponent then needs 2', () => {
    const before = table({
      me: { hand: ['Silento Sol', 'Sudden Waterspout'] },
      you: { hand: ['Shimmer', 'Torch'], combat: ['Flash the Incendiary', 'Fireblast'] },
    });
    expect(look(before).you.power.fire).toBe(9);
    const announced = play(
      before,
      character('Silento Sol'),
      next,
      booster('Sudden Waterspout'),
      next,
      announce(),
    );
    expect(look(announced)).toMatchObject({ announced: 2, onTurn: 'you' });
    const withThree = play(announced, next, next, fightOn, character('Shimmer'), next, next, announce());
    expect(look(withThree).announced).toBe(3);
    const withOne = play(announced, next, next, fightOn, character('Torch'), next, next);
    expect(refused(withOne, announce())).toMatchObject({ code: 'powerTooLow', have: 1, need: 2 });
  });

  test('K2: the Fire shield does nothing in Earth', () => {
    const before = table({
      element: 'earth',
      me: { hand: ['Silento Sol'], support: ['Crashing Thunder Storm'] },
      you: { combat: ['Torch'] },
    });
    const played = play(before, character('Silento Sol'), next, next);
    expect(refused(played, announce())).toMatchObject({ code: 'powerTooLow', have: 1, need: 4 });
  });

  test('K3: after a STOP card nothing more is played, and the power is still needed', () => {
    const against = (strength: string) =>
      table({
        me: { hand: ['Shaman of the Afterlife', 'Fireblast', 'Fire Swamp'] },
        you: { combat: [strength] },
      });
    const stopped = play(against('Blaze'), character('Shaman of the Afterlife'), next);
    expect(refused(stopped, booster('Fireblast')).code).toBe('stopped');
    expect(refused(stopped, support('Fire Swamp')).code).toBe('stopped');
    expect(refused(play(stopped, next), announce()).code).toBe('powerTooLow');
    const enough = play(against('Glimmer'), character('Shaman of the Afterlife'), next, next, announce());
    expect(look(enough).announced).toBe(2);
  });

  const mine = { combat: ['Ciklarethas the Bitter', 'Battling Boomerang'] };

  test('K4: a RETRIEVE Character of the opponent keeps mine in play, not my Booster', () => {
    const before = table({ phase: 'beginning', me: mine, you: { combat: ['Peckswift'] } });
    expect(refused(before, retrieve('Ciklarethas the Bitter')).code).toBe('cannotRetrieve');
    expect(look(play(before, retrieve('Battling Boomerang'))).me).toMatchObject({
      hand: ['Battling Boomerang'],
      combat: ['Ciklarethas the Bitter'],
    });
  });

  test('K5: a RETRIEVE Booster of the opponent blocks nothing; the Character taken back may be played again', () => {
    const before = table({
      phase: 'beginning',
      me: mine,
      you: { combat: ['Blaze', 'Launch Itching Bugs'] },
    });
    const retrieved = play(before, retrieve('Ciklarethas the Bitter'), next, next, fightOn);
    expect(refused(retrieved, next).code).toBe('mustPlayCharacter');
    expect(look(play(retrieved, character('Ciklarethas the Bitter'))).me.under).toEqual([
      'Battling Boomerang',
    ]);
  });

  test('K6: FREE Supports and Boosters are legal in an opening turn, others are not', () => {
    const before = table({
      element: null,
      me: { hand: ['Volca', 'Fire Swamp', 'Sudden Waterspout', 'Lightning Bolts'] },
    });
    const played = play(
      before,
      character('Volca'),
      next,
      support('Fire Swamp'),
      booster('Sudden Waterspout'),
    );
    expect(refused(played, support('Lightning Bolts')).code).toBe('openingNoBooster');
  });

  test('K7: a ban on Supports holds for FREE ones', () => {
    const before = table({
      phase: 'reinforcement',
      me: { hand: ['Fire Swamp'], combat: ['Volca'] },
      you: { combat: ['Blaze'], support: ['Pandemonium'] },
    });
    expect(refused(before, support('Fire Swamp')).code).toBe('bannedByCard');
  });

  test('K8: a FREE Character pushes the old one under, the ordinary one joins it, a second ordinary one is refused', () => {
    const before = table({
      me: { hand: ['Stars Shining', 'NoStyle', 'Kelp Leech'], combat: ['Athradysas the Seeker'] },
    });
    const free = play(before, character('Stars Shining'));
    expect(look(free).me.under).toEqual(['Athradysas the Seeker']);
    const both = play(free, character('NoStyle'));
    expect(look(both).me.power.fire).toBe(4);
    expect(refused(both, character('Kelp Leech')).code).toBe('oneCharacter');
  });

  test('K9: a pair is one Character play, and its two cards count as two', () => {
    const before = table({ me: { hand: ['Young Fox', 'Young Bear', 'Whirling Hatchet'] } });
    const played = play(before, pair('Young Fox', 'Young Bear'), next, booster('Whirling Hatchet'));
    const { me } = look(played);
    expect(me.combat).toHaveLength(3);
    expect(me.power.fire).toBe(2 + 3 + 1);
  });

  test('K10: a pair of Boosters is one Booster play', () => {
    const before = table({
      phase: 'reinforcement',
      me: { hand: ['Launch Fire Flash', 'Launch Rockdrop', 'Lightning Bolts'], combat: ['Volca'] },
    });
    const played = play(before, booster('Launch Fire Flash', 'Launch Rockdrop'));
    expect(refused(played, support('Lightning Bolts')).code).toBe('boosterOrSupportUsed');
  });

  const red = {
    hand: ['NoClass', 'NoProblem', 'NoBrains', 'Launch Itching Bugs'],
    combat: ['NoRespect', 'NoClue'],
  };

  test('K11: a gang is extended and nothing is pushed under', () => {
    const { me } = look(play(table({ me: red }), extend('NoClass', 'NoProblem')));
    expect([me.under, me.power.fire]).toEqual([[], 6]);
  });

  test('K12: a Booster among them breaks the gang; as a new one it pushes all under', () => {
    const later = table({
      me: {
        hand: ['NoBrains', 'NoStyle'],
        combat: ['NoRespect', 'NoClue', 'NoClass', 'NoProblem', 'Launch Itching Bugs'],
      },
    });
    expect(refused(later, extend('NoBrains')).code).toBe('gangBroken');
    const { me } = look(play(later, gang('NoBrains', 'NoStyle')));
    expect([me.under.length, me.combat]).toEqual([5, ['NoBrains', 'NoStyle']]);
    expect(look(play(later, character('NoBrains'))).me.under).toHaveLength(5);
  });

  test('K13: any other Character pushes the gang under', () => {
    const before = table({ me: { ...red, hand: ['Blaze'] } });
    expect(look(play(before, character('Blaze'))).me).toMatchObject({
      under: ['NoRespect', 'NoClue'],
      combat: ['Blaze'],
    });
  });

  test('K14: with icons ignored there is no gang, but each member is an ordinary Character', () => {
    const before = table({
      me: { hand: ['NoClass', 'NoProblem', 'NoBrains'] },
      you: { combat: ['Blaze'], support: ['Impenetrable Fog'] },
    });
    expect(refused(before, gang('NoClass', 'NoProblem')).code).toBe('notAGang');
    expect(look(play(before, character('NoClass'))).me.combat).toEqual(['NoClass']);
  });

  test('K15: of the Supports to be discarded the PROTECTED one stays', () => {
    const before = table({
      phase: 'leadership',
      me: { hand: ['Cast Cataclysm'] },
      you: { support: ['Ravenous Razorjaw', 'Lightning Bolts'] },
    });
    const { you } = look(play(before, leadership('Cast Cataclysm'), choose('Cast Cataclysm')));
    expect([you.support, you.discard]).toEqual([['Ravenous Razorjaw'], ['Lightning Bolts']]);
  });

  test('K16: a PROTECTED card that was pushed under is discarded with the rest', () => {
    const before = table({
      phase: 'leadership',
      me: { hand: ['Provoke Earthquake'] },
      you: { under: ['Giant Octopus'], combat: ['Terrible Kraken', 'Fireblast'] },
    });
    const { you } = look(play(before, leadership('Provoke Earthquake'), choose('Provoke Earthquake')));
    expect([you.combat, you.under]).toEqual([['Terrible Kraken'], []]);
    expect(you.discard.sort()).toEqual(['Fireblast', 'Giant Octopus']);
  });
});
