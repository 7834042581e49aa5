/** Another program's charts, as its inspection messages tell: a drawing with the active states, its events, its context. */
import { useEffect, useMemo, useState } from 'react';
import { type AnyStatechart, composites, graphOf } from '../../charts/graph';
import { addressOf } from '../../page/router';
import { useStore } from '../../page/store';
import { useTexts } from '../../text/texts';
import { Drawing } from '../chart/Drawing';
import { useLayout } from '../chart/useLayout';
import { type Actor, actors, listen } from './received';
import '../look/inspector.css';

const nothing: ReadonlyMap<string, boolean> = new Map();

export function Foreign() {
  const list = useStore(actors);
  const { ui } = useTexts();
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(listen, []);
  const actor = list.find(({ id }) => id === chosen) ?? list.find(({ chart }) => chart !== undefined);
  return (
    <main className="inspector is-foreign">
      <header className="bar">
        <h1>{actor ? ui.watching(actor.name) : ui.watchOther}</h1>
        <a className="small-button" href={addressOf('inspector')}>
          {ui.inspector}
        </a>
      </header>
      {actor === undefined ? (
        <div className="pane foreign-help">
          <p>{ui.notConnected}</p>
          <p>{ui.foreignHelp}</p>
          <pre>{`createBrowserInspector({ url: '${location.href}' })`}</pre>
        </div>
      ) : (
        <>
          <section className="pane chart-pane" aria-label={ui.chart}>
            {actor.chart ? <ForeignChart chart={actor.chart} actor={actor} /> : <p>{ui.noChart}</p>}
          </section>
          <div className="right-panes">
            <section className="pane" aria-label={ui.actors}>
              <header>
                <h2>{ui.actors}</h2>
              </header>
              <ul className="pane-body actors">
                {list.map(({ id, name, status }) => (
                  <li key={id}>
                    <button
                      type="button"
                      className="link"
                      aria-pressed={id === actor.id}
                      onClick={() => setChosen(id)}
                    >
                      {name}
                    </button>{' '}
                    <small>{status}</small>
                  </li>
                ))}
              </ul>
            </section>
            <section className="pane" aria-label={ui.eventsHeard}>
              <header>
                <h2>{ui.eventsHeard}</h2>
              </header>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable. */}
              <ol className="pane-body events" tabIndex={0}>
                {actor.events.map((event, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same event may come twice.
                  <li key={index}>
                    <code>{event}</code>
                  </li>
                ))}
              </ol>
            </section>
            <section className="pane" aria-label={ui.context}>
              <header>
                <h2>{ui.context}</h2>
              </header>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable. */}
              <pre className="pane-body" tabIndex={0}>
                {JSON.stringify(actor.context, null, 1)}
              </pre>
            </section>
          </div>
        </>
      )}
    </main>
  );
}

function ForeignChart({ chart, actor }: { readonly chart: AnyStatechart; readonly actor: Actor }) {
  const { ui } = useTexts();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const graph = useMemo(
    () => graphOf(chart, new Set(composites(chart).filter((name) => !closed.has(name)))),
    [chart, closed],
  );
  const laidOut = useLayout(graph);
  if (laidOut === null) return <p className="waiting">{ui.chartDrawing}</p>;
  const toggle = (name: string) => {
    const next = new Set(closed);
    if (!next.delete(name)) next.add(name);
    setClosed(next);
  };
  return (
    <Drawing
      graph={laidOut.graph}
      layout={laidOut.layout}
      path={actor.active}
      lastEdge={undefined}
      refusals={0}
      truths={nothing}
      counts={undefined}
      focused={false}
      follows={false}
      onToggle={toggle}
      onPick={() => {}}
      label={ui.chartActivePath(actor.name, actor.active.join(', '))}
    />
  );
}
