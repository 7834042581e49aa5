/** What `blue-moon paths` says about a suite. */
import { coverageLines, gapLine, sizeLine } from '../formats/figures';
import type { Generated } from '../generate';
import { actionsIn, longestIn } from '../suite';

export function reportLines(
  { suite, coverage, isReached, searched, stopped }: Generated,
  seconds: number,
): string[] {
  return [
    `${suite.chart}, seed ${suite.seed}${suite.until === '' ? '' : `, until ${suite.until}`}`,
    `${sizeLine(suite)}; ${searched} actions searched in ${seconds.toFixed(1)} s`,
    ...coverageLines(coverage),
    ...(coverage.gaps.length > 0 ? ['not covered:', ...coverage.gaps.map((gap) => `  ${gapLine(gap)}`)] : []),
    ...(stopped === undefined
      ? []
      : [`The budget ended the search (${stopped}): the same seed may give another suite.`]),
    isReached ? 'Goal reached.' : 'Goal missed.',
  ];
}

export const reportObject = (
  { suite, coverage, isReached, searched, stopped }: Generated,
  seconds: number,
): object => ({
  chart: suite.chart,
  seed: suite.seed,
  generators: suite.generators,
  until: suite.until,
  paths: suite.paths.length,
  actions: actionsIn(suite.paths),
  longest: longestIn(suite.paths),
  searched,
  seconds: Math.round(seconds * 100) / 100,
  isReached,
  stopped: stopped ?? null,
  coverage,
});
