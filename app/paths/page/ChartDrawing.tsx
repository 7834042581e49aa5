/** The chart with the number of times each line was taken: width and number, dashed where it never was. */
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { Spot } from '../../charts/layout';
import { useTexts } from '../../text/texts';
import { type LaidOut, layoutFor } from './layout';

interface ChartDrawingProps {
  readonly chart: string;
  /** By edge id. */
  readonly taken: ReadonlyMap<string, number>;
  readonly label: string;
  readonly small?: boolean;
}

const courseOf = (points: readonly Spot[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Five widths: never, 1, 10, 100, 1000 times. */
const heatOf = (count: number): number => (count === 0 ? 0 : Math.min(4, Math.floor(Math.log10(count)) + 1));

/** Scrolls the first line that was taken into the middle of a pane too small for the chart. */
function showTaken(pane: HTMLDivElement | null): void {
  const line = pane?.querySelector('.heat-line:not(.heat-0)');
  if (pane === null || !line) return;
  const [around, box] = [pane.getBoundingClientRect(), line.getBoundingClientRect()];
  pane.scrollBy({
    left: box.left + box.width / 2 - around.left - around.width / 2,
    top: box.top + box.height / 2 - around.top - around.height / 2,
    behavior: 'instant',
  });
}

export function ChartDrawing({ chart, taken, label, small = false }: ChartDrawingProps) {
  const { ui } = useTexts();
  const [laidOut, setLaidOut] = useState<LaidOut | null>(null);
  useEffect(() => {
    let isWanted = true;
    void layoutFor(chart).then((layout) => isWanted && setLaidOut(layout));
    return () => {
      isWanted = false;
    };
  }, [chart]);
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (laidOut !== null && small) showTaken(pane.current);
  }, [laidOut, small]);
  if (laidOut === null) return <p className="drawing-waits">{ui.chartDrawing}</p>;
  const { graph, layout } = laidOut;
  const countOf = (edges: readonly { readonly id: string }[]) =>
    edges.reduce((sum, { id }) => sum + (taken.get(id) ?? 0), 0);
  return (
    <div
      ref={pane}
      className={`heat-drawing ${small ? 'is-small' : ''}`}
      style={{ '--drawn': `${layout.width}px` } as CSSProperties}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
      tabIndex={0}
    >
      <svg viewBox={`0 0 ${layout.width} ${layout.height}`} role="img" aria-label={label}>
        {graph.boxes.map((box) => {
          const area = layout.boxes[box.name];
          if (area === undefined) return null;
          const inner = countOf(box.inner);
          return (
            <g key={box.name} className={`heat-box is-${box.kind}`}>
              <rect x={area.x} y={area.y} width={area.width} height={area.height} rx={7} />
              <text x={area.x + 12} y={area.y + 22}>
                {box.label}
                {box.inner.length > 0 && <tspan className="heat-count">{`  ${inner}`}</tspan>}
              </text>
            </g>
          );
        })}
        {graph.lines.map((line) => {
          const points = layout.lines[line.id]?.points ?? [];
          if (points.length === 0) return null;
          const count = countOf(line.edges);
          const middle = points[Math.floor(points.length / 2)]!;
          return (
            <g key={line.id} className={`heat-line heat-${heatOf(count)}`}>
              <path d={courseOf(points)} />
              {count > 0 && (
                <text x={middle.x + 3} y={middle.y - 4}>
                  {count}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
