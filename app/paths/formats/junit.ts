/** The suite run on the executor, as JUnit XML for build servers. */
import { goalName } from '../expect';
import { onExecutor } from '../run/onExecutor';
import { type Outcome, runSuite } from '../run/runPath';
import type { Suite } from '../suite';
import { escaped } from './escape';
import type { Written } from './index';

export function junitOf(suite: Suite, outcomes: readonly Outcome[]): string {
  const failed = outcomes.filter(({ failure }) => failure !== undefined).length;
  const cases = outcomes.map(({ path: number, target, failure }) => {
    const path = suite.paths.find((each) => each.number === number)!;
    const open = `  <testcase classname="${escaped(`${suite.chart}.${target}`)}" name="${escaped(`path ${number}: ${goalName(path.goal)}`)}"`;
    if (failure === undefined) return `${open}/>`;
    const message = `action ${failure.at} ${failure.action ?? ''}: expected ${failure.expected}, seen ${failure.seen}`;
    return `${open}><failure type="${failure.what}" message="${escaped(message)}"/></testcase>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="${escaped(`test paths of ${suite.chart}`)}" tests="${outcomes.length}" failures="${failed}">
${cases.join('\n')}
</testsuite>
`;
}

export const junitText = ({ suite, subject }: Written): string =>
  junitOf(suite, runSuite(subject, onExecutor(subject), suite));
