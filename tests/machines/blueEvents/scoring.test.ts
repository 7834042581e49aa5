/** What complete cards bring at the end of a round: A11-A16, A20, AQ6. */
import { describe, expect, test } from 'vitest';
import type { Pieces } from '../../../src/fragments/blueEvents/setup';
import { board, drivers, place, play, pointsOf, whereIs } from '../../support/blueBoard';

describe.each(drivers)('scoring on $name', (driver) => {
  /** `levy` and `tollBridge` are named and cost nobody below 0; `dawnToll` (3 spaces, reward 4) is filled. */
  const ending = (lines: readonly string[], pieces: readonly Pieces[] = []) =>
    play(
      board(driver, [['levy'], ['tollBridge'], ['dawnToll', 'coldNight'], ['marketDay']], [0, 1], { pieces }),
      'startRound',
      ...lines,
      'endRound',
    );
  const anaTwoBeaOne = [place(0, 0, 2), place(0, 1, 2), place(1, 4, 2)];

  test('A11: complete cards are scored and leave, incomplete ones that were not named stay with their dice', () => {
    const end = ending([...anaTwoBeaOne, place(0, 2, 3)]);
    expect(end.position.slots.map(({ stack }) => stack)).toEqual([[], [], ['coldNight'], ['marketDay']]);
    expect(whereIs(end, 2)).toEqual([{ slot: 3, space: 0 }]);
  });

  test('A11: named ones that are complete are scored too', () => {
    expect(pointsOf(ending([place(1, 4, 0), place(1, 5, 0)]))).toEqual([0, 2 + 4]);
  });

  test('A12: a point for every own coloured die', () => {
    const end = ending([place(0, 0, 3), place(0, 1, 3), place(1, 4, 3), place(1, 5, 3)]);
    expect(pointsOf(end)).toEqual([2, 2]);
  });

  test('A13: black dice count for those with a purple card and an own die there', () => {
    const pieces = [{ slot: 2, blackDice: 1, cubes: 0 }];
    expect(pointsOf(ending([place(0, 0, 2), place(1, 4, 2)], pieces))).toEqual([1 + 1, 1]);
    expect(pointsOf(ending([place(1, 4, 2), place(1, 5, 2)], pieces))).toEqual([0, 2 + 4]);
  });

  test('A14: every cube is a point to each player with a die there', () => {
    const pieces = [{ slot: 2, blackDice: 0, cubes: 2 }];
    expect(pointsOf(ending(anaTwoBeaOne, pieces))).toEqual([2 + 2 + 4, 1 + 2]);
    expect(pointsOf(ending([place(0, 0, 2), place(0, 1, 2), place(0, 2, 2)], pieces))).toEqual([
      3 + 2 + 4,
      0,
    ]);
  });

  test('A15: whoever has most dice gets the reward and keeps the card', () => {
    const end = ending(anaTwoBeaOne);
    expect(pointsOf(end)).toEqual([2 + 4, 1]);
    expect(end.position.players.map(({ kept }) => kept)).toEqual([['dawnToll'], []]);
  });

  test('A16: on a tie nobody does; black dice do not break it', () => {
    const pieces = [{ slot: 2, blackDice: 1, cubes: 0 }];
    const end = ending([place(0, 0, 2), place(1, 4, 2)], pieces);
    expect(end.position.players.map(({ kept }) => kept)).toEqual([[], []]);
    expect(end.position.slots[2]!.stack).toEqual(['coldNight']);
  });

  test('A20: coloured dice go home, black dice and cubes are gone', () => {
    const pieces = [{ slot: 2, blackDice: 1, cubes: 2 }];
    const end = ending([place(0, 0, 2), place(1, 4, 2)], pieces);
    expect(whereIs(end, 0, 4, 8)).toEqual(['hand', 'hand', 'gone']);
    expect(end.position.slots[2]!.cubes).toBe(0);
  });
});
