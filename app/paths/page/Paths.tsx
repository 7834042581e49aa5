/** The room of test paths: goal, suite with the chosen path, coverage and gaps. A worker does the work. */
import { useState } from 'react';
import { Button } from '../../look/Button';
import { Choice } from '../../look/Choice';
import { settings } from '../../page/settings';
import { useStore } from '../../page/store';
import { useTexts } from '../../text/texts';
import { Bar } from './Bar';
import { CoveragePanel } from './CoveragePanel';
import { DownloadMenu } from './DownloadMenu';
import { FaultsPanel } from './FaultsPanel';
import { GapsPanel } from './GapsPanel';
import { GoalForm } from './GoalForm';
import { firstGoal } from './goal';
import { Panel } from './Panel';
import { PathPanel } from './PathPanel';
import { ProgressLine } from './ProgressLine';
import { SuitePanel } from './SuitePanel';
import { useRun } from './useRun';
import './goal.css';
import './suite.css';
import './path.css';
import './chart.css';
import './coverage.css';
// Last: what small screens change.
import './paths.css';

const tabs = ['goal', 'suite', 'path', 'coverage'] as const;
type Tab = (typeof tabs)[number];

export default function Paths() {
  const { ui } = useTexts();
  const { language } = useStore(settings);
  const [goal, setGoal] = useState(firstGoal);
  const [isGoalOpen, setIsGoalOpen] = useState(false);
  const [tab, setTab] = useState<Tab>('goal');
  const [chosen, setChosen] = useState(1);
  const running = useRun();
  const { run, cancel, generate } = running;
  const { made, progress, fault } = run;
  const start = () => {
    setChosen(1);
    setIsGoalOpen(false);
    setTab('suite');
    generate(goal, language);
  };
  const path = made?.suite.paths.find(({ number }) => number === chosen) ?? made?.suite.paths[0];
  const words: Readonly<Record<Tab, string>> = {
    goal: ui.goal,
    suite: ui.suite,
    path: ui.pathColumn,
    coverage: ui.coverage,
  };
  return (
    <main className={`paths-room shows-${tab} ${isGoalOpen ? 'has-goal' : ''}`}>
      <Bar>
        <DownloadMenu running={running} />
      </Bar>
      <div className="paths-tabs">
        <Choice
          label={ui.testPaths}
          labelHidden
          value={tab}
          onChange={setTab}
          options={tabs.map((value) => ({ value, label: words[value] }))}
        />
      </div>
      <div className="goal-line">
        <b>{goal.chart}</b> <span>{goal.until}</span>
        <Button onClick={() => setIsGoalOpen(!isGoalOpen)} aria-expanded={isGoalOpen}>
          {ui.changeGoal}
        </Button>
        {progress === undefined && (
          <Button look="main" onClick={start}>
            {ui.generateAndRun}
          </Button>
        )}
      </div>
      <div className="column is-goal">
        <Panel title={ui.goal}>
          <GoalForm
            goal={goal}
            onChange={setGoal}
            onRun={start}
            isRunning={progress !== undefined}
            onCancel={cancel}
          />
        </Panel>
      </div>
      <div className="column is-suite">
        {progress && <ProgressLine progress={progress} onCancel={cancel} />}
        {fault !== undefined && (
          <p className="run-fault" role="alert">
            {fault}
          </p>
        )}
        {made === undefined && progress === undefined && <p className="no-suite">{ui.noSuiteYet}</p>}
        {made && (
          <SuitePanel
            made={made}
            run={run}
            chosen={path?.number ?? 0}
            onChoose={(number) => {
              setChosen(number);
              setTab('path');
            }}
          />
        )}
        {made && path && <PathPanel key={path.number} made={made} path={path} running={running} />}
      </div>
      {made && (
        <div className="column is-coverage">
          <CoveragePanel coverage={made.coverage} />
          <GapsPanel chart={made.suite.chart} coverage={made.coverage} />
          <FaultsPanel running={running} />
        </div>
      )}
    </main>
  );
}
