/** R10: the allowance of Boosters and Supports. */
import { describe, expect, test } from 'vitest';
import { phaseOf } from '../../../machines/engine';
import { type SideSetup, type TableSetup, table } from '../../support/builder';
import {
  bluff,
  booster,
  character,
  fightOn,
  leadership,
  load,
  next,
  pay,
  play,
  refused,
  support,
  type Verb,
} from '../../support/verbs';
import { look } from '../../support/view';

const hand = ['Fireblast', 'Earthblast', 'Tome of Wisdom', 'Seismic Drill', 'Captain Su Cha', 'Fire Swamp'];
const reinforcing = (me: SideSetup = {}, changes: TableSetup = {}) =>
  table({
    phase: 'reinforcement',
    me: { hand, combat: ['Volca'], ...me },
    you: { combat: ['Sear'] },
    ...changes,
  });
const opening = { element: null } as const;

describe('the Booster/Support phase', () => {
  test('R10.1: one Booster into the combat area or one Support into the support area', () => {
    expect(look(play(reinforcing(), booster('Fireblast'))).me.combat).toEqual(['Volca', 'Fireblast']);
    expect(look(play(reinforcing(), support('Tome of Wisdom'))).me.support).toEqual(['Tome of Wisdom']);
  });

  test('R10.2: the slot is shared: after either, neither is left', () => {
    for (const first of [booster('Fireblast'), support('Tome of Wisdom')]) {
      const used = play(reinforcing(), first);
      expect(refused(used, booster('Earthblast')).code).toBe('boosterOrSupportUsed');
      expect(refused(used, support('Seismic Drill')).code).toBe('boosterOrSupportUsed');
      expect(refused(used, bluff('Captain Su Cha')).code).toBe('noSupportLeft');
    }
  });

  const brainstorm = (element: 'fire' | null, ...verbs: Verb[]) =>
    play(
      table({
        phase: 'leadership',
        element,
        me: { hand: ['Trigger Brainstorm', 'Volca', ...hand] },
        you: { combat: ['Sear'] },
      }),
      ...[leadership('Trigger Brainstorm'), next, fightOn, character('Volca'), next, ...verbs],
    );

  test('R10.3: any number of Supports leaves the one Booster of an ordinary turn, and none of an opening turn', () => {
    const supports = [support('Tome of Wisdom'), support('Seismic Drill'), bluff('Captain Su Cha')];
    const ordinary = brainstorm('fire', ...supports, booster('Fireblast'));
    expect(refused(ordinary, booster('Earthblast')).code).toBe('boosterOrSupportUsed');
    expect(refused(brainstorm(null, ...supports), booster('Fireblast')).code).toBe('openingNoBooster');
  });

  test('R10.3: one additional Support allows a Booster and a Support, or two Supports', () => {
    const genathones = { combat: ['Genathones the Blind'] };
    const both = play(reinforcing(genathones), booster('Fireblast'), support('Tome of Wisdom'));
    const two = play(reinforcing(genathones), support('Tome of Wisdom'), support('Seismic Drill'));
    for (const state of [both, two]) {
      expect(refused(state, booster('Earthblast')).code).toBe('boosterOrSupportUsed');
    }
    const first = play(reinforcing(genathones, opening), support('Tome of Wisdom'));
    expect(refused(first, support('Seismic Drill')).code).toBe('openingNoBooster');
  });

  test('R10.4: the guard looks at STOP, bans, source and limits', () => {
    expect(refused(reinforcing({}, { turn: { stopped: true } }), booster('Fireblast')).code).toBe('stopped');
    const you = { combat: ['Sear'] };
    expect(
      refused(reinforcing({}, { you: { ...you, support: ['Hypnotic Rattle'] } }), booster('Fireblast')).code,
    ).toBe('bannedByCard');
    expect(
      refused(reinforcing({}, { you: { ...you, support: ['Pandemonium'] } }), support('Tome of Wisdom')).code,
    ).toBe('bannedByCard');
    expect(refused(reinforcing({}, { you: { combat: ['Cheepchirrup'] } }), booster('Fireblast')).code).toBe(
      'cardLimit',
    );
    expect(
      look(play(reinforcing({}, { you: { combat: ['Cheepchirrup'] } }), support('Tome of Wisdom'))).me
        .support,
    ).toHaveLength(1);
    expect(
      refused(reinforcing({ discard: ['Launch Boiling Oil'] }), booster('Launch Boiling Oil')).code,
    ).toBe('cardNotHere');
  });

  test('R10.5: the next Character pushes a Booster under, a Support stays active', () => {
    const later = table({
      me: { hand: ['Spark'], combat: ['Volca', 'Fireblast'], support: ['Tome of Wisdom'] },
    });
    const { me } = look(play(later, character('Spark')));
    expect([me.under, me.support, me.power.fire]).toEqual([
      ['Volca', 'Fireblast'],
      ['Tome of Wisdom'],
      4 + 3,
    ]);
  });

  test('R10.6: Supports, Bluffs and loaded cards all use a Support play', () => {
    const me = { ships: [{ ship: 'Rising Sun' }] };
    for (const verb of [
      support('Tome of Wisdom'),
      bluff('Captain Su Cha'),
      load('Fireblast', 'Rising Sun'),
    ]) {
      const used = play(reinforcing(me), verb);
      expect(used.position.turn.usedSupports).toBe(1);
      expect(refused(used, support('Seismic Drill')).code).toBe('boosterOrSupportUsed');
    }
  });

  test('R10.7: two Boosters that pair are one play; two that do not are refused', () => {
    const launching = reinforcing({ hand: ['Launch Fire Flash', 'Launch Rockdrop', 'Fireblast'] });
    const paired = play(launching, booster('Launch Fire Flash', 'Launch Rockdrop'));
    expect(paired.position.turn).toMatchObject({ usedBoosters: 1, boostersPlayed: 2 });
    expect(refused(launching, booster('Launch Fire Flash', 'Fireblast')).code).toBe('notAPair');
  });

  test('R10.8: FREE Boosters and Supports use nothing, in an opening turn either', () => {
    const free = reinforcing({ hand: ['Fire Swamp', 'Sudden Waterspout', 'Fireblast'] });
    const used = play(free, support('Fire Swamp'), booster('Sudden Waterspout'), booster('Fireblast'));
    expect(used.position.turn).toMatchObject({ usedBoosters: 1, usedSupports: 0 });
    expect(look(play(reinforcing({}, opening), support('Fire Swamp'))).me.support).toEqual(['Fire Swamp']);
  });

  test('R10.9: a demand may be met from the Leadership phase on', () => {
    const you = { combat: ['Sear', 'Caterpillar Fireeater'] };
    for (const phase of ['leadership', 'retreat', 'character', 'reinforcement'] as const) {
      const before = table({ phase, me: { hand: ['Volca', 'Furnace'], combat: ['Blaze'] }, you });
      const paid = play(before, pay('Caterpillar Fireeater', 'Furnace'));
      expect(look(paid).me.discard).toEqual(['Furnace']);
    }
    const beginning = table({ phase: 'beginning', me: { hand: ['Furnace'] }, you });
    expect(refused(beginning, pay('Caterpillar Fireeater', 'Furnace')).code).toBe('wrongPhase');
  });

  test('R10.10: the phase is left once no demand is open', () => {
    const you = { combat: ['Kabu Kat'] };
    expect(refused(reinforcing({}, { you }), next).code).toBe('obligationOpen');
    expect(phaseOf(play(reinforcing({}, { you }), support('Fire Swamp'), next))).toBe('announce');
  });
});
