/** The legend of the heat map, and where its counts come from: this session, records, a path report, simulated games. */
import { useRef, useState } from 'react';
import { useStore } from '../../page/store';
import { useTexts } from '../../text/texts';
import { useLooked } from '../look/useBench';
import { heat } from './heat';
import { useCounting } from './useCounting';

export function HeatLegend() {
  const { ui } = useTexts();
  const counts = useStore(heat);
  const { bench } = useLooked();
  const { progress, countSession, countRecords, simulate, stop } = useCounting();
  const [games, setGames] = useState(200);
  const [fault, setFault] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const { edges } = bench.rules.chart.statechart;
  const taken = edges.filter(({ id }) => (counts.edges.get(id) ?? 0) > 0).length;
  return (
    <div className="heat">
      <p className="heat-legend">
        <span>{ui.heatMapLegend}:</span>
        {[ui.heatMapNever, '1+', '10+', '100+', '1000+'].map((words, step) => (
          <span key={words}>
            <svg viewBox="0 0 26 10" className={`line heat-${step}`} aria-hidden="true">
              <path className="course" d="M1 5h24" />
            </svg>
            {words}
          </span>
        ))}
        <span className="remark">{ui.heatMapHint}</span>
      </p>
      <div className="heat-sources">
        <button type="button" className="small-button" onClick={countSession}>
          {ui.countSession}
        </button>
        <button type="button" className="small-button" onClick={() => file.current?.click()}>
          {ui.countRecords}
        </button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          multiple
          hidden
          onChange={async (event) => {
            setFault((await countRecords([...(event.target.files ?? [])])) ?? '');
            event.target.value = '';
          }}
        />
        <label>
          {ui.simulatedGames}
          <input
            type="number"
            min={1}
            max={100000}
            value={games}
            onChange={(event) => setGames(Math.max(1, Number(event.target.value)))}
          />
        </label>
        <button type="button" className="small-button" onClick={() => simulate(games)}>
          {ui.simulate}
        </button>
        {progress && (
          <>
            <progress value={progress.done} max={progress.of} aria-label={ui.simulate} />
            {progress.done < progress.of && (
              <button type="button" className="small-button" onClick={stop}>
                {ui.stopCounting}
              </button>
            )}
          </>
        )}
        <output>
          {fault ||
            (counts.actions > 0 || taken > 0
              ? ui.edgesTaken(taken, edges.length, counts.games, counts.actions)
              : '')}
        </output>
      </div>
      <GuardBars />
    </div>
  );
}

/** Two small bars for each guard: true and false. */
function GuardBars() {
  const { ui } = useTexts();
  const { guards } = useStore(heat);
  if (guards.size === 0) return null;
  const most = Math.max(...[...guards.values()].flatMap((pair) => [pair.true, pair.false]));
  const length = (count: number) => `${count === 0 ? 0 : 6 + (94 * Math.log1p(count)) / Math.log1p(most)}%`;
  return (
    <details className="guard-bars">
      <summary>{ui.guardOutcomes(guards.size)}</summary>
      <ul>
        {[...guards].map(([name, pair]) => (
          <li key={name}>
            <code>{name}</code>
            <span className="bars">
              <span className="bar is-true" style={{ width: length(pair.true) }} />
              <span className="bar is-false" style={{ width: length(pair.false) }} />
            </span>
            <span>{ui.timesTrueFalse(pair.true, pair.false)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
