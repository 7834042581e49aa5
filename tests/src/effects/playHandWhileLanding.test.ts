/** `playHandWhileLanding`: the Sea Falcon. */
import { expect, test } from 'vitest';
import { type ShipSetup, type SideSetup, table } from '../../support/builder';
import { booster, character, isLegal, load, next, play, refused, support } from '../../support/verbs';
import { look } from '../../support/view';

const landing = (ships: readonly ShipSetup[], you: SideSetup = { combat: ['Torch'] }) =>
  table({ me: { hand: ['Volca', 'Fireblast', 'Commodore Lo Tan', 'Captain Su Cha'], ships }, you });
const falcon = { ship: 'Sea Falcon', landed: true, cargo: ['Cannoneer Qu Cha', 'Tome of Wisdom'] };

test('cards come from the hand as well as from landed Ships', () => {
  const played = play(landing([falcon]), character('Volca'), character('Cannoneer Qu Cha'), next);
  expect(look(play(played, booster('Fireblast'))).me.combat).toHaveLength(3);
  expect(look(play(played, support('Tome of Wisdom'))).me.support).toHaveLength(1);
});

test('one such Ship is enough when several land', () => {
  const two = landing([falcon, { ship: 'Rising Sun', landed: true, cargo: ['Spark'] }]);
  expect(isLegal(two, character('Volca'))).toBe(true);
  expect(isLegal(two, character('Spark'))).toBe(true);
});

test('not while it is still in the influence area, nor with its text ignored', () => {
  const waiting = landing([
    { ...falcon, landed: false },
    { ship: 'Rising Sun', landed: true, cargo: ['Spark'] },
  ]);
  expect(refused(waiting, character('Volca')).code).toBe('handLocked');
  for (const you of [{ support: ['Laughing Gas'] }, { combat: ['Tittertweet'] }]) {
    expect(refused(landing([falcon], you), character('Volca')).code).toBe('handLocked');
  }
});

test('Buka Characters from the hand are not free through it (Q32), and loads may come from the hand', () => {
  const one = play(landing([falcon]), character('Commodore Lo Tan'));
  expect(refused(one, character('Captain Su Cha')).code).toBe('oneCharacter');
  const loading = play(landing([falcon, { ship: 'Sea Devil' }]), character('Volca'), next);
  expect(look(play(loading, load('Captain Su Cha', 'Sea Devil'))).me.ships[1]!.cargo).toEqual([
    'Captain Su Cha',
  ]);
});
