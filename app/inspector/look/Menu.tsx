/** The inspector's menu: which chart, exports, records, another window, Stately's inspector, changed rules. */
import { useRef, useState } from 'react';
import { Sign } from '../../look/Sign';
import { addressOf } from '../../page/router';
import { useStore } from '../../page/store';
import { useTexts } from '../../text/texts';
import { ExportDialog } from '../chart/ExportDialog';
import { attachStately, stopStately } from '../foreign/attachStately';
import { chartNames } from '../game/rules';
import { ImpactDialog } from '../impact/ImpactDialog';
import { RecordButtons } from '../time/RecordButtons';
import { useLooked } from './useBench';

export function Menu({ chart, isSmall = false }: { readonly chart: string; readonly isSmall?: boolean }) {
  const { bench, workbench } = useLooked();
  const { ui } = useTexts();
  const [open, setOpen] = useState<'export' | 'impact' | null>(null);
  const stop = useStore(stopStately);
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  const act = (what: () => void) => () => {
    close();
    what();
  };
  return (
    <>
      <details
        className="menu"
        ref={menu}
        onBlur={(event) =>
          !event.currentTarget.contains(event.relatedTarget) && event.relatedTarget && close()
        }
        onKeyDown={(event) => event.key === 'Escape' && close()}
      >
        <summary className="small-button" aria-label={isSmall ? ui.menu : undefined}>
          <Sign name="menu" />
          {!isSmall && <span>{bench.rules.module.name}</span>}
        </summary>
        <div className="menu-sheet">
          <label>
            {ui.chart}
            <select
              value={chart === '' ? 'live' : chart}
              onChange={(event) => {
                const { value } = event.target;
                location.hash =
                  value === 'live' ? addressOf('inspector') : `${addressOf('inspector')}/${value}`;
                close();
              }}
            >
              <option value="live">{ui.runningGame}</option>
              {chartNames.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
              <option value="foreign">{ui.watchOther}</option>
            </select>
          </label>
          <button type="button" onClick={act(() => setOpen('export'))}>
            <Sign name="download" /> {ui.exportChart}
          </button>
          <RecordButtons onDone={close} />
          <button type="button" onClick={act(() => setOpen('impact'))}>
            <Sign name="path" /> {ui.ruleImpact}
          </button>
          <button
            type="button"
            onClick={act(() => void open_(addressOf('inspector') + (chart ? `/${chart}` : '')))}
          >
            <Sign name="chart" /> {ui.ownWindow}
          </button>
          {stop ? (
            <button type="button" onClick={act(stop)}>
              <Sign name="eye" /> {ui.closeStately}
            </button>
          ) : (
            <button type="button" onClick={act(() => void attachStately(workbench.source))}>
              <Sign name="eye" /> {ui.openInStately}
              <small>{ui.openInStatelyWarning}</small>
            </button>
          )}
        </div>
      </details>
      {open === 'export' && <ExportDialog onClose={() => setOpen(null)} />}
      {open === 'impact' && <ImpactDialog onClose={() => setOpen(null)} />}
    </>
  );
}

const open_ = (address: string) =>
  window.open(`${location.pathname}${address}`, 'blue-moon-inspector', 'popup,width=1280,height=860');
