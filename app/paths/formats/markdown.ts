/** A suite as Markdown: figures, gaps, and every path as a list of actions. */
import { goalName } from '../expect';
import type { PathStep } from '../suite';
import { coverageLines, gapLine, sizeLine } from './figures';
import type { Written } from './index';

const stepLine = ({ action, refused, after }: PathStep): string =>
  refused ? `\`${action}\` refused: ${refused.code} (${refused.rule})` : `\`${action}\` to ${after.place}`;

export function markdownText({ suite, coverage, seconds }: Written): string {
  const lines = [
    `# Test paths of ${suite.chart}`,
    '',
    `Seed ${suite.seed}, until \`${suite.until}\`, ${seconds.toFixed(1)} s: ${sizeLine(suite)}.`,
    '',
    ...coverageLines(coverage).map((line) => `- ${line}`),
    '',
    ...(coverage.gaps.length > 0
      ? ['## Not covered', '', ...coverage.gaps.map((gap) => `- ${gapLine(gap)}`), '']
      : []),
  ];
  for (const { number, scenario, goal, steps, adds } of suite.paths) {
    lines.push(
      `## Path ${number}`,
      '',
      `From "${scenario}", for ${goalName(goal)}; adds ${adds.length}.`,
      '',
    );
    lines.push(...steps.map((step, index) => `${index + 1}. ${stepLine(step)}`), '');
  }
  return lines.join('\n');
}
