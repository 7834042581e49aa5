/** The small parts: stop conditions, shortening, proofs, and machines of other people. */
import { describe, expect, test } from 'vitest';
import { holds, readCondition } from '../../../app/condition/condition';
import { generate } from '../../../app/paths/generate';
import { noFrame } from '../../../app/paths/prove/frame';
import { reachable } from '../../../app/paths/prove/reachable';
import { budgetOf } from '../../../app/paths/search/budget';
import { shrink } from '../../../app/paths/shrink';
import { enter, type Scenario } from '../../../app/paths/subject';
import { subjectNamed } from '../../../app/paths/subjects';
import { foreignSubject } from '../../../app/paths/subjects/foreign';
import { isReached, parseUntil, writeUntil } from '../../../app/paths/until';
import type { Typed } from '../../../machines/rulesModule';
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

describe('a path to a target', () => {
  const match = subjectNamed('match')!;
  const to = (text: string, subject = match, scenarios?: readonly Scenario[], maxLength = 60) =>
    generate(subject, {
      generators: [`to:${text}`],
      until: [[]],
      seed: 1,
      maxLength,
      budget: budgetOf({ milliseconds: 60_000 }),
      ...(scenarios && { scenarios }),
    });

  test('that is a place starts elsewhere', () => {
    const { suite, isReached: done } = to('showColours', match, undefined, 25);
    expect(done).toBe(true);
    expect(suite.paths).toHaveLength(1);
    expect(suite.paths[0]!.steps.length).toBeGreaterThan(0);
    expect(suite.paths[0]!.begins.place).not.toContain('showColours');
  });

  test.each(['dragons.0 == 3', 'sides.0.hand.length >= 9 and element == earth'])(
    'that is a condition ends where it comes true: %s',
    (text) => {
      const { suite, isReached: done, coverage } = to(text, match, [match.newGame(1)]);
      expect([done, coverage.gaps]).toEqual([true, []]);
      const { steps, scenario } = suite.paths[0]!;
      const condition = readCondition(text)!;
      const moment = enter(match, suite.scenarios[scenario]!);
      const came = steps.map(({ action }) => {
        const read = match.module.readAction(action);
        moment.place = match.chart.advance(moment.place, moment.position, (read as { value: Typed }).value);
        return holds(condition, moment.position);
      });
      expect(came.indexOf(true)).toBe(steps.length - 1);
    },
  );

  test('that nothing leads to is said with the reason', () => {
    const subject = foreignSubject('door', door);
    expect(to('tries == 2', subject).isReached).toBe(true);
    const { isReached: done, coverage } = to('tries == 4', subject);
    expect(done).toBe(false);
    expect(coverage.gaps).toMatchObject([
      { item: 'position:tries == 4', kind: 'unreachable', why: expect.stringMatching(/exhaustive search/) },
    ]);
    const { coverage: never } = to('dragons.0 == 99', match, [match.newGame(1)], 8);
    expect(never.gaps).toMatchObject([
      { kind: 'neverTrue', why: expect.stringMatching(/^no walk came to it/) },
    ]);
  });
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
