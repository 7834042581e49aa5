/** R1: decks, zones, kinds, dragons, active and ignored cards. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../src/cards';
import { prebuiltDeck } from '../../../src/decks';
import { kinds, peoples } from '../../../src/vocabulary';
import { type SideSetup, table } from '../../support/builder';
import {
  booster,
  character,
  fightOn,
  leadership,
  next,
  play,
  refused,
  retreat,
  ship,
  support,
} from '../../support/verbs';
import { look } from '../../support/view';

describe('objects and zones', () => {
  test.each(peoples)('R1.1: the deck of the %s is 30 cards and a Leader', (people) => {
    const deck = prebuiltDeck(people);
    expect(deck.cards).toHaveLength(30);
    expect(catalogue[deck.leader]!.kind).toBe('leader');
  });

  test('R1.2: after a fight every card is in the discard pile of its owner', () => {
    const running = table({
      phase: 'retreat',
      me: { combat: ['Volca'], under: ['Spark'] },
      you: { combat: ['Blaze'], support: ['Tome of Wisdom'] },
    });
    const { me, you } = look(play(running, retreat));
    expect([me.discard, you.discard]).toEqual([
      ['Spark', 'Volca'],
      ['Blaze', 'Tome of Wisdom'],
    ]);
  });

  test('R1.3: each kind is played into its own zone', () => {
    const before = table({
      phase: 'leadership',
      me: { hand: ['Trigger Brainstorm', 'Volca', 'Fireblast', 'Lightning Bolts'] },
    });
    const { me } = look(
      play(
        before,
        ...[leadership('Trigger Brainstorm'), next, fightOn],
        ...[character('Volca'), next, booster('Fireblast'), support('Lightning Bolts')],
      ),
    );
    expect(me).toMatchObject({
      leaderPile: ['Trigger Brainstorm'],
      combat: ['Volca', 'Fireblast'],
      support: ['Lightning Bolts'],
    });
    const shipPhase = table({ phase: 'leadership', me: { hand: ['Rising Sun'] } });
    expect(look(play(shipPhase, ship('Rising Sun'))).me.ships).toHaveLength(1);
  });

  test('R1.4: a card is Leader, Leadership, Character, Booster, Support or Ship', () => {
    expect(new Set(catalogue.map((card) => card.kind))).toEqual(new Set(kinds));
  });

  test('R1.5: a printed 0 and no value at all both add nothing', () => {
    const { me } = look(table({ me: { combat: ['Volca', 'Infernal Armor'], support: ['Wall of Fire'] } }));
    expect(me.power).toEqual({ fire: 5, earth: 1 });
  });

  test('R1.6: a dragon comes back from the other side before one leaves the middle', () => {
    const running = table({ phase: 'retreat', dragons: [2, 0] });
    expect(look(play(running, retreat)).dragons).toEqual([1, 0, 2]);
  });

  test('R1.7: cards start active; pushed under they lend neither value nor icon nor text', () => {
    const before = table({
      me: { hand: ['Spark'], combat: ['Wild Unicorn'] },
      you: { hand: ['Volca'], combat: ['Ember'] },
    });
    expect(refused(before, character('Spark')).code).toBe('bannedByCard');
    const under = table({
      me: { hand: ['Spark'], combat: ['Wild Unicorn'] },
      you: { under: ['Ember'] },
    });
    const { me } = look(play(under, character('Spark')));
    expect(me).toMatchObject({ power: { fire: 4 }, shield: { fire: false }, under: ['Wild Unicorn'] });
  });

  test('R1.8: an ignored card adds nothing and still counts for the six cards; an ignored Bluff counts for nothing', () => {
    const you = {
      under: ['Spark', 'Sear', 'Torch'],
      combat: ['Volca'],
      support: ['Lightning Bolts', 'Tome of Wisdom'],
    };
    const running = table({
      phase: 'retreat',
      me: { combat: ['Hank Highflyer Hawk', 'Flitterflutter'] },
      you,
    });
    expect(look(running).you.power.fire).toBe(0);
    expect(look(play(running, retreat)).dragons).toEqual([0, 2, 1]);
    const unity = (sixth: SideSetup) =>
      table({
        me: { hand: ['B.P. Unity'], combat: ['Flitterflutter'] },
        turn: { characterUsed: true, characters: 1 },
        you: {
          under: ['Spark', 'Sear'],
          combat: ['Volca'],
          support: ['Lightning Bolts', 'Tome of Wisdom'],
          ...sixth,
        },
      });
    const bluffed = unity({ bluffs: ['Captain Su Cha'] });
    expect(refused(bluffed, character('B.P. Unity')).code).toBe('oneCharacter');
    const third = unity({ under: ['Spark', 'Sear', 'Torch'] });
    expect(look(play(third, character('B.P. Unity'))).me.combat).toContain('B.P. Unity');
  });
});
