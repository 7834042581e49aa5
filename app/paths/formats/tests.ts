/** The suite as test files that run by themselves: Vitest on executor and XState, Playwright on the page. */
import { writeLines } from '../suiteFile';
import type { Written } from './index';

const importPath = (project: string, file: string): string => `${project}/${file}`.replace(/^(?![./])/, './');

const embedded = ({ suite }: Written): string => `const text = ${JSON.stringify(writeLines(suite))};
const read = parseSuite(text);
if (!read.ok) throw new Error(JSON.stringify(read.faults));
const suite = read.value;`;

/** How the file comes to its subject: a chart of the catalogue by name, a machine of the user out of its file. */
function subjectOf({ project, machine }: Written): { readonly imports: string; readonly made: string } {
  if (machine === undefined)
    return {
      imports: `import { subjectNamed } from '${importPath(project, 'app/paths/subjects')}';`,
      made: 'subjectNamed(suite.chart)!',
    };
  const reference = `fileURLToPath(new URL('${machine.file}', import.meta.url)) + '#${machine.name}'`;
  return {
    imports: `import { loadMachine } from '${importPath(project, 'app/paths/commandLine/loadMachine')}';
import { fileURLToPath } from 'node:url';`,
    made: `await loadMachine(${reference})`,
  };
}

export function vitestText(written: Written): string {
  const { project, suite } = written;
  const subject = subjectOf(written);
  return `/** Test paths of ${suite.chart}, made with seed ${suite.seed} until ${suite.until}. */
import { describe, expect, test } from 'vitest';
import { onExecutor } from '${importPath(project, 'app/paths/run/onExecutor')}';
import { onXState } from '${importPath(project, 'app/paths/run/onXState')}';
import { runPath } from '${importPath(project, 'app/paths/run/runPath')}';
import { parseSuite } from '${importPath(project, 'app/paths/suiteFile')}';
${subject.imports}

${embedded(written)}
const subject = ${subject.made};

describe.each([onExecutor(subject), onXState(subject)])('on $name', (target) => {
  test.each(suite.paths)('path $number: $goal', (path) => {
    expect(runPath(subject, target, suite.scenarios[path.scenario]!, path)).toBeUndefined();
  });
});
`;
}

/** Milliseconds for opening the page, and for each action on it, on a slow machine. */
const opening = 30_000;
const anAction = 5_000;

export function playwrightText(written: Written): string {
  const { project, suite } = written;
  return `/** Test paths of ${suite.chart} through the visible controls of the page. PAGE_URL says where it is served. */
import { expect, test } from '@playwright/test';
import { chromiumOptions } from '${importPath(project, 'app/paths/browser/chromium')}';
import { runOnPage } from '${importPath(project, 'app/paths/browser/runOnPage')}';
import { subjectNamed } from '${importPath(project, 'app/paths/subjects')}';
import { parseSuite } from '${importPath(project, 'app/paths/suiteFile')}';

${embedded(written)}
const subject = subjectNamed(suite.chart)!;
const url = process.env.PAGE_URL;
if (url === undefined) throw new Error('Set PAGE_URL to the address of the page, as npm start prints it.');

test.use({ launchOptions: chromiumOptions() ?? {}, locale: 'en-GB', viewport: { width: 1440, height: 900 } });

for (const path of suite.paths) {
  test(\`path \${path.number}: \${path.goal}\`, async ({ page }) => {
    test.setTimeout(${opening} + ${anAction} * path.steps.length);
    expect(await runOnPage(page, url, subject, suite.scenarios[path.scenario]!, path)).toBeUndefined();
  });
}
`;
}
