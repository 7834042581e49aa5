/** `changeRetreatDragons`: how many dragons a retreat brings. */
import { describe, expect, test } from 'vitest';
import { type SideSetup, type TableSetup, table } from '../../support/builder';
import {
  announce,
  call,
  character,
  decline,
  fightOn,
  leadership,
  next,
  play,
  retreat,
} from '../../support/verbs';
import { look } from '../../support/view';

/** I retreat; how many dragons you get. */
const dragons = (me: SideSetup, you: SideSetup, changes: TableSetup = {}) =>
  look(play(table({ phase: 'retreat', me, you, ...changes }), retreat)).dragons[1];

const winner = { combat: ['Volca'] };

describe('what each does', () => {
  test('Redamikanas and Fearsome Spirits add one to the own win', () => {
    expect(dragons({}, { combat: ['Redamikanas the Cartographer'] })).toBe(2);
    expect(dragons({}, { combat: ['Redamikanas the Cartographer'], support: ['Fearsome Spirits'] })).toBe(3);
  });

  test('Sloth Gas and Fearsome Chant take one from the own retreat, not below 0', () => {
    expect(dragons({ combat: ['Launch Sloth Gas'] }, winner)).toBe(0);
    expect(dragons({ combat: ['Launch Sloth Gas'], support: ['Fearsome Chant'] }, winner)).toBe(0);
    expect(dragons({ support: ['Fearsome Chant'] }, { ...winner, support: ['Fearsome Spirits'] })).toBe(1);
  });

  test('Distract Holy Dragon allows at most one, Bethenitana none, after all others', () => {
    const six = {
      under: ['Spark', 'Sear', 'Torch', 'Blaze'],
      combat: ['Volca'],
      support: ['Fearsome Spirits'],
    };
    const distracted = play(
      table({ phase: 'leadership', me: { hand: ['Distract Holy Dragon'] }, you: six }),
      leadership('Distract Holy Dragon'),
      next,
      retreat,
    );
    expect(look(distracted).dragons[1]).toBe(1);
    expect(dragons({ combat: ['Bethenitana the Storyteller'] }, six)).toBe(0);
    expect(dragons({}, six)).toBe(3);
  });
});

test('Distract Holy Dragon holds only in the turn it is played', () => {
  const state = table({
    phase: 'leadership',
    me: { hand: ['Distract Holy Dragon', 'Wild Unicorn'] },
    you: {
      hand: ['Flash the Incendiary'],
      under: ['Spark', 'Sear', 'Torch', 'Blaze'],
      combat: ['Volca'],
      support: ['Tome of Wisdom'],
    },
  });
  const later = play(
    state,
    ...[leadership('Distract Holy Dragon'), next, fightOn, character('Wild Unicorn'), next, next, announce()],
    ...[next, next, fightOn, character('Flash the Incendiary'), next, next, announce(), next, next, retreat],
  );
  expect(look(later).dragons).toEqual([0, 2, 1]);
});

test('each works only for the side it speaks of', () => {
  expect(dragons({ combat: ['Redamikanas the Cartographer'] }, winner)).toBe(1);
  expect(dragons({}, { combat: ['Bethenitana the Storyteller'] })).toBe(1);
});

test('ignored, or pushed under, it changes nothing', () => {
  expect(dragons({ support: ['Fearsome Chant'] }, { combat: ['Flitterflutter'] })).toBe(1);
  expect(dragons({ support: ['Laughing Gas'] }, { combat: ['Redamikanas the Cartographer'] })).toBe(1);
  expect(dragons({ under: ['Bethenitana the Storyteller'] }, winner)).toBe(1);
});

test('it changes forced retreats too', () => {
  const bluffed = table({
    phase: 'showColours',
    me: { combat: ['Bethenitana the Storyteller'], bluffs: ['Captain Su Cha'] },
    you: winner,
  });
  expect(look(play(bluffed, call)).dragons).toEqual([0, 1, 2]);
  const floods = { combat: ['Redamikanas the Cartographer'], support: ['Torrential Flood', 'Tidal Flood'] };
  expect(look(play(table({ phase: 'announce', me: floods }), announce())).dragons).toEqual([2, 0, 1]);
});

test('other dragons stay as they are, and declining is no retreat', () => {
  const sirens = { combat: ['Sear'], support: ['Irresistible Sirens'] };
  expect(dragons({ combat: ['Bethenitana the Storyteller'] }, sirens)).toBe(1);
  const declined = table({ phase: 'retreat', element: null, me: { hand: ['Spark'] } });
  expect(look(play(declined, decline('Spark'))).dragons).toEqual([0, 0, 3]);
});

test('it works for the retreat of the other seat as well', () => {
  const state = table({ phase: 'retreat', onTurn: 'you', me: { combat: ['Redamikanas the Cartographer'] } });
  expect(look(play(state, retreat)).dragons).toEqual([2, 0, 1]);
});
