/** The inspector on a phone: the chart as a tree, four tabs, time at the bottom. */
import { type ReactNode, useState } from 'react';
import { Sign } from '../look/Sign';
import { useTexts } from '../text/texts';
import { Tree } from './chart/Tree';
import { HeatLegend } from './coverage/HeatLegend';
import { Menu } from './look/Menu';
import { Unhurried, useLooked } from './look/useBench';
import { ChangePane } from './position/ChangePane';
import { Branches } from './time/Branches';
import { PhoneTime } from './time/PhoneTime';
import { PhoneWhy } from './why/PhoneWhy';

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
            <Tree isShort />
            <Unhurried>
              <PhoneWhy />
            </Unhurried>
          </>
        )}
        {(tab === 'changes' || tab === 'position') && (
          <Unhurried>
            <ChangePane view={tab} />
          </Unhurried>
        )}
        {tab === 'coverage' && <Coverage />}
        <Branches />
      </main>
      <PhoneTime>{acts}</PhoneTime>
    </div>
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
