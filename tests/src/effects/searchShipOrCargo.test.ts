/** `searchShipOrCargo`: Entreat Favor. */
import { expect, test } from 'vitest';
import { observe } from '../../../machines/engine';
import { type SideSetup, table } from '../../support/builder';
import { choose, leadership, play, refused, ship } from '../../support/verbs';
import { look, newsOf } from '../../support/view';

const deck = ['Sea Devil', 'Spark', 'Charm Holy Dragon', 'Rising Sun', 'Fireblast'];
const asked = (me: SideSetup = {}, you: SideSetup = {}) =>
  play(
    table({ phase: 'leadership', me: { hand: ['Entreat Favor', 'Volca', 'Sea Falcon'], deck, ...me }, you }),
    leadership('Entreat Favor'),
  );
const withFalcon = { hand: ['Entreat Favor'], ships: [{ ship: 'Sea Falcon', cargo: ['Blaze'] }] };

test('a Ship of the draw pile is played at once, with its text', () => {
  const state = asked();
  expect(look(state).asks).toMatchObject({
    kind: 'shipOrCargo',
    options: ['Sea Devil', 'Rising Sun'],
    min: 0,
  });
  const laid = play(state, choose('Sea Devil'));
  expect(look(laid).asks).toMatchObject({ kind: 'loadNow', options: ['Volca'] });
  expect(look(play(laid, choose('Volca'))).me.ships).toEqual([
    { ship: 'Sea Devil', landed: false, cargo: ['Volca'] },
  ]);
  expect(newsOf(laid, 'shuffle')).toHaveLength(1);
  expect(refused(play(laid, choose()), ship('Sea Falcon')).code).toBe('leadershipOnce');
});

test('or one card is loaded onto an own Ship with room, open, and not as a Support play', () => {
  const loaded = play(asked(withFalcon), choose('Spark'));
  expect(look(loaded).me).toMatchObject({ ships: [{ cargo: ['Blaze', 'Spark'] }], deck: { length: 4 } });
  expect(loaded.position.turn).toMatchObject({ usedSupports: 0, deckDraws: 1 });
  expect(newsOf(loaded, 'shuffle')).toHaveLength(1);
});

test('with several Ships the owner names one', () => {
  const two = {
    hand: ['Entreat Favor'],
    ships: [{ ship: 'Sea Falcon' }, { ship: 'Rising Sun' }],
    deck: ['Spark'],
  };
  const where = play(asked(two), choose('Spark'));
  expect(look(where).asks).toMatchObject({
    kind: 'shipToLoad',
    options: ['Sea Falcon', 'Rising Sun'],
    min: 1,
  });
  expect(look(play(where, choose('Rising Sun'))).me.ships[1]!.cargo).toEqual(['Spark']);
});

test('full and landed Ships are no targets; Leadership cards cannot be loaded (D21)', () => {
  const full = { hand: ['Entreat Favor'], ships: [{ ship: 'Sea Falcon', cargo: ['Blaze', 'Volca'] }] };
  const landed = { hand: ['Entreat Favor'], ships: [{ ship: 'Sea Falcon', landed: true }] };
  for (const me of [full, landed]) expect(look(asked(me)).asks!.options).toEqual(['Sea Devil', 'Rising Sun']);
  expect(look(asked(withFalcon)).asks!.options).toEqual(['Sea Devil', 'Spark', 'Rising Sun', 'Fireblast']);
});

test('nothing need be taken; the pile is shuffled all the same (D21)', () => {
  const after = play(asked(), choose());
  expect(look(after).me.deck.sort()).toEqual([...deck].sort());
  expect(newsOf(after, 'shuffle')).toHaveLength(1);
});

test('limits on the draw pile bind, limits on the hand do not (D21)', () => {
  expect(look(asked({}, { support: ['Wall of Fire'] })).asks).toBeUndefined();
  expect(look(asked({}, { combat: ['Bottelus Emptius'] })).asks?.kind).toBe('shipOrCargo');
});

test('bans and card limits bind the Ship, not the load', () => {
  expect(look(asked({}, { support: ['Brain Drain'] })).asks).toBeUndefined();
  expect(look(asked(withFalcon, { support: ['Brain Drain'] })).asks!.options).toEqual(['Spark', 'Fireblast']);
});

test('the other seat does not see the options; with its text ignored it does nothing', () => {
  expect(observe(asked(), 1).question!.options).toEqual([]);
  expect(look(asked({}, { support: ['Laughing Gas'] })).asks).toBeUndefined();
});
