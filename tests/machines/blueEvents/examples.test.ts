/** The worked examples AX1-AX15 of the blue events. */
import { describe, expect, test } from 'vitest';
import { isActive, kindOf } from '../../../src/fragments/blueEvents/board';
import { board, choose, drivers, place, play, pointsOf, refusal, whereIs } from '../../support/blueBoard';

const idle = 'helpingHand';

describe.each(drivers)('worked examples on $name', (driver) => {
  const six = [[idle], [idle], [idle], [idle], [idle], [idle]] as const;

  test('AX1: 3 and 3, then 3 again, then 5: the dice name 3 and 5', () => {
    const { position } = play(board(driver, six, [3, 3, 3, 5]), 'startRound');
    expect(position.named).toEqual([3, 5]);
    expect(position.thrown).toEqual([3, 3, 3, 5]);
  });

  test('AX2: 4 shows an empty slot and is thrown again', () => {
    const stacks = [[idle], [idle], [idle], [idle], [], [idle], [idle]] as const;
    const { position } = play(board(driver, stacks, [4, 2, 6]), 'startRound');
    expect([...position.named].sort()).toEqual([2, 6]);
  });

  const started = () => play(board(driver, [['coldNight'], ['plainCloth'], ['levy']], [0, 1]), 'startRound');
  const completed = () => play(started(), place(0, 0, 0), place(0, 1, 0), place(1, 4, 0));

  test('AX3: the last of three dice stops the rule, and the card stays', () => {
    const before = play(started(), place(0, 0, 0), place(0, 1, 0));
    expect(isActive(before.position, 0)).toBe(true);
    const after = completed();
    expect(isActive(after.position, 0)).toBe(false);
    expect(after.position.slots[0]!.stack).toEqual(['coldNight']);
  });

  test('AX4: with one die taken away, the rule is on again', () => {
    expect(isActive(play(completed(), 'removeDice slot=0 dice=1').position, 0)).toBe(true);
  });

  test('AX5: dice lost at the start come back on completion and are not lost again', () => {
    const toll = play(board(driver, [['dawnToll'], [idle]], [0, 1]), 'startRound');
    expect(whereIs(toll, 0, 4)).toEqual([
      { lostTo: 0, from: 'hand' },
      { lostTo: 0, from: 'hand' },
    ]);
    const complete = play(toll, place(0, 1, 0), place(0, 2, 0), place(1, 5, 0));
    expect(whereIs(complete, 0, 4)).toEqual(['hand', 'hand']);
    const reopened = play(complete, 'removeDice slot=0 dice=5');
    expect(isActive(reopened.position, 0)).toBe(true);
    expect(whereIs(reopened, 0, 4, 5)).toEqual(['hand', 'hand', 'hand']);
    expect(reopened.position.choices).toEqual([]);
  });

  test('AX6: a loss without a moment is due again on reopening, and each chooses again', () => {
    const start = play(board(driver, [['looseGrip'], [idle]], [0, 1]), 'startRound');
    expect(start.place).toBe('blueEvents.round.running.choosing');
    const chosen = play(start, choose(0, 0), choose(1, 4));
    const complete = play(chosen, place(0, 1, 0), place(1, 5, 0));
    expect(whereIs(complete, 0, 4)).toEqual(['hand', 'hand']);
    const reopened = play(complete, 'removeDice slot=0 dice=1');
    expect(reopened.position.choices).toEqual([
      { player: 0, slot: 0 },
      { player: 1, slot: 0 },
    ]);
    const again = play(reopened, choose(0, 3), choose(1, 5));
    expect(whereIs(again, 3, 5)).toEqual([
      { lostTo: 0, from: 'hand' },
      { lostTo: 0, from: { slot: 0, space: 1 } },
    ]);
  });

  test('AX7: Ana 2 dice, Bea 1, a cube, reward 4: Ana 7 points and the card, Bea 2', () => {
    const pieces = [{ slot: 2, blackDice: 0, cubes: 1 }];
    const stacks = [['levy'], ['tollBridge'], ['dawnToll']] as const;
    const start = play(board(driver, stacks, [0, 1], { pieces }), 'startRound');
    const end = play(start, place(0, 0, 2), place(0, 1, 2), place(1, 4, 2), 'endRound');
    expect(pointsOf(end)).toEqual([2 + 1 + 4, 1 + 1]);
    expect(end.position.players.map(({ kept }) => kept)).toEqual([['dawnToll'], []]);
  });

  test('AX8: Ana 2, Bea 2: two points each, the reward of 5 is lost and the card removed', () => {
    const start = play(board(driver, [['levy'], ['tollBridge'], ['marketDay']], [0, 1]), 'startRound');
    const full = play(start, place(0, 0, 2), place(0, 1, 2), place(1, 4, 2), place(1, 5, 2));
    const end = play(full, 'endRound');
    expect(pointsOf(end)).toEqual([2, 2]);
    expect(end.position.players.map(({ kept }) => kept)).toEqual([[], []]);
    expect(kindOf(end.position, 2)).toBe('empty');
  });

  test('AX9: a complete card that was not named is scored and removed all the same', () => {
    const start = play(board(driver, [['levy'], ['tollBridge'], ['violetFavour']], [0, 1]), 'startRound');
    const end = play(start, place(1, 4, 2), place(1, 5, 2), 'endRound');
    expect(pointsOf(end)).toEqual([0, 5]);
    expect(kindOf(end.position, 2)).toBe('empty');
  });

  test("AX10: a named card leaves incomplete: Ana's die is back and brings no point", () => {
    const start = play(board(driver, [['levy'], ['coldNight'], [idle]], [0, 1]), 'startRound');
    const end = play(start, place(0, 0, 0), 'endRound');
    expect(kindOf(end.position, 0)).toBe('empty');
    expect(whereIs(end, 0)).toEqual(['hand']);
    expect(pointsOf(end)).toEqual([0, 0]);
  });

  test('AX11: three players, the third slot becomes empty at the end of round 12: round 13 is the last', () => {
    const stacks = [[], [], ['levy'], ['levy', 'levy'], ['levy', 'levy']] as const;
    const players = [...Array(3)].map(() => ({ dice: 3, hasPurpleCard: false }));
    const late = board(driver, stacks, [2, 3], { players }, (position) => {
      position.round = 11;
    });
    const twelfth = play(late, 'startRound', 'endRound');
    expect([twelfth.position.round, twelfth.place]).toEqual([12, 'blueEvents.lastRound.rolling']);
    const thirteenth = play(twelfth, 'startRound', 'endRound');
    expect([thirteenth.position.round, thirteenth.place]).toEqual([13, 'blueEvents.over']);
  });

  test('AX12: no die on a complete card', () => {
    expect(refusal(completed(), place(1, 5, 0))).toEqual({
      code: 'cardIsFull',
      rule: 'A6',
      slot: 0,
      spaces: 3,
    });
  });

  test("AX13: the card leaves without having been completed, Ana's die is back where it was", () => {
    const start = play(board(driver, [['looseGrip'], ['coldNight'], [idle]], [0, 1]), 'startRound');
    const lost = play(start, place(0, 0, 2), choose(0, 0), choose(1, 4));
    expect(whereIs(lost, 0)).toEqual([{ lostTo: 0, from: { slot: 2, space: 0 } }]);
    const end = play(lost, 'endRound');
    expect(kindOf(end.position, 0)).toBe('empty');
    expect(whereIs(end, 0, 4)).toEqual([{ slot: 2, space: 0 }, 'hand']);
  });

  test("AX14: Bea's lost die reopens another named card, whose rule is on again", () => {
    const stacks = [['looseGrip'], ['violetFavour'], [idle]] as const;
    const start = play(board(driver, stacks, [0, 1]), 'startRound', choose(0, 0), choose(1, 4));
    const bothFull = play(start, place(0, 1, 1), place(1, 5, 1), place(0, 2, 0), place(1, 6, 0));
    expect([isActive(bothFull.position, 0), isActive(bothFull.position, 1)]).toEqual([false, false]);
    const reopened = play(bothFull, 'removeDice slot=0 dice=2');
    const after = play(reopened, choose(1, 5));
    expect(isActive(after.position, 1)).toBe(true);
  });

  test('AX15: one die of Ana and a black one; Bea has nothing there: Ana 2 and the reward', () => {
    const players = [...Array(2)].map(() => ({ dice: 4, hasPurpleCard: true }));
    const pieces = [{ slot: 2, blackDice: 1, cubes: 0 }];
    const stacks = [['levy'], ['tollBridge'], ['looseGrip']] as const;
    const start = play(board(driver, stacks, [0, 1], { players, pieces }), 'startRound');
    expect(pointsOf(play(start, place(0, 0, 2), 'endRound'))).toEqual([1 + 1 + 3, 0]);
  });
});
