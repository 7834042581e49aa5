/** The suites of the three charts: complete, few, and as expected on both executors. */
import { describe, expect, test } from 'vitest';
import { shareOf } from '../../../app/paths/coverage';
import { onExecutor } from '../../../app/paths/run/onExecutor';
import { onXState } from '../../../app/paths/run/onXState';
import { runSuite } from '../../../app/paths/run/runPath';
import { subjectNamed } from '../../../app/paths/subjects';
import { parseSuite, writeLines, writeSuite } from '../../../app/paths/suiteFile';
import { suiteFor } from './generated';

describe.each(['match', 'plotTrack', 'blueEvents'])('the suite of %s', (name) => {
  const subject = subjectNamed(name)!;
  const made = suiteFor(subject, 'edge=100,guard=100,reason=100');
  const { suite, coverage } = made;

  test('takes every edge, has every guard true and false, provokes every reason', () => {
    expect(made.isReached).toBe(true);
    expect(coverage.gaps.filter(({ kind }) => kind !== 'unreachable')).toEqual([]);
    for (const { criterion } of coverage.criteria) expect(shareOf(coverage, criterion)).toBe(100);
  });

  test('covers nothing that is proven unreachable', () => {
    for (const { item } of coverage.gaps) expect(made.covered.has(item)).toBe(false);
  });

  test.each([onExecutor(subject), onXState(subject)])('is as expected on $name', (target) => {
    const failures = runSuite(subject, target, suite).filter(({ failure }) => failure !== undefined);
    expect(failures).toEqual([]);
  });

  test('is the same when it is read again from a file', () => {
    expect(parseSuite(writeSuite(suite))).toEqual({ ok: true, value: JSON.parse(JSON.stringify(suite)) });
    const lines = parseSuite(writeLines(suite));
    expect(
      lines.ok && runSuite(subject, onExecutor(subject), lines.value).some(({ failure }) => failure),
    ).toBe(false);
  });

  test('has no path whose goal it could do without', () => {
    expect(suite.paths.every(({ adds }) => adds.length > 0)).toBe(true);
  });
});

test('the match has two edges that cannot be taken, and says how it knows', () => {
  const { coverage } = suiteFor(subjectNamed('match')!, 'edge=100');
  expect(coverage.gaps.map(({ item, kind }) => [kind, item.replace(/.*turn\./, '')])).toEqual([
    ['unreachable', 'character.open --always[gameIsDecided]--> match.game.scoring #0'],
    ['unreachable', 'reinforcement.open --always[gameIsDecided]--> match.game.scoring #0'],
  ]);
  expect(coverage.gaps[0]!.why).toMatch(/exhaustive search of \d+ abstract states/);
});

test('a seed gives one suite, another seed another', () => {
  const subject = subjectNamed('blueEvents')!;
  const of = (seed: number) => writeSuite(suiteFor(subject, 'edge=100', { seed }).suite);
  expect(of(3)).toBe(of(3));
  expect(of(3)).not.toBe(of(4));
});

test('a part of the match is a chart of its own', () => {
  const { coverage, suite } = suiteFor(subjectNamed('announce')!, 'edge=100');
  expect(suite.chart).toBe('announceAlone');
  expect(coverage.criteria[0]!.covered).toBeGreaterThanOrEqual(8);
});
