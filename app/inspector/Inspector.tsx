/** The inspector: chart, why and why not, changes and time of a game. A developer's view: it sees everything. */
import { useEffect, useState } from 'react';
import { useTexts } from '../text/texts';
import { BreakDialog } from './breaks/BreakDialog';
import { ChartPane } from './chart/ChartPane';
import { Foreign } from './foreign/Foreign';
import { ImpactNotice } from './impact/ImpactNotice';
import { watchRules } from './impact/watchRules';
import { Bar } from './look/Bar';
import { Choice } from './look/Choice';
import { BenchProvider, Unhurried, useLooked } from './look/useBench';
import { useWidth } from './look/useWidth';
import { Phone } from './Phone';
import { ChangePane } from './position/ChangePane';
import { SendDialog } from './send/SendDialog';
import { Branches } from './time/Branches';
import { SelfPlay } from './time/SelfPlay';
import { TimePane } from './time/TimePane';
import { useSource } from './useSource';
import { WhyPane } from './why/WhyPane';
import './look/inspector.css';

export default function Inspector() {
  const { workbench, chart, openGame } = useSource();
  const { ui } = useTexts();
  if (chart === 'foreign') return <Foreign />;
  if (workbench === null) return <p className="waiting">{ui.chartDrawing}</p>;
  return (
    <BenchProvider workbench={workbench} openGame={openGame}>
      <Workbench chart={chart} />
    </BenchProvider>
  );
}

type Open = 'send' | 'breaks' | null;

function Workbench({ chart }: { readonly chart: string }) {
  const width = useWidth();
  const { ui } = useTexts();
  const { bench, changes, workbench } = useLooked();
  const [open, setOpen] = useState<Open>(null);
  const [tab, setTab] = useState<'why' | 'changes' | 'position'>('why');
  useKeys();
  useEffect(() => watchRules(workbench, () => ui.runningGame), [workbench, ui]);
  const acts = (
    <>
      <SelfPlay />
      <button type="button" className="small-button" onClick={() => setOpen('send')}>
        {ui.sendAction}
      </button>
      <button type="button" className="small-button" onClick={() => setOpen('breaks')}>
        {ui.breakpoints(bench.breakpoints.length)}
      </button>
    </>
  );
  const dialogs = (
    <>
      <ImpactNotice />
      {open === 'send' && <SendDialog onClose={() => setOpen(null)} />}
      {open === 'breaks' && <BreakDialog onClose={() => setOpen(null)} />}
    </>
  );
  if (width < 760) {
    return (
      <>
        <Phone chart={chart} acts={acts} />
        {dialogs}
      </>
    );
  }
  const isNarrow = width < 1180;
  return (
    <main className={`inspector${isNarrow ? ' is-narrow' : ''}`}>
      <Bar chart={chart} />
      <ChartPane />
      <div className="right-panes">
        {isNarrow && (
          <Choice
            label={ui.whyWhyNot}
            value={tab}
            onChange={setTab}
            options={[
              ['why', ui.whyTab],
              ['changes', ui.changesTab(changes.length)],
              ['position', ui.positionTab],
            ]}
          />
        )}
        <Unhurried>
          {(!isNarrow || tab === 'why') && <WhyPane />}
          {!isNarrow && <ChangePane />}
          {isNarrow && tab !== 'why' && <ChangePane view={tab} />}
        </Unhurried>
      </div>
      <TimePane>{acts}</TimePane>
      <Branches />
      {dialogs}
    </main>
  );
}

/** Left and right step through actions, with Shift through microsteps. */
function useKeys(): void {
  const { workbench, bench } = useLooked();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (
        target.closest('input, textarea, select, dialog, .drawing, [role="tree"]') ||
        event.ctrlKey ||
        event.altKey
      )
        return;
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (by === 0) return;
      event.preventDefault();
      if (event.shiftKey) workbench.microstep(by);
      else workbench.show({ at: bench.shown.at + by });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [workbench, bench]);
}
