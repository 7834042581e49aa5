/** `handToDeckBottom`: Oosa-Aqua-Epsilon. */
import { expect, test } from 'vitest';
import { observe } from '../../../machines/engine';
import { type SideSetup, table } from '../../support/builder';
import { announce, character, choose, leadership, next, play } from '../../support/verbs';
import { look } from '../../support/view';

const asked = (hand: string[], you: SideSetup = {}, deck: string[] = ['Torch', 'Sear']) =>
  play(table({ me: { hand: ['Oosa-Aqua-Epsilon', ...hand], deck }, you }), character('Oosa-Aqua-Epsilon'));

test('any number of hand cards under the draw pile, in the order of choice (D23)', () => {
  const state = asked(['Spark', 'Volca', 'Blaze']);
  expect(look(state).asks).toMatchObject({ kind: 'toDeckBottom', min: 0, max: 1 });
  const two = play(state, choose('Volca'), choose('Spark'), choose());
  expect(look(two)).toMatchObject({
    asks: undefined,
    me: { hand: ['Blaze'], deck: ['Torch', 'Sear', 'Volca', 'Spark'] },
  });
  expect(look(play(state, choose())).me.deck).toEqual(['Torch', 'Sear']);
});

test('they are drawn last, unless the pile is shuffled (D23)', () => {
  const after = play(asked(['Spark', 'Volca']), choose('Volca'), choose('Spark'), next, next, announce());
  expect(look(after).me.hand).toEqual(['Torch', 'Sear', 'Volca', 'Spark']);
});

test('a later shuffle mixes the whole pile (D23)', () => {
  const orders = [1, 2, 3, 4].map((seed) => {
    const deck = ['Torch', 'Sear', 'Shimmer', 'Glimmer'];
    const state = table({
      phase: 'leadership',
      seed,
      me: { hand: ['Administer Water of Immortality'], deck, discard: ['Spark'] },
    });
    const name = 'Administer Water of Immortality';
    return look(play(state, leadership(name), choose(name))).me.deck.indexOf('Spark');
  });
  expect(new Set(orders).size).toBeGreaterThan(1);
});

test('who puts the last card back has not run out of cards', () => {
  const back = play(asked(['Spark'], {}, []), choose('Spark'));
  expect(look(back).me).toMatchObject({ isOut: false, hand: [], deck: ['Spark'] });
});

test('the other seat sees neither the choice nor the cards', () => {
  const state = asked(['Spark', 'Volca']);
  expect(observe(state, 1).question!.options).toEqual([]);
  const { news } = observe(play(state, choose('Volca'), choose()), 1);
  expect(news.find((entry) => entry.what === 'move' && entry.to === 'deckBottom')).toMatchObject({
    card: -1,
  });
});

test('ignored it does nothing; the other seat uses its own pile', () => {
  expect(look(asked(['Spark'], { support: ['Laughing Gas'] })).asks).toBeUndefined();
  const theirs = table({ onTurn: 'you', you: { hand: ['Oosa-Aqua-Epsilon', 'Spark'], deck: [] } });
  expect(look(play(theirs, character('Oosa-Aqua-Epsilon'), choose('Spark'))).you.deck).toEqual(['Spark']);
});
