/** One path: its actions, where it went wrong, where it goes on the chart, and the same in table and inspector. */
import { Button } from '../../look/Button';
import { Sign } from '../../look/Sign';
import { useTexts } from '../../text/texts';
import type { Failure } from '../run/runPath';
import type { Path, PathStep } from '../suite';
import { ChartDrawing } from './ChartDrawing';
import type { Made } from './messages';
import { isOnTable, openPath } from './openPath';
import { Panel } from './Panel';
import type { Running } from './useRun';

interface PathPanelProps {
  readonly made: Made;
  readonly path: Path;
  readonly running: Running;
}

/** The last two names: what happens where. */
const shortPlace = (place: string): string => place.split('.').slice(-2).join('.');

export function PathPanel({ made, path, running }: PathPanelProps) {
  const { ui } = useTexts();
  const { run, shrink } = running;
  const failed = run.outcomes.find((each) => each.path === path.number && each.failure !== undefined);
  const scenario = made.suite.scenarios[path.scenario]!;
  const chart = run.goal?.chart ?? made.suite.chart;
  const index = made.suite.paths.indexOf(path);
  const taken = new Map<string, number>();
  for (const edge of made.edges[index] ?? []) taken.set(edge, (taken.get(edge) ?? 0) + 1);
  const open = (room: 'inspector' | 'table', steps = path.steps.length) =>
    openPath(chart, scenario, path, steps, room, ui.defaultSeatNames);
  return (
    <Panel
      title={ui.pathNumber(path.number)}
      sub={ui.pathFrom(path.scenario, path.steps.length)}
      className="path"
      tools={
        <>
          <Button onClick={() => open('inspector')}>{ui.openInInspector}</Button>
          {isOnTable(chart) && <Button onClick={() => open('table')}>{ui.openOnTable}</Button>}
        </>
      }
    >
      <div className="path-body">
        <ol className="steps">
          {path.steps.map((step, at) => (
            <StepRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a path does not change.
              key={at}
              at={at + 1}
              step={step}
              words={made.words[index]?.[at] ?? ''}
              failure={failed?.failure}
              onOpen={() => open('inspector', at + 1)}
            />
          ))}
        </ol>
        {failed?.failure && (
          <FailureBox
            failure={failed.failure}
            title={`${failed.target}, ${ui.actionOf(failed.failure.at, path.steps.length)}`}
            onShrink={() => shrink(path.number, failed.target)}
            shrunk={run.shrunk?.path.number === path.number ? run.shrunk.path : undefined}
          />
        )}
      </div>
      <div className="mini">
        <p>{ui.pathOnChart(path.number)}</p>
        <ChartDrawing chart={made.suite.chart} taken={taken} label={ui.pathOnChart(path.number)} small />
      </div>
    </Panel>
  );
}

interface StepRowProps {
  readonly at: number;
  readonly step: PathStep;
  readonly words: string;
  readonly failure: Failure | undefined;
  readonly onOpen: () => void;
}

function StepRow({ at, step, words, failure, onOpen }: StepRowProps) {
  const { ui } = useTexts();
  const isBad = failure?.at === at;
  const isReached = failure === undefined || at <= failure.at;
  return (
    <li className={isBad ? 'is-bad' : ''}>
      <span className="step-number">{at}</span>
      <code className="step-place">{shortPlace(step.after.place)}</code>
      <span>
        <code>{step.action}</code> <span className="step-words">{words}</span>
        {step.refused && (
          <span className="step-refused">
            <Sign name="bar" className="sign" /> {ui.refusedWith(step.refused.code, step.refused.rule)}
          </span>
        )}
      </span>
      <span className="step-end">
        {!isReached && ui.notReached}
        {isBad && <Sign name="cross" label={ui.fail} className="sign" />}
        {isReached && (
          <button
            type="button"
            className="step-open"
            aria-label={`${ui.openInInspector}, ${at}`}
            title={ui.openInInspector}
            onClick={onOpen}
          >
            <Sign name="eye" className="sign" />
          </button>
        )}
      </span>
    </li>
  );
}

interface FailureBoxProps {
  readonly failure: Failure;
  readonly title: string;
  readonly onShrink: () => void;
  readonly shrunk: Path | undefined;
}

function FailureBox({ failure, title, onShrink, shrunk }: FailureBoxProps) {
  const { ui } = useTexts();
  return (
    <section className="failure" aria-label={title}>
      <h3>
        <Sign name="cross" className="sign" /> {title}
      </h3>
      <dl>
        <dt>{ui.expected}</dt>
        <dd>{failure.expected}</dd>
        <dt>{ui.seen}</dt>
        <dd>{failure.seen}</dd>
        {failure.rule && (
          <>
            <dt>{ui.rule}</dt>
            <dd>{failure.rule}</dd>
          </>
        )}
      </dl>
      <Button onClick={onShrink}>{ui.shrinkPath}</Button>
      {shrunk && (
        <ol>
          {shrunk.steps.map(({ action }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a path does not change.
            <li key={at}>
              <code>{action}</code>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
