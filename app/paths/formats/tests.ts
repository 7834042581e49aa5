/** The suite as test files that run by themselves: Vitest on executor and XState, Playwright on the page. */
import { writeLines } from '../suiteFile';
import type { Written } from './index';

const importPath = (project: string, file: string): string => `${project}/${file}`.replace(/^(?![./])/, './');

const embedded = ({ suite }: Written): string => `const text = ${JSON.stringify(writeLines(suite))};`;

export function vitestText(written: Written): string {
  const { project, suite } = written;
  return `/** Test paths of ${suite.chart}, made with seed ${suite.seed} until ${suite.until}. */
import { describe, expect, test } from 'vitest';
import { onExecutor } from '${importPath(project, 'app/paths/run/onExecutor')}';
import { onXState } from '${importPath(project, 'app/paths/run/onXState')}';
import { runPath } from '${importPath(project, 'app/paths/run/runPath')}';
import { subjectNamed } from '${importPath(project, 'app/paths/subjects')}';
import { parseSuite } from '${importPath(project, 'app/paths/suiteFile')}';

${embedded(written)}
const read = parseSuite(text);
if (!read.ok) throw new Error(JSON.stringify(read.faults));
const suite = read.value;
const subject = subjectNamed(suite.chart)!;

describe.each([onExecutor(subject), onXState(subject)])('on $name', (target) => {
  test.each(suite.paths)('path $number: $goal', (path) => {
    expect(runPath(subject, target, suite.scenarios[path.scenario]!, path)).toBeUndefined();
  });
});
`;
}

export function playwrightText(written: Written): string {
  const { project, suite } = written;
  return `/** Test paths of ${suite.chart} through the visible controls of the page; needs @playwright/test and PAGE_URL. */
import { expect, test } from '@playwright/test';
import { runOnPage } from '${importPath(project, 'app/paths/browser/runOnPage')}';
import { subjectNamed } from '${importPath(project, 'app/paths/subjects')}';
import { parseSuite } from '${importPath(project, 'app/paths/suiteFile')}';

${embedded(written)}
const read = parseSuite(text);
if (!read.ok) throw new Error(JSON.stringify(read.faults));
const suite = read.value;
const subject = subjectNamed(suite.chart)!;

for (const path of suite.paths) {
  test(\`path \${path.number}: \${path.goal}\`, async ({ page }) => {
    expect(await runOnPage(page, process.env.PAGE_URL!, subject, suite.scenarios[path.scenario]!, path)).toBeUndefined();
  });
}
`;
}
