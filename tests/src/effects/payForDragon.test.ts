/** `payForDragon`: hand cards for one dragon. */
import { expect, test } from 'vitest';
import { type SideSetup, type TableSetup, table } from '../../support/builder';
import { choose, leadership, play, refused, type Verb } from '../../support/verbs';
import { look } from '../../support/view';

const offer = (name: string, hand: string[], changes: TableSetup = {}, you: SideSetup = {}) =>
  play(table({ phase: 'leadership', me: { hand: [name, ...hand] }, you, ...changes }), leadership(name));

test('Charm Holy Dragon takes 8 in Fire, without a superfluous card or one that has 0', () => {
  const asked = offer('Charm Holy Dragon', ['Flamebreath the Dazzling', 'Torch', 'Spark', 'Blaze', 'Rocara']);
  expect(look(asked).asks).toMatchObject({ kind: 'payForDragon', min: 0 });
  expect(look(asked).asks!.options).not.toContain('Rocara');
  const paid = look(play(asked, choose('Flamebreath the Dazzling', 'Torch')));
  expect([paid.dragons, paid.me.discard.sort()]).toEqual([
    [1, 0, 2],
    ['Flamebreath the Dazzling', 'Torch'],
  ]);
  expect(refused(asked, choose('Flamebreath the Dazzling')).code).toBe('wrongChoice');
  expect(refused(asked, choose('Flamebreath the Dazzling', 'Torch', 'Spark')).code).toBe('wrongChoice');
  expect(look(play(asked, choose('Spark', 'Blaze'))).dragons).toEqual([1, 0, 2]);
});

test('Impress Holy Dragon takes 8 in Earth, Beguile Holy Dragon three Characters', () => {
  const earth = offer('Impress Holy Dragon', ['Megalit Mountainshaker', 'Sear', 'Volca']);
  expect(look(play(earth, choose('Megalit Mountainshaker', 'Sear'))).dragons).toEqual([1, 0, 2]);
  const three = offer('Beguile Holy Dragon', ['Spark', 'Sear', 'Torch', 'Fireblast']);
  expect(look(three).asks!.options).toEqual(['Spark', 'Sear', 'Torch']);
  expect(look(play(three, choose('Spark', 'Sear', 'Torch'))).dragons).toEqual([1, 0, 2]);
  expect(refused(three, choose('Spark', 'Sear')).code).toBe('wrongChoice');
});

test('all or nothing: who cannot or will not pay just plays the card', () => {
  expect(look(offer('Charm Holy Dragon', ['Spark', 'Torch']))).toMatchObject({
    asks: undefined,
    dragons: [0, 0, 3],
    me: { leaderPile: ['Charm Holy Dragon'], hand: ['Spark', 'Torch'] },
  });
  const declined = play(offer('Beguile Holy Dragon', ['Spark', 'Sear', 'Torch']), choose());
  expect(look(declined)).toMatchObject({ dragons: [0, 0, 3], me: { hand: ['Spark', 'Sear', 'Torch'] } });
});

test('the dragon comes from the other side first, and a fourth wins', () => {
  const pay: Verb = choose('Spark', 'Sear', 'Torch');
  const hand = ['Spark', 'Sear', 'Torch'];
  expect(look(play(offer('Beguile Holy Dragon', hand, { dragons: [0, 2] }), pay)).dragons).toEqual([0, 1, 2]);
  const won = play(offer('Beguile Holy Dragon', hand, { dragons: [3, 0] }), pay);
  expect(look(won).results).toMatchObject([{ winner: 0, reason: 'fourthDragon' }]);
});

test('ignored values pay no total, but ignored Characters can be discarded (D12)', () => {
  const hawk = { combat: ['Hank Highflyer Hawk'] };
  expect(
    look(offer('Charm Holy Dragon', ['Flamebreath the Dazzling', 'Torch'], {}, hawk)).asks,
  ).toBeUndefined();
  expect(look(offer('Beguile Holy Dragon', ['Spark', 'Sear', 'Torch'], {}, hawk)).asks?.kind).toBe(
    'payForDragon',
  );
  const zeroed = offer(
    'Charm Holy Dragon',
    ['Flamebreath the Dazzling', 'Torch'],
    {},
    { combat: ['CoolCat'] },
  );
  expect(look(zeroed).asks).toBeUndefined();
});

test('with its text ignored nothing is offered; the other seat is offered the same in its turn', () => {
  const silenced = offer(
    'Beguile Holy Dragon',
    ['Spark', 'Sear', 'Torch'],
    {},
    { support: ['Laughing Gas'] },
  );
  expect(look(silenced).asks).toBeUndefined();
  const yours = table({
    phase: 'leadership',
    onTurn: 'you',
    you: { hand: ['Beguile Holy Dragon', 'Spark', 'Sear', 'Torch'] },
  });
  const asked = play(yours, leadership('Beguile Holy Dragon'), choose('Spark', 'Sear', 'Torch'));
  expect(look(asked).dragons).toEqual([0, 1, 2]);
});
