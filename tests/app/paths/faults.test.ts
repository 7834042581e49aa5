/** Suites notice faults, and a failing path shrinks. */
import { describe, expect, test } from 'vitest';
import { judge, mutantsOf, sampled, scoreOf } from '../../../app/paths/mutate/score';
import { onExecutor } from '../../../app/paths/run/onExecutor';
import { runPath, runSuite } from '../../../app/paths/run/runPath';
import { shrunkFailure, shrunkSlowly } from '../../../app/paths/run/shrunkFailure';
import type { Scenario } from '../../../app/paths/subject';
import { subjectNamed } from '../../../app/paths/subjects';
import type { Path } from '../../../app/paths/suite';
import { facts } from '../../../src/cards/facts';
import { suiteFor } from './generated';

describe('the suite of the plot track', () => {
  const subject = subjectNamed('plotTrack')!;
  const { suite } = suiteFor(subject, 'edge=100,guard=100,reason=100', { generators: ['faults'] });
  const judged = judge(subject, suite, mutantsOf(subject, 1));

  test('notices nearly every fault put into its chart and rules', () => {
    expect(judged.length).toBeGreaterThan(50);
    expect(scoreOf(judged).percent).toBeGreaterThanOrEqual(90);
  });

  test('a suite without paths notices nothing', () => {
    const blind = judge(subject, { ...suite, paths: [] }, mutantsOf(subject, 1));
    expect(scoreOf(blind).killed).toBeLessThan(judged.length / 10);
  });
});

describe('the suite of the match', () => {
  const subject = subjectNamed('match')!;
  const { suite } = suiteFor(subject, 'edge=100,guard=100,reason=100');

  test('notices faults in its chart and rules', () => {
    const ofChart = mutantsOf(subject, 1).filter(
      ({ kind }) => kind !== 'effectOffByOne' && kind !== 'textDropped',
    );
    const judged = judge(subject, suite, sampled(ofChart, 120, 1));
    expect(scoreOf(judged).percent).toBeGreaterThanOrEqual(95);
  });

  test('every fault is taken out again', () => {
    const before = JSON.stringify(facts);
    judge(
      subject,
      { ...suite, paths: suite.paths.slice(0, 1) },
      mutantsOf(subject, 1).filter(({ kind }) => kind.startsWith('effect') || kind === 'textDropped'),
    );
    expect(JSON.stringify(facts)).toBe(before);
  });

  test('a failing path shrinks to one that still fails, at once or slowly', async () => {
    const dropped = mutantsOf(subject, 1).find(({ id }) => id.startsWith('stepDropped passTurn'))!;
    const target = onExecutor(subject, dropped.apply().chart);
    const failed = runSuite(subject, target, suite).find(({ failure }) => failure !== undefined)!;
    const shrunk = shrunkFailure(subject, target, suite, failed.path);
    const longer = suite.paths.find(({ number }) => number === failed.path)!;
    expect(shrunk.steps.length).toBeLessThanOrEqual(longer.steps.length);
    expect(shrunk.steps.length).toBeGreaterThan(0);
    const failureOf = async (scenario: Scenario, path: Path) => runPath(subject, target, scenario, path);
    expect(await shrunkSlowly(subject, suite, longer, failed.failure!, failureOf)).toEqual(shrunk);
  });
});
