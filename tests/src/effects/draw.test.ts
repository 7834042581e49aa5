/** `draw`: cards into the own hand. */
import { describe, expect, test } from 'vitest';
import { observe } from '../../../machines/engine';
import { type SideSetup, table } from '../../support/builder';
import {
  announce,
  character,
  choose,
  extend,
  leadership,
  next,
  play,
  refused,
  takeBack,
} from '../../support/verbs';
import { look, newsOf } from '../../support/view';

const played = (name: string, me: SideSetup = {}, you: SideSetup = {}) =>
  play(
    table({ phase: 'leadership', me: { ...me, hand: [name, ...(me.hand ?? [])] }, you }),
    leadership(name),
  );
const ended = (me: SideSetup, you: SideSetup = {}) =>
  play(
    table({ phase: 'announce', me: { ...me, combat: ['Wild Unicorn', ...(me.combat ?? [])] }, you }),
    announce(),
  );

describe('now', () => {
  test('Muster Reinforcements: up to five cards from the draw pile, as many as the owner likes, or none', () => {
    const asked = played('Muster Reinforcements');
    expect(look(asked).asks).toMatchObject({ kind: 'amount', options: ['1', '2', '3', '4', '5'], min: 0 });
    expect(look(play(asked, choose('5'))).me.hand).toHaveLength(5);
    expect(look(play(asked, choose('2'))).me.hand).toHaveLength(2);
    expect(look(play(asked, choose())).me.hand).toHaveLength(0);
  });

  test('as many as there are', () => {
    const asked = played('Muster Reinforcements', { deck: ['Spark', 'Sear'] });
    expect(look(asked).asks!.options).toEqual(['1', '2']);
    expect(look(play(asked, choose('2'))).me).toMatchObject({ hand: ['Spark', 'Sear'], deck: [] });
    expect(look(played('Muster Reinforcements', { deck: 0 })).asks).toBeUndefined();
  });

  test('Open Lucky Bag of Life: three at random from the discard pile', () => {
    const asked = played('Open Lucky Bag of Life', { discard: ['Spark', 'Sear', 'Volca', 'Blaze'] });
    const { me } = look(play(asked, choose('3')));
    expect([me.hand.length, me.discard.length]).toEqual([3, 1]);
    expect([...me.hand, ...me.discard].sort()).toEqual(['Blaze', 'Sear', 'Spark', 'Volca']);
    const seen = newsOf(play(asked, choose('3')), 'move');
    expect(seen).toMatchObject([{ seenBy: 0 }, { seenBy: 0 }, { seenBy: 0 }]);
  });
});

describe('after the Booster/Support phase', () => {
  test('Shaman of the Afterlife: two from the discard pile, in each own turn in which he is active', () => {
    const state = table({
      me: { hand: ['Shaman of the Afterlife'], discard: ['Spark', 'Sear'] },
      you: { combat: ['Torch'] },
    });
    const asked = play(state, character('Shaman of the Afterlife'), next, next);
    expect(look(asked).asks).toMatchObject({ kind: 'amount', source: 'Shaman of the Afterlife' });
    expect(look(play(asked, choose('2')))).toMatchObject({
      phase: 'announce',
      me: { hand: { length: 2 }, discard: [] },
    });
  });
});

describe('at the end of the turn', () => {
  test('TopGun and the Oath of Khindship draw one after the refill, Flare up to two', () => {
    for (const [me, source] of [
      [{ combat: ['TopGun'] }, 'TopGun'],
      [{ support: ['Oath of Khindship'] }, 'Oath of Khindship'],
    ] as const) {
      const asked = ended(me);
      expect(look(asked)).toMatchObject({ asks: { kind: 'useText', source }, me: { hand: { length: 6 } } });
      expect(look(play(asked, choose(source))).me.hand).toHaveLength(7);
      expect(look(play(asked, choose())).me.hand).toHaveLength(6);
    }
    expect(look(play(ended({ combat: ['Flare'] }), choose('2'))).me.hand).toHaveLength(8);
  });

  test('Ketharkopas draws up to a hand of nine, and nothing with nine already', () => {
    expect(look(ended({ combat: ['Ketharkopas the Astronomer'] })).asks!.options).toEqual(['1', '2', '3']);
    const nine = ['Spark', 'Sear', 'Volca', 'Blaze', 'Torch', 'Shimmer', 'Glimmer', 'Ignite', 'Furnace'];
    expect(look(ended({ combat: ['Ketharkopas the Astronomer'], hand: nine })).asks).toBeUndefined();
  });

  test('Shaman of the Holy Sacrifice: three are shown, one is discarded, the rest come into the hand', () => {
    const deck = ['Spark', 'Charm Holy Dragon', 'Volca', 'Blaze'];
    const hand = ['Sear', 'Torch', 'Shimmer', 'Glimmer', 'Ignite', 'Furnace'];
    const asked = play(
      ended({ combat: ['Shaman of the Holy Sacrifice'], deck, hand }),
      choose('Shaman of the Holy Sacrifice'),
    );
    expect(look(asked).asks).toMatchObject({
      kind: 'discardDrawn',
      options: deck.slice(0, 3),
      min: 1,
      max: 1,
    });
    const after = look(play(asked, choose('Charm Holy Dragon'))).me;
    expect([after.hand.slice(6), after.leaderPile, after.deck]).toEqual([
      ['Spark', 'Volca'],
      ['Charm Holy Dragon'],
      ['Blaze'],
    ]);
  });

  test('under a limit as many are shown as may be kept, and one more (D16)', () => {
    const hand = ['Sear', 'Torch', 'Shimmer', 'Glimmer', 'Ignite', 'Furnace'];
    const me = { combat: ['Shaman of the Holy Sacrifice'], deck: ['Spark', 'Volca', 'Blaze'], hand };
    const asked = play(ended(me, { support: ['Gluing Dust'] }), choose('Shaman of the Holy Sacrifice'));
    expect(look(asked).asks!.options).toEqual(['Spark', 'Volca']);
    expect(look(play(asked, choose('Spark'))).me).toMatchObject({
      hand: [...hand, 'Volca'],
      discard: ['Spark'],
      deck: ['Blaze'],
    });
    expect(look(ended(me, { support: ['Wall of Fire'] })).asks).toBeUndefined();
  });

  test('Shaman of the Deeds to Come: three drawn, then two of choice shuffled back; or neither (D20)', () => {
    const deck = ['Spark', 'Volca', 'Blaze'];
    const hand = ['Sear', 'Torch', 'Shimmer', 'Glimmer', 'Ignite', 'Furnace'];
    const offered = ended({ combat: ['Shaman of the Deeds to Come'], deck, hand });
    const back = play(offered, choose('Shaman of the Deeds to Come'));
    expect(look(back).asks).toMatchObject({ kind: 'shuffleBack', min: 2, max: 2, options: { length: 9 } });
    const after = look(play(back, choose('Sear', 'Volca'))).me;
    expect([after.hand.length, after.deck.sort()]).toEqual([7, ['Sear', 'Volca']]);
    expect(look(play(offered, choose())).me).toMatchObject({ hand, deck });
    const empty = play(
      ended({ combat: ['Shaman of the Deeds to Come'], deck: 0, hand: ['Sear'] }),
      choose('Shaman of the Deeds to Come'),
    );
    expect(look(empty).asks).toMatchObject({ kind: 'shuffleBack', min: 1, max: 1 });
  });
});

test('what is drawn stays hidden from the other seat', () => {
  const after = play(played('Muster Reinforcements'), choose('2'));
  expect(observe(after, 1).sides[0].hand).toEqual([null, null]);
});

test('a draw ends the way back', () => {
  const state = table({
    me: { hand: ['Shaman of the Afterlife'], discard: ['Spark'] },
    you: { combat: ['Torch'] },
  });
  const drawn = play(
    state,
    character('Shaman of the Afterlife'),
    next,
    next,
    choose('Shaman of the Afterlife'),
  );
  expect(refused(drawn, takeBack).code).toBe('cannotTakeBack');
});

test('ignored it draws nothing; in the other seat it works in its own turn', () => {
  expect(look(played('Muster Reinforcements', {}, { support: ['Laughing Gas'] })).asks).toBeUndefined();
  expect(look(ended({ combat: ['TopGun'] }, { support: ['Laughing Gas'] })).asks).toBeUndefined();
  expect(look(ended({}, { combat: ['TopGun'] })).asks).toBeUndefined();
  const theirs = table({ phase: 'announce', onTurn: 'you', you: { combat: ['TopGun'] } });
  expect(look(play(theirs, announce())).asks).toMatchObject({ by: 'you', source: 'TopGun' });
});

test('a kept gang draws every turn', () => {
  const state = table({ me: { hand: ['TopBanana'], combat: ['TopGun'] }, you: { hand: ['Spark'] } });
  const kept = play(state, extend('TopBanana'), next, next, announce());
  expect(look(kept).asks).toMatchObject({ kind: 'order', options: ['TopGun', 'TopBanana'] });
});
