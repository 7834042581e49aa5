/** A report as one HTML page without scripts: figures, gaps, paths to unfold, edges by how often they were taken. */
import { goalName } from '../expect';
import type { Path } from '../suite';
import { escaped } from './escape';
import { coverageLines, gapLine, sizeLine } from './figures';
import type { Written } from './index';
import { timesTaken } from './taken';

const style = `body{font:16px/1.45 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#14213b;background:#fff}
code{font-size:.9em}table{border-collapse:collapse}td,th{text-align:left;padding:.2rem .6rem;border-bottom:1px solid #ccd3e0}
td:last-child{text-align:right}summary{cursor:pointer;padding:.2rem 0}.no{color:#9c1c1c}`;

const list = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;

function pathEntry({ number, goal, scenario, steps }: Path): string {
  const items = steps.map(({ action, refused, after }) =>
    refused
      ? `<li><code>${escaped(action)}</code> <span class="no">refused: ${escaped(refused.code)}, ${escaped(refused.rule)}</span></li>`
      : `<li><code>${escaped(action)}</code> to ${escaped(after.place)}</li>`,
  );
  const title = `Path ${number}: ${goalName(goal)}, ${steps.length} actions from "${scenario}"`;
  return `<details><summary>${escaped(title)}</summary><ol>${items.join('')}</ol></details>`;
}

export function htmlText({ suite, coverage, subject, seconds }: Written): string {
  const taken = timesTaken(subject, suite);
  const rows = subject.chart.statechart.edges.map(
    ({ id }) => `<tr><td><code>${escaped(id)}</code></td><td>${taken.get(id) ?? 0}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Test paths of ${escaped(suite.chart)}</title><style>${style}</style></head><body>
<h1>Test paths of ${escaped(suite.chart)}</h1>
<p>Seed ${suite.seed}, until <code>${escaped(suite.until)}</code>, ${seconds.toFixed(1)} s: ${sizeLine(suite)}.</p>
<h2>Coverage</h2>${list(coverageLines(coverage))}
<h2>Not covered, and why</h2>${coverage.gaps.length > 0 ? list(coverage.gaps.map(gapLine)) : '<p>Nothing.</p>'}
<h2>Paths</h2>${suite.paths.map(pathEntry).join('\n')}
<h2>How often each edge was taken</h2><table><tr><th>Edge</th><th>Times</th></tr>${rows.join('\n')}</table>
</body></html>
`;
}
