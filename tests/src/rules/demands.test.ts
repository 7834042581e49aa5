/** R21: demands, bans, sets and disasters of the opponent. */
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
  leadership,
  load,
  next,
  pay,
  play,
  refused,
  retreat,
  support,
} from '../../support/verbs';
import { look } from '../../support/view';

const demanded = (hand: string[], you: SideSetup, changes: TableSetup = {}) =>
  table({ phase: 'reinforcement', me: { hand, combat: ['Volca'] }, you, ...changes });
const paying = (hand: string[], ...boosters: string[]) => demanded(hand, { combat: ['Sear', ...boosters] });

describe('demands', () => {
  test('R21.1: hand cards that reach the amount without a superfluous one; ignored values pay nothing', () => {
    const fire = 'Caterpillar Fireeater';
    const hand = ['Spark', 'Sear', 'Glimmer', 'Torch', 'Rocara'];
    const before = paying(hand, fire);
    for (const cards of [['Spark'], ['Glimmer', 'Torch']]) {
      expect(look(play(before, pay(fire, ...cards))).me.discard).toEqual(cards);
    }
    for (const cards of [['Glimmer'], ['Spark', 'Torch'], ['Spark', 'Rocara'], []]) {
      expect(refused(before, pay(fire, ...cards)).code).toBe('wrongPayment');
    }
    const hawk = demanded(['Spark', 'Fireblast'], { combat: ['Hank Highflyer Hawk', fire] });
    expect(refused(hawk, pay(fire, 'Spark')).code).toBe('wrongPayment');
    expect(isLegal(hawk, pay(fire, 'Fireblast'))).toBe(true);
    expect(refused(before, next)).toMatchObject({ code: 'obligationOpen' });
  });

  test('R21.1: only the hand pays, not the cargo of a Ship', () => {
    const landing = table({
      phase: 'reinforcement',
      me: {
        hand: ['Spark'],
        combat: ['Volca'],
        ships: [{ ship: 'Rising Sun', landed: true, cargo: ['Blaze'] }],
      },
      you: { combat: ['Sear', 'Caterpillar Fireeater'] },
    });
    expect(refused(landing, pay('Caterpillar Fireeater', 'Blaze')).code).toBe('cardNotHere');
    expect(isLegal(landing, pay('Caterpillar Fireeater', 'Spark'))).toBe(true);
  });

  test('R21.1: who cannot pay retreats', () => {
    const before = table({
      phase: 'retreat',
      me: { hand: ['Volca'] },
      you: { combat: ['Sear', 'Caterpillar Fireeater'] },
    });
    const stuck = play(before, fightOn, character('Volca'), next);
    expect(refused(stuck, next).code).toBe('obligationOpen');
    expect(look(play(before, retreat)).dragons).toEqual([0, 1, 2]);
  });

  test('R21.2: a demand in both elements takes different cards, an "either" demand one element', () => {
    const water = 'Caterpillar Watertamer';
    const both = paying(['Torana', 'Glimmer', 'Spark', 'Torch'], water);
    expect(refused(both, pay(water, 'Torana')).code).toBe('wrongPayment');
    expect(look(play(both, pay(water, 'Torana', 'Glimmer'))).me.discard).toHaveLength(2);
    const light = 'Caterpillar Lightseeker';
    const either = paying(['Catusan', 'Spark', 'Shimmer', 'Torana', 'Volca'], light);
    expect(isLegal(either, pay(light, 'Catusan'))).toBe(true);
    expect(isLegal(either, pay(light, 'Spark', 'Shimmer'))).toBe(true);
    expect(refused(either, pay(light, 'Spark')).code).toBe('wrongPayment');
  });

  test('R21.1, R21.2: a card is superfluous if the demand is met without it in any way, not only in the same', () => {
    const light = 'Caterpillar Lightseeker';
    const hand = ['Wogarathoras the Gloomy', 'Tome of Wisdom', 'Trebuchet of Fear'];
    const either = paying(hand, light);
    // All three reach 5 Earth exactly, but Wogarathoras reaches 5 Fire alone.
    expect(refused(either, pay(light, ...hand)).code).toBe('wrongPayment');
    expect(isLegal(either, pay(light, 'Wogarathoras the Gloomy'))).toBe(true);
    const water = 'Caterpillar Watertamer';
    const both = paying(['Virgin of Pure Fire', 'Spirit of the Light', 'Hail of Arrows'], water);
    // Spirit could pay Fire and the other two Earth, but Virgin pays Fire and Spirit Earth without Hail.
    expect(
      refused(both, pay(water, 'Virgin of Pure Fire', 'Spirit of the Light', 'Hail of Arrows')).code,
    ).toBe('wrongPayment');
    expect(isLegal(both, pay(water, 'Virgin of Pure Fire', 'Spirit of the Light'))).toBe(true);
  });

  test('R21.3: doubling a demand doubles its amount', () => {
    const doubled = demanded(['Flamebreath the Dazzling', 'Blaze', 'Shimmer'], {
      combat: ['Crysalus Frendus', 'Caterpillar Fireeater'],
    });
    expect(refused(doubled, pay('Caterpillar Fireeater', 'Blaze')).code).toBe('wrongPayment');
    expect(isLegal(doubled, pay('Caterpillar Fireeater', 'Blaze', 'Shimmer'))).toBe(true);
    expect(isLegal(doubled, pay('Caterpillar Fireeater', 'Flamebreath the Dazzling'))).toBe(true);
  });

  test('R21.4: "play a Support" is met by any Support, FREE ones and Bluffs too, not by loading or a Booster', () => {
    const hand = ['Tome of Wisdom', 'Fire Swamp', 'Captain Su Cha', 'Fireblast'];
    const kabu = table({
      phase: 'reinforcement',
      me: { hand, combat: ['Volca'], ships: [{ ship: 'Rising Sun' }] },
      you: { combat: ['Kabu Kat'] },
    });
    for (const verb of [support('Tome of Wisdom'), support('Fire Swamp'), bluff('Captain Su Cha')]) {
      expect(phaseOf(play(kabu, verb, next))).toBe('announce');
    }
    for (const verb of [load('Fireblast', 'Rising Sun'), booster('Fireblast')]) {
      expect(refused(play(kabu, verb), next).code).toBe('obligationOpen');
    }
    expect(phaseOf(play(demanded(hand, { combat: ['Baku But'] }), booster('Fireblast'), next))).toBe(
      'announce',
    );
  });

  const sirens = { combat: ['Sear'], support: ['Irresistible Sirens'] };

  test('R21.5: an unmet "or I attract a dragon" gives it after the phase, or before the dragons of the retreat; once a turn', () => {
    const closed = play(demanded(['Spark'], sirens), next);
    expect(look(closed)).toMatchObject({ dragons: [0, 1, 2], phase: 'announce' });
    const bluffing = play(
      table({ phase: 'reinforcement', me: { combat: ['Volca'], bluffs: ['Captain Su Cha'] }, you: sirens }),
      next,
    );
    const called = play(bluffing, announce(), (_, seat) => ({ type: 'showColours', seat }));
    expect(look(called).dragons).toEqual([0, 3, 0]);
    const retreated = play(table({ phase: 'retreat', you: sirens }), retreat);
    expect(look(retreated).dragons).toEqual([0, 2, 1]);
    const paid = play(
      table({ phase: 'retreat', me: { hand: ['Spark'] }, you: sirens }),
      pay('Irresistible Sirens', 'Spark'),
      retreat,
    );
    expect(look(paid).dragons).toEqual([0, 1, 2]);
  });

  test('R21.6: bans by kind, by text and by value, and limits on the number of cards; FREE does not help', () => {
    const hand = ['Volca', 'Cinder', 'Sun Setting', 'Spark'];
    const against = (card: string, ...names: string[]) => {
      const side = { [card === 'Cloying Mud' ? 'support' : 'combat']: [card] };
      return names.map((name) => isLegal(table({ me: { hand }, you: side }), character(name)));
    };
    expect(against('Ember', 'Volca', 'Cinder', 'Sun Setting')).toEqual([false, true, false]);
    expect(against('Ferro Fos', 'Volca', 'Cinder')).toEqual([true, false]);
    expect(against('Corono Cos', 'Volca', 'Cinder')).toEqual([false, true]);
    expect(against('Cloying Mud', 'Volca', 'Spark')).toEqual([false, true]);
    const drained = play(table({ me: { hand }, you: { support: ['Brain Drain'] } }), character('Volca'));
    expect(refused(drained, character('Sun Setting'))).toMatchObject({ code: 'cardLimit', max: 1 });
  });

  test('R21.7: two Floods in force force the other player to retreat without a turn', () => {
    const floods = { combat: ['Volca'], support: ['Torrential Flood', 'Tidal Flood'] };
    const after = play(
      table({ phase: 'announce', me: floods, you: { hand: ['Blaze'], combat: ['Sear'] } }),
      announce(),
    );
    expect(look(after)).toMatchObject({ dragons: [1, 0, 2], fight: 2, starter: 'you' });
    const one = play(table({ phase: 'announce', me: { ...floods, support: ['Tidal Flood'] } }), announce());
    expect(look(one)).toMatchObject({ fight: 1, onTurn: 'you' });
  });

  test('R21.8: two or more Storms in force win exactly one dragon at the beginning of each own turn', () => {
    const three = ['Crashing Thunder Storm', 'Swirling Snow Storm', 'Drowning Rain Storm'];
    const theirs = (support: string[], silencer: string[] = []) =>
      play(
        table({
          phase: 'announce',
          onTurn: 'you',
          me: { support, combat: ['Sear'] },
          you: { combat: ['Wild Unicorn', ...silencer] },
        }),
        announce(),
      );
    expect(look(theirs(three)).dragons).toEqual([1, 0, 2]);
    expect(look(theirs(three.slice(0, 1))).dragons).toEqual([0, 0, 3]);
    expect(look(theirs(three, ['Flitterflutter'])).dragons).toEqual([0, 0, 3]);
  });

  test('R21.9: disasters spare active PROTECTED cards, and take inactive cards only if they say "all"', () => {
    const you = { under: ['Spark', 'Kelp Leech'], combat: ['Giant Octopus', 'Fireblast'] };
    const quake = play(
      table({ phase: 'leadership', me: { hand: ['Provoke Earthquake'] }, you }),
      ...[leadership('Provoke Earthquake'), choose('Provoke Earthquake')],
    );
    expect(look(quake).you).toMatchObject({ under: [], combat: ['Giant Octopus'] });
    const drowned = play(
      table({ phase: 'leadership', me: { hand: ['Drown Resistance'] }, you }),
      ...[leadership('Drown Resistance'), choose('Drown Resistance')],
    );
    expect(look(drowned).you).toMatchObject({ under: ['Spark', 'Kelp Leech'], combat: ['Giant Octopus'] });
  });

  test('R21.10: attacking again replaces the Character and pushes nothing under, but only if one is active', () => {
    const again = (combat: string[]) =>
      play(
        table({ phase: 'leadership', me: { hand: ['Bounce Back', 'Spark'], combat } }),
        leadership('Bounce Back'),
        next,
      );
    const kept = play(again(['Volca', 'Fireblast']), fightOn, next, next, announce());
    expect(look(kept).me).toMatchObject({ combat: ['Volca', 'Fireblast'], under: [] });
    expect(refused(again([]), fightOn).code).toBe('noCharacter');
    const opening = table({ phase: 'leadership', element: null, me: { hand: ['Bounce Back', 'Spark'] } });
    expect(refused(play(opening, leadership('Bounce Back'), next), fightOn).code).toBe('noCharacter');
  });

  test('R21.11: each demand is paid separately; one Support meets every demand to play one', () => {
    const two = paying(
      ['Spark', 'Blaze', 'Flamebreath the Dazzling'],
      'Caterpillar Fireeater',
      'Caterpillar Lightseeker',
    );
    const first = play(two, pay('Caterpillar Fireeater', 'Spark'));
    expect(refused(first, next).code).toBe('obligationOpen');
    expect(refused(first, pay('Caterpillar Fireeater', 'Blaze')).code).toBe('noDemand');
    expect(phaseOf(play(first, pay('Caterpillar Lightseeker', 'Flamebreath the Dazzling'), next))).toBe(
      'announce',
    );
    const kats = demanded(['Tome of Wisdom'], { combat: ['Kabu Kat', 'Baku But'] });
    expect(refused(play(kats, support('Tome of Wisdom')), next).code).toBe('obligationOpen');
  });
});
