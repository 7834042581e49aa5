/** The generator is reproducible, even, and stays within 32 bits. */
import { describe, expect, test } from 'vitest';
import { below, nextRandom, seedRandom, shuffle } from '../../src/rng';

function draws(seed: number, n: number, count: number): number[] {
  let state = seedRandom(seed);
  return Array.from({ length: count }, () => {
    state = nextRandom(state);
    return below(state, n);
  });
}

/** Sum of squared differences from the even share; about its degrees of freedom when chance is fair. */
function chiSquared(counts: readonly number[], total: number): number {
  const share = total / counts.length;
  return counts.reduce((sum, count) => sum + (count - share) ** 2 / share, 0);
}

function count(values: readonly number[], kinds: number): number[] {
  const counts = Array<number>(kinds).fill(0);
  for (const value of values) counts[value]! += 1;
  return counts;
}

describe('rng', () => {
  test('gives the same draws for the same seed, pinned because records rely on them', () => {
    expect(draws(1, 6, 12)).toEqual([1, 4, 2, 1, 1, 2, 1, 5, 3, 1, 0, 0]);
    expect(draws(1, 6, 12)).not.toEqual(draws(2, 6, 12));
  });

  test('keeps its state a signed 32-bit integer', () => {
    let state = seedRandom(0xffff_ffff);
    for (let turn = 0; turn < 1000; turn++) {
      expect(state).toBe(state | 0);
      state = nextRandom(state);
    }
  });

  test.each([2, 6, 30, 52])('draws below %i evenly, and so the pairs of neighbours', (n) => {
    const values = draws(42, n, 100_000);
    const freedom = (kinds: number) => kinds - 1 + 5 * Math.sqrt(2 * (kinds - 1));
    expect(chiSquared(count(values, n), values.length)).toBeLessThan(freedom(n));
    const pairs = values.slice(1).map((value, index) => value * n + values[index]!);
    expect(chiSquared(count(pairs, n * n), pairs.length)).toBeLessThan(freedom(n * n));
  });

  test('neighbouring seeds do not walk side by side', () => {
    const firsts = Array.from({ length: 60_000 }, (_, seed) => draws(seed, 6, 2));
    const pairs = firsts.map(([first, second]) => first! * 6 + second!);
    expect(chiSquared(count(pairs, 36), pairs.length)).toBeLessThan(35 + 5 * Math.sqrt(70));
  });

  test('shuffles to every order alike, and returns the state after it', () => {
    let state = seedRandom(3);
    const orders = new Map<string, number>();
    for (let turn = 0; turn < 24_000; turn++) {
      const list = ['a', 'b', 'c', 'd'];
      state = shuffle(list, state);
      orders.set(list.join(''), (orders.get(list.join('')) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquared([...orders.values()], 24_000)).toBeLessThan(23 + 5 * Math.sqrt(46));
  });
});
