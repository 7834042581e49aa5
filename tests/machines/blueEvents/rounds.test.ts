/** Set-up, the event dice and the way through the rounds to the end: A1-A4, A11, A17-A19, AQ7. */
import { describe, expect, test } from 'vitest';
import { blueEvents } from '../../../machines/blueEvents';
import type { Action } from '../../../src/fragments/blueEvents/actions';
import { exampleSetup, newPosition } from '../../../src/fragments/blueEvents/setup';
import { board, drivers, place, play, refusal } from '../../support/blueBoard';

describe.each(drivers)('rounds on $name', (driver) => {
  const stacksOf = (seed: number) =>
    driver.start(newPosition({ ...exampleSetup, seed })).position.slots.map(({ stack }) => stack);

  test('A1: shuffled stacks of the agreed height lie on every slot', () => {
    const stacks = stacksOf(1);
    expect(stacks.map((stack) => stack.length)).toEqual([10, 10, 10, 10, 10, 10]);
    expect(stacks.flat().sort()).toEqual([...exampleSetup.cards].sort());
    expect(stacks.flat()).not.toEqual(exampleSetup.cards);
  });

  test('A1: the same seed gives the same stacks, another seed others', () => {
    expect(stacksOf(7)).toEqual(stacksOf(7));
    expect(stacksOf(7)).not.toEqual(stacksOf(8));
  });

  test('A1: cards given in order are dealt in order, slot by slot', () => {
    const { position } = driver.start(newPosition({ ...exampleSetup, isShuffled: false }));
    expect(position.slots[0]!.stack).toEqual(exampleSetup.cards.slice(0, 10));
    expect(position.deck).toEqual([]);
  });

  const bySeed = (seed: number, empty: readonly number[]) => {
    const stacks = [...Array(6)].map((_, slot) => (empty.includes(slot) ? [] : ['levy' as const]));
    return play(board(driver, stacks, [], { seed }), 'startRound').position;
  };
  const seeds = Array.from({ length: 60 }, (_, seed) => seed);

  test('A2: both event dice are thrown before anything else, and name the slots they show', () => {
    const before = board(driver, [['levy'], ['levy'], ['levy']], [2, 0]);
    expect(refusal(before, place(0, 0, 0))).toEqual({ code: 'noRoundIsRunning', rule: 'A6' });
    const after = play(before, 'startRound');
    expect([after.position.named, after.position.thrown, after.position.round]).toEqual([[2, 0], [2, 0], 1]);
    expect(refusal(after, 'startRound')).toEqual({ code: 'roundIsRunning', rule: 'A2', round: 1 });
  });

  test('A3: whatever the seed, the dice end on two different slots', () => {
    const rounds = seeds.map((seed) => bySeed(seed, []));
    for (const { named } of rounds) expect(new Set(named).size).toBe(2);
    expect(rounds.some(({ thrown }) => thrown.length > 2)).toBe(true);
  });

  test('A4: whatever the seed, no die ends on an empty slot', () => {
    const rounds = seeds.map((seed) => bySeed(seed, [1, 2, 4]));
    for (const { named, thrown } of rounds) {
      expect(named.filter((slot) => [1, 2, 4].includes(slot))).toEqual([]);
      expect(thrown.length).toBeGreaterThanOrEqual(2);
    }
    expect(rounds.some(({ thrown }) => thrown.some((slot) => [1, 2, 4].includes(slot)))).toBe(true);
  });

  test('A3, A4: a die thrown again for an empty slot may then show what the other shows', () => {
    const { position } = play(
      board(driver, [['levy'], [], ['levy'], ['levy']], [1, 2, 2, 2, 3]),
      'startRound',
    );
    expect(position.named).toEqual([2, 3]);
  });

  test('AQ7: a single slot with cards takes a single event die', () => {
    const { position } = play(board(driver, [[], ['levy', 'levy'], []], [0, 1]), 'startRound');
    expect(position.named).toEqual([1]);
  });

  test('AQ7: when no card is left at all the game is over, without a last round', () => {
    expect(play(board(driver, [['levy'], ['levy']], [0, 1]), 'startRound', 'endRound').place).toBe(
      'blueEvents.over',
    );
  });

  test('A17: the named cards leave, the next cards of their stacks become visible', () => {
    const stacks = [
      ['levy', 'coldNight'],
      ['busyHands', 'marketDay'],
      ['tollBridge', 'dawnToll'],
    ] as const;
    const { position } = play(board(driver, stacks, [0, 2]), 'startRound', 'endRound');
    expect(position.slots.map(({ stack }) => stack)).toEqual([
      ['coldNight'],
      ['busyHands', 'marketDay'],
      ['dawnToll'],
    ]);
    expect(position.named).toEqual([]);
  });

  test('A17: of a stack whose named card was scored, no second card leaves (AQ4)', () => {
    const stacks = [['levy', 'coldNight'], ['busyHands', 'marketDay'], ['tollBridge']] as const;
    const start = play(board(driver, stacks, [0, 1]), 'startRound');
    const { position } = play(start, place(0, 0, 0), place(0, 1, 0), 'endRound');
    expect(position.slots[0]!.stack).toEqual(['coldNight']);
    expect(position.players[0]!.kept).toEqual(['levy']);
  });

  const almostEmpty = [['levy'], ['levy'], ['levy', 'levy', 'levy'], ['levy', 'levy', 'levy']] as const;

  test('A18: with as many empty slots as players one more round is played, then the game is over', () => {
    const one = play(board(driver, almostEmpty, [0, 2]), 'startRound', 'endRound');
    expect(one.place).toBe('blueEvents.round.rolling');
    const two = play(board(driver, almostEmpty, [0, 1, 2, 3]), 'startRound', 'endRound');
    expect(two.place).toBe('blueEvents.lastRound.rolling');
    const over = play(two, 'startRound', 'endRound');
    expect(over.isOver).toBe(true);
    for (const type of blueEvents.actionTypes) {
      blueEvents.candidates(over.position, type, (action) =>
        expect(over.whyNot(action)).toEqual({ code: 'gameOver', rule: 'A18' }),
      );
    }
  });

  test('A19: in the last round too, dice that show an empty slot or the same one are thrown again', () => {
    const last = play(board(driver, almostEmpty, [0, 1]), 'startRound', 'endRound');
    const { position } = play(
      driver.at(last.place, { ...last.position, chance: { script: [0, 3, 1, 3, 2], used: 0, rng: 0 } }),
      'startRound',
    );
    expect([...position.named].sort()).toEqual([2, 3]);
    expect(position.thrown).toEqual([0, 3, 1, 3, 2]);
  });

  test('the same seed and actions give the same game', () => {
    const game = () => {
      let now = driver.start(newPosition());
      for (let turn = 0; turn < 60; turn++) {
        const legal: Action[] = [];
        const push = (action: Action) => {
          if (now.whyNot(action) === undefined) legal.push(action);
        };
        for (const type of blueEvents.actionTypes) blueEvents.candidates(now.position, type, push);
        const pick = turn % 4 === 0 ? legal.length - 1 : (turn * 7) % legal.length;
        now = now.after(legal[pick]!);
      }
      return now.position;
    };
    expect(game()).toEqual(game());
    expect(game().round).toBeGreaterThan(1);
  });
});
