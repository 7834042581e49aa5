/** The small parts: stop conditions, shortening, proofs, and machines of other people. */
import { describe, expect, test } from 'vitest';
import { generate } from '../../../app/paths/generate';
import { noFrame } from '../../../app/paths/prove/frame';
import { reachable } from '../../../app/paths/prove/reachable';
import { budgetOf } from '../../../app/paths/search/budget';
import { shrink } from '../../../app/paths/shrink';
import { subjectNamed } from '../../../app/paths/subjects';
import { foreignSubject } from '../../../app/paths/subjects/foreign';
import { isReached, parseUntil, writeUntil } from '../../../app/paths/until';
import { suiteFor } from './generated';
import { door, parallel, trap } from './toy';

describe('stop conditions', () => {
  const criteria = ['edge', 'guard'];
  const reached = (text: string, edge: number, guard: number, seconds = 0) => {
    const read = parseUntil(text, criteria);
    if (!('until' in read)) throw new Error(read.fault);
    return isReached(read.until, {
      share: (criterion) => (criterion === 'edge' ? edge : guard),
      length: 0,
      seconds,
    });
  };

  test('a comma asks for both, a bar for one of them', () => {
    expect(reached('edge=100,guard=90', 100, 90)).toBe(true);
    expect(reached('edge=100,guard=90', 100, 89)).toBe(false);
    expect(reached('edge=100 | time=30', 20, 0, 31)).toBe(true);
    expect(reached('edge=100 or guard=50', 99, 49)).toBe(false);
  });

  test('are written as they are read', () => {
    const text = 'edge=100,guard=90|time=30';
    const read = parseUntil(text, criteria);
    expect('until' in read && writeUntil(read.until)).toBe(text);
  });

  test.each(['edges=100', 'edge', 'edge=x', 'edge=101', ''])('"%s" is none', (text) => {
    expect(parseUntil(text, criteria)).toHaveProperty('fault');
  });
});

test('shrinking finds the shortest list with a property', () => {
  const list = Array.from({ length: 60 }, (_, index) => index);
  expect(shrink(list, (shorter) => shorter.includes(7) && shorter.includes(51))).toEqual([7, 51]);
});

test('a path to a place starts elsewhere', () => {
  const { suite, isReached: done } = generate(subjectNamed('match')!, {
    generators: ['to:showColours'],
    until: [[]],
    seed: 1,
    maxLength: 12,
    budget: budgetOf({ milliseconds: 60_000 }),
  });
  expect(done).toBe(true);
  expect(suite.paths).toHaveLength(1);
  expect(suite.paths[0]!.steps.length).toBeGreaterThan(0);
});

describe('a machine of somebody else', () => {
  const subject = foreignSubject('door', door);

  test('is covered with its bare guards and assignments', () => {
    const { coverage, isReached: done, suite } = suiteFor(subject, 'edge=100,guard=100,pair=100');
    expect(done).toBe(true);
    expect(coverage.gaps.every(({ kind }) => kind === 'unreachable')).toBe(true);
    expect(suite.paths.length).toBeLessThan(14);
  });

  test('an edge that cannot be taken is proven so, and not looked for', () => {
    const { coverage, searched } = suiteFor(foreignSubject('trap', trap), 'edge=100');
    expect(coverage.gaps).toMatchObject([
      { item: 'edge:trap.inside --leave--> trap.outside #0', kind: 'unreachable' },
    ]);
    expect(searched).toBeLessThan(20);
  });

  test('what the compiled chart cannot do is refused by name', () => {
    expect(() => foreignSubject('parallel', parallel)).toThrow(/Cannot compile state "parallel": .*parallel/);
  });
});

test('the abstract search keeps what no step has changed', () => {
  const { chart } = foreignSubject('trap', trap);
  const { items, states } = reachable(chart, noFrame);
  expect(states).toBeGreaterThan(2);
  expect(items.has('state:trap.end')).toBe(true);
});
