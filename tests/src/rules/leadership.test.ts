/** R7: one Leadership card or one Ship a turn. */
import { describe, expect, test } from 'vitest';
import { table } from '../../support/builder';
import {
  announce,
  character,
  choose,
  decline,
  fightOn,
  land,
  leadership,
  next,
  play,
  refused,
  retreat,
  ship,
} from '../../support/verbs';
import { look } from '../../support/view';

describe('the Leadership phase', () => {
  test('R7.1: one Leadership card or one Ship, not both and no second', () => {
    const before = table({
      phase: 'leadership',
      me: { hand: ['Trigger Brainstorm', 'Deploy Butterfly', 'Sea Falcon'] },
    });
    const played = play(before, leadership('Trigger Brainstorm'));
    expect(refused(played, leadership('Deploy Butterfly')).code).toBe('leadershipOnce');
    expect(refused(played, ship('Sea Falcon')).code).toBe('leadershipOnce');
  });

  test('R7.2: a Leadership card stays on the Leader, and goes there without effect when it is discarded', () => {
    const played = play(
      table({ phase: 'leadership', me: { hand: ['Trigger Brainstorm'] } }),
      leadership('Trigger Brainstorm'),
      next,
      retreat,
    );
    expect(look(played).me).toMatchObject({ leaderPile: ['Trigger Brainstorm'], discard: [] });
    const robbed = play(
      table({ me: { hand: ['Cardus Nikkus'] }, you: { hand: ['Muster Reinforcements'] } }),
      ...[character('Cardus Nikkus'), choose('Cardus Nikkus')],
    );
    expect(look(robbed).you).toMatchObject({ leaderPile: ['Muster Reinforcements'], hand: [], discard: [] });
  });

  test('R7.3: its text holds to the end of the turn at most', () => {
    const before = table({
      phase: 'leadership',
      me: { hand: ['Enthrall Opposition', 'Volca'] },
      you: { combat: ['Spark'], support: ['Duplicator of Strength'], hand: ['Sear'] },
      element: 'earth',
    });
    expect(look(before).you.power.earth).toBe(4);
    const played = play(before, leadership('Enthrall Opposition'));
    expect(look(played).you.power.earth).toBe(2);
    const over = play(played, next, retreat);
    expect(over.position.turn.leadership).toBe(-1);
    const unicorn = table({
      phase: 'leadership',
      me: { hand: ['Enthrall Opposition', 'Wild Unicorn'] },
      you: { combat: ['Spark'], support: ['Duplicator of Strength'] },
    });
    const theirTurn = play(
      unicorn,
      leadership('Enthrall Opposition'),
      next,
      fightOn,
      character('Wild Unicorn'),
      next,
      next,
      announce(),
    );
    expect(look(theirTurn)).toMatchObject({ onTurn: 'you', you: { power: { earth: 4 } } });
  });

  test('R7.4: it may be played in an opening turn, and before a retreat or a decline', () => {
    const opening = table({
      phase: 'leadership',
      element: null,
      me: { hand: ['Trigger Brainstorm', 'Volca'] },
    });
    expect(look(play(opening, leadership('Trigger Brainstorm'), next, decline('Volca'))).me).toMatchObject({
      leaderPile: ['Trigger Brainstorm'],
      discard: ['Volca'],
    });
    const running = table({ phase: 'leadership', me: { hand: ['Distract Holy Dragon'] } });
    expect(look(play(running, leadership('Distract Holy Dragon'), next, retreat)).fight).toBe(2);
  });

  test('R7.5: landing Ships leaves Leadership cards and Ships playable from the hand', () => {
    const before = table({
      phase: 'beginning',
      me: { hand: ['Trigger Brainstorm', 'Sea Falcon'], ships: [{ ship: 'Rising Sun' }] },
    });
    const landed = play(before, land('Rising Sun'), next);
    expect(look(play(landed, leadership('Trigger Brainstorm'))).me.leaderPile).toEqual([
      'Trigger Brainstorm',
    ]);
    expect(look(play(landed, ship('Sea Falcon'))).me.ships).toHaveLength(2);
  });

  test('R7.6: a ban on Leadership cards leaves Ships alone, a ban on cards of every kind does not (D14)', () => {
    const against = (...combat: string[]) =>
      table({
        phase: 'leadership',
        me: { hand: ['Trigger Brainstorm', 'Sea Falcon', 'Rising Sun'] },
        you: {
          combat: combat.filter((name) => name !== 'Flickering Fires'),
          support: combat.filter((name) => name === 'Flickering Fires'),
        },
      });
    for (const card of ['Flickering Fires', 'Thirkomedas the Serene']) {
      expect(refused(against(card), leadership('Trigger Brainstorm')).code).toBe('bannedByCard');
      expect(look(play(against(card), ship('Sea Falcon'))).me.ships).toHaveLength(1);
    }
    expect(refused(against('Ferro Fos'), ship('Sea Falcon')).code).toBe('bannedByCard');
    expect(look(play(against('Ferro Fos'), ship('Rising Sun'))).me.ships).toHaveLength(1);
    expect(refused(against('Corono Cos'), ship('Rising Sun')).code).toBe('bannedByCard');
    expect(look(play(against('Corono Cos'), ship('Sea Falcon'))).me.ships).toHaveLength(1);
  });

  test('R7.1: the card comes from the hand, is of the kind it is played as, and respects limits', () => {
    const before = table({
      phase: 'leadership',
      me: { hand: ['Sea Falcon', 'Volca'], discard: ['Trigger Brainstorm'] },
      you: { support: ['Brain Drain'] },
    });
    expect(refused(before, leadership('Trigger Brainstorm')).code).toBe('cardNotHere');
    expect(refused(before, leadership('Volca')).code).toBe('wrongKind');
    const one = play(before, ship('Sea Falcon'));
    expect(refused(play(one, next), fightOn).code).toBe('noCharacter');
  });
});
