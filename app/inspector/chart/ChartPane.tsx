/** The chart with its breadcrumb, its three views, and the search. */
import { useCallback, useMemo, useState } from 'react';
import { type Graph, graphOf, type Line, lastName, openAt, outerComposites } from '../../charts/graph';
import { useStore } from '../../page/store';
import { useTexts } from '../../text/texts';
import { HeatLegend } from '../coverage/HeatLegend';
import { heat } from '../coverage/heat';
import { drawable } from '../game/types';
import { Choice } from '../look/Choice';
import { Pane } from '../look/Pane';
import { isRunning, pointed, useLooked } from '../look/useBench';
import { useThrottled } from '../look/useThrottled';
import { Drawing } from './Drawing';
import { Search } from './Search';
import { Tree } from './Tree';
import { useLayout } from './useLayout';

type Mode = 'live' | 'heat' | 'focus' | 'tree';

/** States one has opened or closed by hand; the rest follows the game. */
type ByHand = ReadonlyMap<string, boolean>;

/** Milliseconds between two drawings with other states open: of a game that runs by itself, and else. */
const runningPace = 1500;
const steppingPace = 250;

export function ChartPane() {
  const { bench, state, path, last, why, place } = useLooked();
  const { ui, language } = useTexts();
  const { chart, module } = bench.rules;
  const [mode, setMode] = useState<Mode>('live');
  const [byHand, setByHand] = useState<ByHand>(new Map());
  const counts = useStore(heat);
  const drawn = drawable(chart);

  const around = openAt(chart, state.place).join('\n');
  const opened = useThrottled(around, isRunning(bench) ? runningPace : steppingPace);
  const openKey = useMemo(() => {
    const open = new Set(mode === 'heat' ? outerComposites(drawn) : opened.split('\n'));
    for (const [name, isOpen] of byHand) {
      if (isOpen) open.add(name);
      else open.delete(name);
    }
    return [...open].sort().join('\n');
  }, [drawn, opened, byHand, mode]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chart has other graphs.
  const graphs = useMemo(() => new Map<string, Graph>(), [drawn]);
  const graph = graphs.get(openKey) ?? graphOf(drawn, new Set(openKey.split('\n')));
  graphs.set(openKey, graph);
  const laidOut = useLayout(graph);
  const truths = useMemo(() => {
    const found = new Map<string, boolean>();
    for (const { edge, isTrue } of why.rows) {
      if (edge && isTrue !== undefined) found.set(edge.id, (found.get(edge.id) ?? false) || isTrue);
    }
    return found;
  }, [why]);

  const toggle = useCallback(
    (name: string) => {
      const isOpen = openKey.split('\n').includes(name);
      setByHand((old) => new Map(old).set(name, !isOpen));
    },
    [openKey],
  );
  const reveal = useCallback((name: string) => {
    const parts = name.split('.');
    setByHand((old) => {
      const next = new Map(old);
      for (let depth = 1; depth < parts.length; depth++) next.set(parts.slice(0, depth).join('.'), true);
      return next;
    });
  }, []);
  const pick = useCallback((line: Line) => pointed.set(line.edges.map(({ id }) => id)), []);
  const label = ui.chartActivePath(module.name, path.map(lastName).join(', '));

  return (
    <Pane
      className="chart-pane"
      label={ui.chart}
      head={
        <>
          <ol className="breadcrumb" aria-label={label}>
            {path.map((name) => (
              <li key={name} aria-current={name === place ? 'step' : undefined}>
                {lastName(name)}
              </li>
            ))}
          </ol>
          <Choice
            label={ui.chart}
            value={mode}
            onChange={setMode}
            options={[
              ['live', ui.chartLive],
              ['heat', ui.chartHeatMap],
              ['focus', ui.chartFocus],
              ['tree', ui.chartTree],
            ]}
          />
          <Search onReveal={reveal} />
        </>
      }
    >
      {mode === 'tree' ? (
        <Tree />
      ) : laidOut === null ? (
        <p className="waiting">{ui.chartDrawing}</p>
      ) : (
        <Drawing
          graph={laidOut.graph}
          layout={laidOut.layout}
          path={path}
          lastEdge={mode === 'heat' ? undefined : last?.id}
          refusals={bench.refused?.count ?? 0}
          truths={mode === 'heat' ? noTruths : truths}
          counts={mode === 'heat' ? counts.edges : undefined}
          focused={mode === 'focus'}
          follows={mode === 'live'}
          onToggle={toggle}
          onPick={pick}
          label={label}
        />
      )}
      {bench.refused && (
        <p className="refused" role="alert">
          {ui.actionRefused(module.describeReason(bench.refused.reason, language, state.position))}
        </p>
      )}
      {mode === 'heat' && <HeatLegend />}
    </Pane>
  );
}

const noTruths: ReadonlyMap<string, boolean> = new Map();
