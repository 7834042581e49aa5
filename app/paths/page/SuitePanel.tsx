/** The suite: its figures, and its paths as a list with the result on every target, or on the chart. */
import { useState } from 'react';
import { Choice } from '../../look/Choice';
import { Sign } from '../../look/Sign';
import { useTexts } from '../../text/texts';
import { criterionOf } from '../items';
import type { Outcome } from '../run/runPath';
import { actionsIn, longestIn } from '../suite';
import { ChartDrawing } from './ChartDrawing';
import { ItemName } from './ItemName';
import type { Made } from './messages';
import { Panel } from './Panel';
import { itemWords } from './shortNames';
import type { Run } from './useRun';

interface SuitePanelProps {
  readonly made: Made;
  readonly run: Run;
  readonly chosen: number;
  readonly onChoose: (path: number) => void;
}

export function SuitePanel({ made, run, chosen, onChoose }: SuitePanelProps) {
  const { ui } = useTexts();
  const [look, setLook] = useState<'list' | 'chart'>('list');
  const { suite, seconds } = made;
  const targets = run.goal?.targets ?? [];
  const failed = new Set(run.outcomes.filter(({ failure }) => failure !== undefined).map(({ path }) => path));
  const ran = new Set(run.outcomes.map(({ path }) => path));
  const figures = [
    [suite.paths.length, ui.figurePaths],
    [actionsIn(suite.paths), ui.figureActions],
    [ran.size - failed.size, ui.pass],
    [failed.size, ui.fail],
    [longestIn(suite.paths), ui.figureLongest],
  ] as const;
  const wordsOf = itemWords(suite.chart, ui.staysThere);
  const taken = new Map<string, number>();
  for (const edge of made.edges.flat()) taken.set(edge, (taken.get(edge) ?? 0) + 1);
  return (
    <Panel
      title={ui.suite}
      sub={ui.suiteMadeIn(suite.seed, seconds.toFixed(1))}
      className="suite"
      tools={
        <Choice
          label={ui.suite}
          labelHidden
          value={look}
          onChange={setLook}
          options={[
            { value: 'list', label: ui.suiteList },
            { value: 'chart', label: ui.suiteOnChart },
          ]}
        />
      }
    >
      <dl className="figures">
        {figures.map(([figure, words]) => (
          <div key={words} className={words === ui.fail && figure > 0 ? 'is-bad' : ''}>
            <dd>{figure}</dd>
            <dt>{words}</dt>
          </div>
        ))}
      </dl>
      {look === 'chart' ? (
        <ChartDrawing chart={suite.chart} taken={taken} label={ui.suiteOnChart} />
      ) : (
        <div className="table-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{ui.pathColumn}</th>
                <th scope="col">{ui.pathGoal}</th>
                <th scope="col" className="is-number">
                  {ui.pathActions}
                </th>
                <th scope="col" className="adds">
                  {ui.pathAdds}
                </th>
                {targets.map((target) => (
                  <th key={target} scope="col">
                    {target === 'xstate' ? ui.runOnXState : ui.runOnExecutor}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {suite.paths.map((path) => (
                <tr
                  key={path.number}
                  aria-selected={path.number === chosen}
                  className={path.number === chosen ? 'is-chosen' : ''}
                >
                  <td>
                    <button
                      type="button"
                      className="path-number"
                      aria-label={ui.pathNumber(path.number)}
                      onClick={() => onChoose(path.number)}
                    >
                      {path.number}
                    </button>
                  </td>
                  {/* biome-ignore lint/a11y/useKeyWithClickEvents: the number before it is the button. */}
                  <td className="goal-cell" onClick={() => onChoose(path.number)}>
                    <ItemName item={path.goal} wordsOf={wordsOf} />
                  </td>
                  <td className="is-number">{path.steps.length}</td>
                  <td className="adds">{addsOf(path.adds)}</td>
                  {targets.map((target) => (
                    <td key={target}>
                      <Result
                        outcome={run.outcomes.find(
                          (each) => each.path === path.number && each.target === target,
                        )}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}

/** `edge 3, guard 5`. */
function addsOf(items: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(criterionOf(item), (counts.get(criterionOf(item)) ?? 0) + 1);
  return [...counts].map(([criterion, count]) => `${criterion} ${count}`).join(', ');
}

/** Never colour alone: sign and word. */
export function Result({ outcome }: { readonly outcome: Outcome | undefined }) {
  const { ui } = useTexts();
  if (outcome === undefined) return <span className="result">{ui.notRun}</span>;
  const passed = outcome.failure === undefined;
  return (
    <span className={`result ${passed ? 'is-good' : 'is-bad'}`}>
      <Sign name={passed ? 'check' : 'cross'} className="sign" />
      {passed ? ui.pass : ui.fail}
    </span>
  );
}
