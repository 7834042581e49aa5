/** `discloseHand`: the hand of the opponent lies open. */
import { expect, test } from 'vitest';
import { observe } from '../../../machines/engine';
import { type SideSetup, table } from '../../support/builder';
import {
  announce,
  booster,
  cardOf,
  leadership,
  play,
  refused,
  retrieve,
  takeBack,
} from '../../support/verbs';
import { look } from '../../support/view';

const led = (you: SideSetup) =>
  play(
    table({ phase: 'leadership', me: { hand: ['Deploy Butterfly'] }, you }),
    leadership('Deploy Butterfly'),
  );

test('the cards then in hand lie open until they leave it; later ones are hidden (D26)', () => {
  const open = led({ hand: ['Spark', 'Volca'], combat: ['Torch'] });
  expect(look(open).you.disclosed).toEqual(['Spark', 'Volca']);
  const { hand } = observe(open, 0).sides[1];
  expect(hand).toEqual([cardOf(open, 1, 'Spark'), cardOf(open, 1, 'Volca')]);
  const theirs = table({
    phase: 'announce',
    onTurn: 'you',
    you: { hand: ['Spark', 'Volca'], disclosed: ['Spark', 'Volca'], combat: ['Blaze'] },
  });
  const refilled = play(theirs, announce());
  expect(observe(refilled, 0).sides[1].hand.filter((card) => card === null)).toHaveLength(4);
});

test('a card that was open is hidden when it comes back', () => {
  const back = play(
    table({
      phase: 'beginning',
      onTurn: 'you',
      you: { hand: ['Spark'], disclosed: ['Spark'], combat: ['Peckswift'] },
    }),
    retrieve('Peckswift'),
  );
  expect(look(back).you).toMatchObject({ hand: ['Spark', 'Peckswift'], disclosed: ['Spark'] });
});

test('the Butterfly Scout does the same as a Booster, and ends the way back', () => {
  const state = table({
    phase: 'reinforcement',
    me: { hand: ['Butterfly Scout'], combat: ['Blaze'] },
    you: { hand: ['Spark'] },
  });
  const open = play(state, booster('Butterfly Scout'));
  expect(look(open).you.disclosed).toEqual(['Spark']);
  expect(refused(open, takeBack).code).toBe('cannotTakeBack');
});

test('the cards stay hand cards in every respect; an empty hand discloses nothing', () => {
  expect(look(led({ hand: ['Spark'] })).you.hand).toEqual(['Spark']);
  expect(look(led({ hand: [] })).you.disclosed).toEqual([]);
});

test('ignored it discloses nothing; in the turn of the other seat it opens the hand of the first', () => {
  expect(look(led({ hand: ['Spark'], support: ['Laughing Gas'] })).you.disclosed).toEqual([]);
  const theirs = table({
    phase: 'leadership',
    onTurn: 'you',
    me: { hand: ['Spark'] },
    you: { hand: ['Deploy Butterfly'] },
  });
  expect(look(play(theirs, leadership('Deploy Butterfly'))).me.disclosed).toEqual(['Spark']);
});
