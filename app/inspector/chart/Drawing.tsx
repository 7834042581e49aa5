/** The whole drawing as nested boxes with labelled edges, to be dragged and enlarged, with a small map of itself. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { boxOf, type Graph, type Line, labelOf } from '../../charts/graph';
import type { Area, Layout } from '../../charts/layout';
import { Sign } from '../../look/Sign';
import { useStore } from '../../store';
import { useTexts } from '../../text/texts';
import { pointed, sought } from '../look/useBench';
import { BoxView } from './BoxView';
import { LineView } from './LineView';
import { Minimap } from './Minimap';
import { useView } from './useView';

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

/** Milliseconds: places that follow faster than this are not flown to. */
const hurry = 700;

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
  const { view, size, isMoving, showArea, zoom, move } = useView(frame);
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

  // The whole drawing first; then along with the game.
  const wanted = useMemo((): Area => {
    const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
    if (focused)
      return around(
        [...near].flatMap((name) => layout.boxes[name] ?? []),
        whole,
      );
    const place = layout.boxes[now];
    if (!follows || place === undefined) return whole;
    return nearTo(place, whole);
  }, [focused, follows, near, now, layout]);
  const moved = useRef(0);
  const [isHurried, setHurried] = useState(false);
  useEffect(() => {
    // In the next frame: of several places in one frame only the last is shown.
    const frame = requestAnimationFrame(() => {
      const now = performance.now();
      setHurried(now - moved.current < hurry);
      moved.current = now;
      showArea(wanted);
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted, showArea]);

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
        const by = 60;
        const moves = new Map<string, () => void>([
          ['ArrowLeft', () => move(by, 0)],
          ['ArrowRight', () => move(-by, 0)],
          ['ArrowUp', () => move(0, by)],
          ['ArrowDown', () => move(0, -by)],
          ['+', () => zoom(1.25)],
          ['-', () => zoom(0.8)],
          ['0', () => showArea({ x: 0, y: 0, width: layout.width, height: layout.height })],
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
            return (
              <LineView
                key={line.id}
                line={line}
                course={course}
                isLast={line.edges.some(({ id }) => id === lastEdge)}
                isPointed={line.edges.some(({ id }) => lit.includes(id))}
                isFaded={focused && !isNear}
                showsLabel={scale >= 0.62 || (focused && isNear)}
                letters={counts ? letters : 0}
                truths={truthsOf.get(line.id) ?? none}
                heat={counts && line.edges.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0)}
                onPoint={onPoint}
                onPick={onPick}
              />
            );
          })}
        </g>
      </svg>
      <div className="zoomers">
        <button
          type="button"
          className="small-button"
          aria-label={ui.zoomIn}
          title={ui.zoomIn}
          onClick={() => zoom(1.25)}
        >
          +
        </button>
        <button
          type="button"
          className="small-button"
          aria-label={ui.zoomOut}
          title={ui.zoomOut}
          onClick={() => zoom(0.8)}
        >
          −
        </button>
        <button
          type="button"
          className="small-button"
          aria-label={ui.zoomFit}
          title={ui.zoomFit}
          onClick={() => showArea({ x: 0, y: 0, width: layout.width, height: layout.height })}
        >
          <Sign name="chart" />
        </button>
      </div>
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

/** What holds all the areas, with a margin; `whole` where there are none. */
function around(areas: readonly Area[], whole: Area): Area {
  if (areas.length === 0) return whole;
  const x = Math.min(...areas.map((area) => area.x)) - 30;
  const y = Math.min(...areas.map((area) => area.y)) - 30;
  const right = Math.max(...areas.map((area) => area.x + area.width)) + 30;
  const bottom = Math.max(...areas.map((area) => area.y + area.height)) + 30;
  return { x, y, width: right - x, height: bottom - y };
}

/** The place with as much of what is around it as stays legible. */
function nearTo(place: Area, outer: Area): Area {
  const width = Math.min(outer.width + 80, 1120);
  const height = Math.min(outer.height + 80, 780);
  const middle = (from: number, span: number, low: number, all: number, room: number) =>
    all + 80 <= room
      ? low - 40
      : Math.min(Math.max(from + span / 2 - room / 2, low - 40), low + all + 40 - room);
  return {
    x: middle(place.x, place.width, outer.x, outer.width, width),
    y: middle(place.y, place.height, outer.y, outer.height, height),
    width,
    height,
  };
}
