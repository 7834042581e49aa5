import { describe, expect, test } from 'vitest';
import { sceneFor } from '../../../app/game/scene';
import { viewOf } from '../../../app/game/view';
import { attracting, callOutcome, seenBluffs } from '../../../app/table/prompt/callOutcome';
import { cardAt } from '../../../src/cards';
import { en } from '../../../src/text/en';
import { namesOf } from '../../../src/text/names';
import { table } from '../../support/builder';

describe('R14.5: attracting dragons on the track', () => {
  test.each([
    [[0, 0], 0, 1, [1, 0], false],
    [[0, 2], 0, 1, [0, 1], false],
    [[0, 1], 0, 2, [1, 0], false],
    [[3, 0], 0, 1, [3, 0], true],
    [[2, 0], 0, 2, [3, 0], true],
  ] as const)('%j, seat %i, %i more', (before, seat, count, dragons, wins) => {
    expect(attracting(before, seat, count)).toEqual({ dragons, wins });
  });
});

const bluffing = {
  phase: 'showColours',
  onTurn: 'you',
  element: 'fire',
} as const;

describe('R23.8, R23.9: what a call would lead to', () => {
  const state = table({
    ...bluffing,
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
      ifRight: { dragons: [0, 2], wins: false },
      ifWrong: { dragons: [1, 0], wins: false },
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

test('R23.5: the prompt says what a face-down card counts with what raises it', () => {
  const you = { people: 'buka', combat: ['Powdermaster Yina Ko'], bluffs: ['Cannoneer Tara Ko'] } as const;
  const view = viewOf(table({ ...bluffing, me: { combat: ['Volca'] }, you }), 0);
  const names = namesOf(view.remembered, ['Ann', 'Ben']);
  expect(en.prompt(sceneFor({ view, names })).facts).toContain('worth 4.');
});

describe('R15.1: a fourth dragon wins the game, whatever else would follow', () => {
  const outcomeWith = (dragons: readonly [number, number]) =>
    callOutcome(
      viewOf(
        table({
          ...bluffing,
          dragons,
          me: { combat: ['Volca'] },
          you: { people: 'buka', combat: ['Captain Su Cha'], bluffs: ['Cannoneer Tara Ko'] },
        }),
        0,
      ),
    );

  test('by the call itself, and there is no retreat any more', () => {
    expect(outcomeWith([3, 0])).toMatchObject({ ifWrong: { dragons: [3, 0], wins: true }, more: 0 });
  });

  test('by the retreat that follows the call', () => {
    expect(outcomeWith([2, 0])).toMatchObject({ ifWrong: { dragons: [3, 0], wins: true }, more: 1 });
  });

  test('for the bluffer, whose Bluffs are right', () => {
    expect(outcomeWith([0, 3])).toMatchObject({ ifRight: { dragons: [0, 3], wins: true } });
  });
});
