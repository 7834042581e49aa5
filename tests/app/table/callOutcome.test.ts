import { describe, expect, test } from 'vitest';
import { viewOf } from '../../../app/game/view';
import { attracting, callOutcome, seenBluffs } from '../../../app/table/prompt/callOutcome';
import { cardAt } from '../../../src/cards';
import { table } from '../../support/builder';

describe('R14.5: attracting dragons on the track', () => {
  test.each([
    [[0, 0], 0, 1, [1, 0]],
    [[0, 2], 0, 1, [0, 1]],
    [[0, 1], 0, 2, [1, 0]],
    [[3, 0], 0, 1, [3, 0]],
  ] as const)('%j, seat %i, %i more', (before, seat, count, after) => {
    expect(attracting(before, seat, count)).toEqual(after);
  });
});

describe('R23.8, R23.9: what a call would lead to', () => {
  const state = table({
    phase: 'showColours',
    onTurn: 'you',
    element: 'fire',
    dragons: [0, 1],
    me: { combat: ['Volca'] },
    you: {
      people: 'buka',
      combat: ['Captain Su Cha'],
      bluffs: ['Cannoneer Tara Ko', 'Cannoneer Qu Cha'],
      discard: ['Cannoneer Alo Cha'],
    },
  });
  const view = viewOf(state, 0);

  test('the power left without the Bluffs, and the dragons of both outcomes', () => {
    expect(callOutcome(view)).toEqual({
      bluffer: 1,
      element: 'fire',
      bluffs: 2,
      powerLeft: 4,
      ifRight: [0, 2],
      ifWrong: [1, 0],
      more: 1,
    });
  });

  test('only Bluff cards that lie open are counted as seen', () => {
    const printed = (card: number) => {
      const index = view.observation.cards[card] ?? null;
      return index === null ? null : cardAt(index);
    };
    const seen = seenBluffs(view, 1, printed).flatMap((one) => one.seen);
    expect(seen.sort()).toEqual(['Cannoneer Alo Cha', 'Captain Su Cha']);
  });
});
