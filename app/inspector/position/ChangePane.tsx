/** What the last action, or microstep, changed; or the whole position as a tree with the same marks. */
import { useState } from 'react';
import { writePosition } from '../../../src/notation/position';
import type { Position } from '../../../src/position';
import { Sign } from '../../look/Sign';
import { useTexts } from '../../text/texts';
import { Pane } from '../look/Pane';
import { useLooked } from '../look/useBench';
import type { Change } from './changes';
import { pathText, valueText } from './naming';
import { PositionTree } from './PositionTree';

const mostChanges = 80;

export function ChangePane({ view, onView }: { view?: 'changes' | 'position'; onView?: () => void }) {
  const { bench, changes, micro, trace } = useLooked();
  const { ui } = useTexts();
  const [own, setOwn] = useState<'changes' | 'position'>('changes');
  const [filter, setFilter] = useState('');
  const shown = view ?? own;
  const { at } = bench.shown;
  return (
    <Pane
      className="change-pane"
      label={ui.whatActionChanged(at)}
      head={
        <>
          <h2>{shown === 'position' ? ui.wholePosition : ui.whatActionChanged(at)}</h2>
          {shown === 'changes' && (
            <span className="sub">
              {ui.changes(changes.length)}
              {micro < trace.length && ` · ${ui.microstepAt(micro, trace.length)}`}
            </span>
          )}
          {shown === 'position' && (
            <input
              type="search"
              className="filter"
              placeholder={ui.filterPosition}
              aria-label={ui.filterPosition}
              value={filter}
              onChange={(event) => setFilter(event.target.value)}
            />
          )}
          <CopyButtons />
          {onView === undefined && view === undefined && (
            <button
              type="button"
              className="small-button"
              onClick={() => setOwn(shown === 'changes' ? 'position' : 'changes')}
            >
              {shown === 'changes' ? ui.wholePosition : ui.changesOnly}
            </button>
          )}
        </>
      }
    >
      {shown === 'position' ? <PositionTree filter={filter} /> : <Changes />}
    </Pane>
  );
}

function Changes() {
  const { changes } = useLooked();
  const { ui } = useTexts();
  if (changes.length === 0) return <p className="nothing">{ui.noChange}</p>;
  return (
    <ul className="changes">
      {changes.slice(0, mostChanges).map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards may come to the same path.
        <ChangeLine key={`${change.path.join('.')} ${index}`} change={change} />
      ))}
      {changes.length > mostChanges && <li>{ui.moreRows(changes.length - mostChanges)}</li>}
    </ul>
  );
}

const words = { '+': 'added', '-': 'removed', '~': 'changed' } as const;

function ChangeLine({ change: { path, sign, before, after } }: { readonly change: Change }) {
  const { naming } = useLooked();
  const { ui } = useTexts();
  return (
    <li className={`change is-${words[sign]}`}>
      <span className="sign-mark" role="img" aria-label={ui[words[sign]]}>
        {sign === '-' ? '−' : sign}
      </span>
      <code>{pathText(path, naming)}</code>
      <span>
        {sign !== '+' && <del>{valueText(path, before, naming)}</del>}
        {sign === '~' && ` ${ui.becomes} `}
        {sign !== '-' && <ins>{valueText(path, after, naming)}</ins>}
      </span>
    </li>
  );
}

function CopyButtons() {
  const { state, bench } = useLooked();
  const { ui } = useTexts();
  const [done, setDone] = useState('');
  const isMatch = 'secondDeckFrom' in state.position;
  async function copy(what: string, text: string): Promise<void> {
    await navigator.clipboard.writeText(text);
    setDone(what);
    setTimeout(() => setDone(''), 1500);
  }
  const json = () =>
    JSON.stringify({ place: bench.rules.chart.nameOf(state.place), position: state.position }, null, 1);
  return (
    <span className="joined copies">
      <button
        type="button"
        className="small-button"
        title={ui.copyAsJson}
        onClick={() => void copy('json', json())}
      >
        {done === 'json' ? <Sign name="check" label={ui.copied} /> : 'JSON'}
      </button>
      {isMatch && (
        <button
          type="button"
          className="small-button"
          title={ui.copyAsLine}
          onClick={() => void copy('line', writePosition(state.position as Position))}
        >
          {done === 'line' ? <Sign name="check" label={ui.copied} /> : ui.asLine}
        </button>
      )}
    </span>
  );
}
