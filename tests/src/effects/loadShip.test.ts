/** `loadShip`: the Sea Devil. */
import { expect, test } from 'vitest';
import { observe } from '../../../machines/engine';
import { type SideSetup, table } from '../../support/builder';
import { choose, play, refused, ship } from '../../support/verbs';
import { look } from '../../support/view';

const hand = ['Sea Devil', 'Cinder', 'Fireblast', 'Tome of Wisdom', 'Spark', 'Summon Sorcerer', 'Rising Sun'];
const asked = (cards: string[] = hand, you: SideSetup = {}) =>
  play(table({ phase: 'leadership', me: { hand: cards }, you }), ship('Sea Devil'));

test('up to three Characters, Boosters or Supports from the hand, open and without effect', () => {
  const state = asked();
  expect(look(state).asks).toMatchObject({
    kind: 'loadNow',
    min: 0,
    max: 3,
    options: ['Cinder', 'Fireblast', 'Tome of Wisdom', 'Spark'],
  });
  const loaded = play(state, choose('Cinder', 'Fireblast', 'Spark'));
  expect(look(loaded)).toMatchObject({
    asks: undefined,
    me: { ships: [{ ship: 'Sea Devil', cargo: ['Cinder', 'Fireblast', 'Spark'] }] },
  });
  expect(refused(state, choose('Cinder', 'Fireblast', 'Spark', 'Tome of Wisdom')).code).toBe('wrongChoice');
});

test('fewer or none; with nothing to load nothing is asked', () => {
  expect(look(play(asked(), choose('Spark'))).me.ships[0]!.cargo).toEqual(['Spark']);
  expect(look(play(asked(), choose())).me.ships[0]!.cargo).toEqual([]);
  expect(look(asked(['Sea Devil', 'Rising Sun'])).asks).toBeUndefined();
  expect(look(asked(['Sea Devil', 'Spark'])).asks).toMatchObject({ max: 1 });
});

test('these are no plays: no Support play is used, no limit counts them, no ban stops them', () => {
  const loaded = play(
    asked(hand, { combat: ['Ember'], support: ['Pandemonium'] }),
    choose('Spark', 'Tome of Wisdom'),
  );
  expect(loaded.position.turn).toMatchObject({ cardsPlayed: 1, usedSupports: 0 });
});

test('the other seat sees the cargo, not what else there was', () => {
  const state = asked();
  expect(observe(state, 1).question!.options).toEqual([]);
  const [mine] = observe(play(state, choose('Spark')), 1).sides;
  expect(mine.ships[0]!.cargo).toHaveLength(1);
});

test('ignored it loads nothing; the other seat loads from its own hand', () => {
  expect(look(asked(hand, { support: ['Laughing Gas'] })).asks).toBeUndefined();
  const theirs = table({ phase: 'leadership', onTurn: 'you', you: { hand: ['Sea Devil', 'Spark'] } });
  expect(look(play(theirs, ship('Sea Devil'), choose('Spark'))).you.ships[0]!.cargo).toEqual(['Spark']);
});
