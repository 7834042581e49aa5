/** The whole drawing as nested boxes with labelled edges, to be dragged and enlarged, with a small map of itself. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { boxOf, type Graph, type Line, labelOf } from '../../charts/graph';
import type { Area, Layout } from '../../charts/layout';
import { useStore } from '../../page/store';
import { useTexts } from '../../text/texts';
import { pointed, sought } from '../look/useBench';
import { BoxView } from './BoxView';
import { around, nearTo } from './framing';
import { LineView } from './LineView';
import { Minimap } from './Minimap';
import { useView } from './useView';
import { Zoomers, zoomStep } from './Zoomers';

interface DrawingProps {
  readonly graph: Graph;
  readonly layout: Layout;
  /** Active states, the root first; the last is the present place. */
  readonly path: readonly string[];
  readonly lastEdge: string | undefined;
  /** Shakes the place when it changes. */
  readonly refusals: number;
  /** Truth of the edges of the present place, by id. */
  readonly truths: ReadonlyMap<string, boolean>;
  readonly counts: ReadonlyMap<string, number> | undefined;
  readonly focused: boolean;
  readonly follows: boolean;
  readonly onToggle: (name: string) => void;
  readonly onPick: (line: Line) => void;
  readonly label: string;
}

const none: ReadonlyMap<string, boolean> = new Map();

/** Milliseconds: places that follow faster than this are not flown to, nor brought into the middle. */
const hurry = 700;
/** From farther away numbers would cover one another; the widths still tell. */
const leastForCounts = 0.25;
/** Pixels a key moves the drawing. */
const keyStep = 60;

export function Drawing(props: DrawingProps) {
  const {
    graph,
    layout,
    path,
    lastEdge,
    refusals,
    truths,
    counts,
    focused,
    follows,
    onToggle,
    onPick,
    label,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { ui } = useTexts();
  const { view, size, isMoving, handled, showArea, zoom, move } = useView(frame);
  const now = boxOf(graph, path.at(-1) ?? '');
  const lit = useStore(pointed);
  const search = useStore(sought);
  const { scale } = view;

  const near = useMemo(() => {
    const names = new Set([now]);
    for (const { source, target } of graph.lines) {
      if (source === now) names.add(target);
      if (target === now) names.add(source);
    }
    return names;
  }, [graph, now]);

  const whole = useMemo((): Area => ({ x: 0, y: 0, width: layout.width, height: layout.height }), [layout]);
  const showWhole = () => showArea(whole);
  // The whole drawing first; then along with the game.
  const wanted = useMemo((): Area => {
    if (focused)
      return around(
        [...near].flatMap((name) => layout.boxes[name] ?? []),
        whole,
      );
    const place = layout.boxes[now];
    if (!follows || place === undefined) return whole;
    return nearTo(place, whole);
  }, [focused, follows, near, now, layout, whole]);
  const moved = useRef(0);
  const [isHurried, setHurried] = useState(false);
  const place = layout.boxes[now];
  useEffect(() => {
    const time = performance.now();
    const isFast = time - moved.current < hurry;
    moved.current = time;
    // In the next frame: of several places in one frame only the last is shown.
    const frame = requestAnimationFrame(() => {
      setHurried(isFast);
      showArea(wanted, undefined, isFast && !focused ? place : undefined);
    });
    const before = handled.current;
    const settle = () => {
      setHurried(false);
      if (handled.current === before) showArea(wanted);
    };
    const calm = isFast ? setTimeout(settle, hurry) : undefined;
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(calm);
    };
  }, [wanted, place, focused, handled, showArea]);

  useEffect(() => {
    const area = search && layout.boxes[boxOf(graph, search.name)];
    if (area) showArea(nearTo(area, area), 1);
  }, [search, graph, layout, showArea]);

  const onPoint = useCallback((ids: readonly string[]) => pointed.set(ids), []);
  const letters = Math.round(11.5 / scale);
  const truthsOf = useMemo(() => {
    const byLine = new Map<string, ReadonlyMap<string, boolean>>();
    const add = (key: string, edges: readonly { readonly id: string }[]) => {
      const found = new Map<string, boolean>();
      for (const edge of edges) {
        const truth = truths.get(edge.id);
        const name = labelOf(edge as never);
        if (truth !== undefined) found.set(name, (found.get(name) ?? false) || truth);
      }
      if (found.size > 0) byLine.set(key, found);
    };
    for (const line of graph.lines) add(line.id, line.edges);
    for (const box of graph.boxes) add(box.name, box.inner);
    return byLine;
  }, [graph, truths]);
  const active = useMemo(() => new Set(path), [path]);
  const soughtBox = search && boxOf(graph, search.name);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no set of fields.
    <div
      className="drawing"
      ref={frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the drawing is moved by keys as well.
      tabIndex={0}
      role="group"
      aria-label={label}
      onKeyDown={(event) => {
        const moves = new Map<string, () => void>([
          ['ArrowLeft', () => move(keyStep, 0)],
          ['ArrowRight', () => move(-keyStep, 0)],
          ['ArrowUp', () => move(0, keyStep)],
          ['ArrowDown', () => move(0, -keyStep)],
          ['+', () => zoom(zoomStep)],
          ['-', () => zoom(1 / zoomStep)],
          ['0', showWhole],
        ]);
        const act = moves.get(event.key);
        if (act === undefined) return;
        event.preventDefault();
        act();
      }}
    >
      <svg className={`chart${scale < 0.5 ? ' is-far' : ''}`} aria-hidden="true">
        <g
          className={isMoving || isHurried ? 'world' : 'world is-flying'}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${scale})` }}
        >
          {graph.boxes.map((box) => {
            const area = layout.boxes[box.name];
            if (area === undefined) return null;
            return (
              <BoxView
                key={box.name === now && refusals > 0 ? `${box.name} ${refusals}` : box.name}
                box={box}
                area={area}
                mark={box.name === now ? 'now' : active.has(box.name) ? 'active' : 'none'}
                isFaded={focused && box.kind !== 'open' && !near.has(box.name)}
                isSought={box.name === soughtBox}
                isRefusing={box.name === now && refusals > 0}
                letters={letters}
                truths={truthsOf.get(box.name) ?? none}
                onToggle={box.parent === undefined ? undefined : onToggle}
                toggleLabel={box.kind === 'open' ? ui.collapse : ui.expand}
              />
            );
          })}
          {graph.lines.map((line) => {
            const course = layout.lines[line.id];
            if (course === undefined) return null;
            const isNear = line.source === now || line.target === now;
            const isLast = line.edges.some(({ id }) => id === lastEdge);
            const isPointed = line.edges.some(({ id }) => lit.includes(id));
            const isRead = isLast || isPointed || counts !== undefined || (focused && isNear);
            return (
              <LineView
                key={line.id}
                line={line}
                course={course}
                isLast={isLast}
                isPointed={isPointed}
                isFaded={focused && !isNear && !isLast}
                showsLabel={scale >= 0.62 || (focused && isNear)}
                letters={isRead ? letters : 0}
                truths={truthsOf.get(line.id) ?? none}
                heat={counts && line.edges.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0)}
                showsCount={scale >= leastForCounts}
                onPoint={onPoint}
                onPick={onPick}
              />
            );
          })}
        </g>
      </svg>
      <Zoomers onZoom={zoom} onWhole={showWhole} />
      <Minimap
        graph={graph}
        layout={layout}
        view={view}
        size={size}
        active={active}
        now={now}
        onGo={showArea}
      />
    </div>
  );
}
