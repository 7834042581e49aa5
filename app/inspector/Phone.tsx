/** The inspector on a phone: the chart as a tree, four tabs, time at the bottom. */
import { type ReactNode, useState } from 'react';
import { Sign } from '../look/Sign';
import { useTexts } from '../text/texts';
import { Tree } from './chart/Tree';
import { HeatLegend } from './coverage/HeatLegend';
import { Menu } from './look/Menu';
import { useLooked } from './look/useBench';
import { ChangePane } from './position/ChangePane';
import { Branches } from './time/Branches';
import { RuleTag } from './why/RuleTag';
import { Truth } from './why/WhyPane';

const mostRows = 60;

export function Phone({ chart, acts }: { readonly chart: string; readonly acts: ReactNode }) {
  const { ui } = useTexts();
  const { changes } = useLooked();
  const [tab, setTab] = useState<'tree' | 'changes' | 'position' | 'coverage'>('tree');
  const tabs = [
    ['tree', ui.chartTree],
    ['changes', ui.changesTab(changes.length)],
    ['position', ui.positionTab],
    ['coverage', ui.coverageTab],
  ] as const;
  return (
    <div className="inspector-phone">
      <header className="phone-bar">
        <Menu chart={chart} isSmall />
        <h1>{ui.inspector}</h1>
        <span className="developer">
          <Sign name="eye" />
          {ui.hiddenVisibleShort}
        </span>
      </header>
      <nav className="phone-tabs" aria-label={ui.views}>
        {tabs.map(([name, words]) => (
          <button key={name} type="button" aria-pressed={name === tab} onClick={() => setTab(name)}>
            {words}
          </button>
        ))}
      </nav>
      <main>
        {tab === 'tree' && (
          <>
            <Tree />
            <PhoneWhy />
          </>
        )}
        {tab === 'changes' && <ChangePane view="changes" />}
        {tab === 'position' && <ChangePane view="position" />}
        {tab === 'coverage' && <Coverage />}
        <Branches />
      </main>
      <PhoneTime>{acts}</PhoneTime>
    </div>
  );
}

function PhoneWhy() {
  const { why, bench, state } = useLooked();
  const { ui, language } = useTexts();
  const { module } = bench.rules;
  return (
    <section className="phone-why" aria-label={ui.whyWhyNot}>
      <h2>{ui.whyWhyNot}</h2>
      <ul>
        {why.rows.slice(0, mostRows).map(({ key, action, edge, isTrue, reason, cites }) => (
          <li key={key}>
            <Truth isTrue={isTrue} />
            <span>
              <code>{action?.type ?? edge?.type ?? edge?.guard?.name ?? ui.eventless}</code>{' '}
              {action && module.describeAction(action, language, state.position)}
              <small>
                {reason && `${reason.code}: ${module.describeReason(reason, language, state.position)} `}
                {(reason ? [reason.rule] : cites).map((rule) => (
                  <RuleTag key={rule} rule={rule} />
                ))}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Coverage() {
  const { ui } = useTexts();
  return (
    <section className="pane" aria-label={ui.coverageTab}>
      <HeatLegend />
    </section>
  );
}

function PhoneTime({ children }: { readonly children: ReactNode }) {
  const { bench, branch, workbench } = useLooked();
  const { ui, language } = useTexts();
  const { at } = bench.shown;
  const step = branch.steps[at - 1];
  const before = branch.steps[at - 2]?.state ?? bench.start;
  return (
    <footer className="phone-time">
      <p>
        <b>{ui.timelineAt(at, branch.steps.length)}</b>
        <span>{step && bench.rules.module.describeAction(step.action, language, before.position)}</span>
      </p>
      <input
        type="range"
        className="scrubber"
        min={0}
        max={branch.steps.length}
        value={at}
        aria-label={ui.timeline}
        onChange={(event) => workbench.show({ at: Number(event.target.value) })}
      />
      <div className="phone-steps">
        <button
          type="button"
          className="small-button"
          aria-label={ui.toFirst}
          onClick={() => workbench.show({ at: 0 })}
        >
          <Sign name="prev" />
        </button>
        <button type="button" className="small-button" onClick={() => workbench.microstep(-1)}>
          ‹ {ui.microstep}
        </button>
        <button type="button" className="small-button" onClick={() => workbench.microstep(1)}>
          {ui.microstep} ›
        </button>
        <button
          type="button"
          className="small-button"
          aria-label={ui.continueFromHere}
          aria-disabled={bench.isFollowing || undefined}
          onClick={() => !bench.isFollowing && workbench.continueFromHere()}
        >
          <Sign name="fork" />
        </button>
      </div>
      <div className="phone-acts">{children}</div>
    </footer>
  );
}
