/** What is told before the game goes on. */
import { describe, expect, test } from 'vitest';
import { viewOf } from '../../../app/game/view';
import { endSince } from '../../../app/table/ends/ends';
import { apply } from '../../../machines/engine';
import { en } from '../../../src/text/en';
import { namesOf } from '../../../src/text/names';
import { table } from '../../support/builder';

describe('R23.8, R23.9: when Bluffs are turned up, what comes of it is told with them', () => {
  const told = (bluff: string) => {
    const state = table({
      phase: 'showColours',
      onTurn: 'you',
      element: 'fire',
      me: { combat: ['Volca'] },
      you: { people: 'buka', combat: ['Captain Su Cha'], bluffs: [bluff] },
    });
    const called = apply(state, { type: 'showColours', seat: 0 });
    if (!called.ok) throw new Error(called.reason.code);
    const { observation } = viewOf(called.state, 0);
    const end = endSince(observation, 0);
    if (end?.kind !== 'reveal') throw new Error(`${end?.kind} instead of a reveal`);
    const names = namesOf(observation.cards, ['You', 'Computer'], 0);
    return end.follows.map((one) => en.log(one, names));
  };

  test('a right call: a dragon, and the bluffer retreats', () => {
    expect(told('Cannoneer Alo Cha')).toEqual([
      'You attract a dragon.',
      'Computer must retreat: the Bluff has failed.',
    ]);
  });

  test('a wrong call: the bluffer attracts a dragon, and the fight goes on', () => {
    expect(told('Cannoneer Tara Ko')).toEqual(['Computer attracts a dragon.']);
  });
});
