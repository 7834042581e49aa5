/** `demand`: the opponent must do something in his turn, or retreat, or leave a dragon. */
import { describe, expect, test } from 'vitest';
import { phaseOf } from '../../../machines/engine';
import { type SideSetup, type TableSetup, table } from '../../support/builder';
import {
  announce,
  bluff,
  booster,
  character,
  choose,
  fightOn,
  isLegal,
  load,
  next,
  pay,
  play,
  refused,
  retreat,
  support,
  takeBack,
} from '../../support/verbs';
import { look } from '../../support/view';

const facing = (you: SideSetup, hand: string[], changes: TableSetup = {}) =>
  table({
    phase: 'reinforcement',
    me: { hand, combat: ['Volca'], ships: [{ ship: 'Rising Sun' }] },
    you,
    ...changes,
  });

describe('play or retreat', () => {
  test('Kabu Kat: any Support of the turn, FREE or a Bluff, no load; Baku But: any Booster (D27)', () => {
    const hand = ['Tome of Wisdom', 'Fire Swamp', 'Captain Su Cha', 'Fireblast', 'Sudden Waterspout'];
    const kabu = facing({ combat: ['Kabu Kat'] }, hand);
    expect(refused(kabu, next)).toMatchObject({ code: 'obligationOpen' });
    for (const verb of [support('Tome of Wisdom'), support('Fire Swamp'), bluff('Captain Su Cha')])
      expect(phaseOf(play(kabu, verb, next))).toBe('announce');
    for (const verb of [booster('Fireblast'), load('Fireblast', 'Rising Sun')])
      expect(refused(play(kabu, verb), next).code).toBe('obligationOpen');
    const baku = facing({ combat: ['Baku But'] }, hand);
    for (const verb of [booster('Fireblast'), booster('Sudden Waterspout')])
      expect(phaseOf(play(baku, verb, next))).toBe('announce');
    expect(refused(play(baku, support('Tome of Wisdom')), next).code).toBe('obligationOpen');
  });

  test('where such cards are banned it cannot be met', () => {
    const banned = facing({ combat: ['Kabu Kat'], support: ['Pandemonium'] }, ['Fire Swamp']);
    expect(refused(banned, support('Fire Swamp')).code).toBe('bannedByCard');
    expect(isLegal(banned, takeBack)).toBe(true);
  });
});

describe('discard or retreat', () => {
  test.each([
    ['Caterpillar Fireeater', ['Shimmer'], ['Glimmer']],
    ['Caterpillar Eartheroder', ['Glimmer'], ['Shimmer']],
    ['Caterpillar Watertamer', ['Shimmer', 'Glimmer'], ['Shimmer']],
    ['Caterpillar Lightseeker', ['Catusan'], ['Spark']],
  ])('%s takes printed totals, met once a turn and without superfluous cards', (name, enough, tooLittle) => {
    const state = facing({ combat: ['Torch', name] }, ['Shimmer', 'Glimmer', 'Catusan', 'Spark']);
    expect(refused(state, next).code).toBe('obligationOpen');
    expect(refused(state, pay(name, ...tooLittle)).code).toBe('wrongPayment');
    const paid = play(state, pay(name, ...enough));
    expect(refused(paid, pay(name, ...tooLittle)).code).toBe('noDemand');
    expect(phaseOf(play(paid, next))).toBe('announce');
  });

  test('raising does not help, zeroed and ignored values do not pay', () => {
    const name = 'Caterpillar Fireeater';
    const hand = ['Shimmer', 'Fireblast'];
    expect(refused(facing({ combat: ['CoolCat', name] }, hand), pay(name, 'Shimmer')).code).toBe(
      'wrongPayment',
    );
    expect(refused(facing({ combat: ['Hank Highflyer Hawk', name] }, hand), pay(name, 'Shimmer')).code).toBe(
      'wrongPayment',
    );
    expect(isLegal(facing({ combat: ['Hank Highflyer Hawk', name] }, hand), pay(name, 'Fireblast'))).toBe(
      true,
    );
  });

  test('each demand is met separately, from the Leadership phase on', () => {
    const you = { combat: ['Torch', 'Caterpillar Fireeater', 'Caterpillar Eartheroder'] };
    const state = table({ phase: 'leadership', me: { hand: ['Shimmer', 'Glimmer', 'Volca'] }, you });
    const both = play(
      state,
      pay('Caterpillar Fireeater', 'Shimmer'),
      next,
      pay('Caterpillar Eartheroder', 'Glimmer'),
    );
    expect(phaseOf(play(both, fightOn, character('Volca'), next, next))).toBe('announce');
  });
});

describe('discard a Character, or I attract a dragon', () => {
  const sirens = { combat: ['Torch'], support: ['Irresistible Sirens'] };

  test('unmet it gives one dragon at the end of the phase, or before a retreat; the phase may be left', () => {
    expect(look(play(facing(sirens, ['Spark']), next)).dragons).toEqual([0, 1, 2]);
    expect(look(play(table({ phase: 'retreat', you: sirens }), retreat)).dragons).toEqual([0, 2, 1]);
    const paid = play(facing(sirens, ['Spark', 'Fireblast']), pay('Irresistible Sirens', 'Spark'), next);
    expect(look(paid)).toMatchObject({ dragons: [0, 0, 3], me: { discard: ['Spark'] } });
    expect(refused(facing(sirens, ['Fireblast']), pay('Irresistible Sirens', 'Fireblast')).code).toBe(
      'wrongPayment',
    );
  });

  test('every turn anew, as long as it lies there', () => {
    const state = table({
      phase: 'announce',
      me: { combat: ['Torch'], support: ['Irresistible Sirens'] },
      you: { hand: ['Spark'], combat: [] },
    });
    const theirs = play(state, announce(), next, next, fightOn, character('Spark'), next, next);
    expect(look(theirs).dragons).toEqual([1, 0, 2]);
  });
});

describe('how long it binds', () => {
  test('a demand is gone when its card leaves play or is ignored before the deadline', () => {
    const state = table({ me: { hand: ['Cinder'] }, you: { combat: ['Torch', 'Caterpillar Fireeater'] } });
    const rid = play(state, character('Cinder'), choose('Caterpillar Fireeater'), next, next);
    expect(phaseOf(rid)).toBe('announce');
    const silent = table({
      me: { hand: ['Tittertweet'] },
      you: { combat: ['Torch', 'Caterpillar Fireeater'] },
    });
    expect(phaseOf(play(silent, character('Tittertweet'), next, next))).toBe('announce');
  });

  test('pushed under it demands nothing', () => {
    expect(phaseOf(play(facing({ under: ['Kabu Kat'], combat: ['Torch'] }, []), next))).toBe('announce');
  });

  test('it binds the opponent only, in either seat', () => {
    const own = table({ phase: 'reinforcement', me: { combat: ['Kabu Kat'] } });
    expect(phaseOf(play(own, next))).toBe('announce');
    const theirs = table({
      phase: 'reinforcement',
      onTurn: 'you',
      me: { combat: ['Kabu Kat'] },
      you: { combat: ['Volca'] },
    });
    expect(refused(theirs, next).code).toBe('obligationOpen');
  });
});
