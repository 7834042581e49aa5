/** An edge on the drawing, or several between the same two boxes, with what they are called. */
import { memo } from 'react';
import type { Line } from '../../charts/graph';
import type { Course, Spot } from '../../charts/layout';
import { edgeFont, labelsOf } from '../../charts/size';
import { truthClass, truthSign } from './BoxView';

interface LineProps {
  readonly line: Line;
  readonly course: Course;
  readonly isLast: boolean;
  readonly isPointed: boolean;
  readonly isFaded: boolean;
  readonly showsLabel: boolean;
  /** How large letters have to be at least, in the units of the drawing. */
  readonly letters: number;
  /** By label; empty where the present place has no part in the line. */
  readonly truths: ReadonlyMap<string, boolean>;
  /** How often taken; undefined: not asked. */
  readonly heat: number | undefined;
  readonly showsCount: boolean;
  readonly onPoint: (ids: readonly string[]) => void;
  readonly onPick: (line: Line) => void;
}

const corner = 7;
/** Larger labels would cover their neighbours. */
const largestLabel = 24;

/** Straight pieces with rounded corners. */
export function pathOf(points: readonly Spot[]): string {
  return points
    .map((spot, index) => {
      if (index === 0) return `M${spot.x} ${spot.y}`;
      const next = points[index + 1];
      if (next === undefined) return `L${spot.x} ${spot.y}`;
      const before = towards(spot, points[index - 1]!);
      const after = towards(spot, next);
      return `L${before.x} ${before.y}Q${spot.x} ${spot.y} ${after.x} ${after.y}`;
    })
    .join('');
}

function towards(from: Spot, to: Spot): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(corner, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function arrowOf(points: readonly Spot[]): string {
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const before = points.at(-2) ?? end;
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const at = (turn: number) => `${end.x - 9 * Math.cos(angle + turn)} ${end.y - 9 * Math.sin(angle + turn)}`;
  return `M${end.x} ${end.y}L${at(0.42)}L${at(-0.42)}Z`;
}

/** The middle of the longest piece, where a number has the most room. */
function middleOf(points: readonly Spot[]): Spot & { readonly isUpright: boolean } {
  let longest = -1;
  let middle = { x: 0, y: 0, isUpright: false };
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    const length = from === undefined ? -1 : Math.hypot(to.x - from.x, to.y - from.y);
    if (from === undefined || length <= longest) continue;
    longest = length;
    middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, isUpright: from.x === to.x };
  }
  return middle;
}

/** Five widths: never, 1, 10, 100, 1000 times. */
export const heatStep = (count: number): number =>
  count === 0 ? 0 : Math.min(4, Math.floor(Math.log10(count)) + 1);

export const LineView = memo(function LineView(props: LineProps) {
  const { line, course, isLast, isPointed, isFaded, showsLabel, letters, truths, heat, showsCount } = props;
  const { onPoint, onPick } = props;
  const { points, label } = course;
  const labels = labelsOf(line);
  const classes = [
    'line',
    line.isEventless && 'is-eventless',
    isLast && 'is-last',
    isPointed && 'is-pointed',
    isFaded && 'is-faded',
    truths.size > 0 && ([...truths.values()].some(Boolean) ? 'is-open' : 'is-shut'),
    heat !== undefined && `heat-${heatStep(heat)}`,
  ];
  // The one that is looked at may cover others.
  const largest = isLast || isPointed ? letters : largestLabel;
  const font = Math.max(edgeFont, Math.min(letters, largest));
  const numberFont = Math.max(edgeFont, letters * 0.9);
  const middle = middleOf(points);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the table holds the same edges for the keyboard.
    <g
      className={classes.filter(Boolean).join(' ')}
      data-line={line.id}
      onPointerEnter={() => onPoint(line.edges.map(({ id }) => id))}
      onPointerLeave={() => onPoint([])}
      onClick={() => onPick(line)}
    >
      <path className="reach" d={pathOf(points)} />
      <path className="course" d={pathOf(points)} pathLength={isLast ? 1 : undefined} />
      <path className="arrow" d={arrowOf(points)} />
      {label && (showsLabel || isLast || isPointed) && (
        <text className="names" x={label.x + 5} y={label.y + 12} fontSize={font}>
          {labels.map((text, index) => (
            <tspan
              key={text}
              x={label.x + 5}
              dy={index === 0 ? 0 : font * 1.2}
              className={truthClass(truths.get(text))}
            >
              {truthSign(truths.get(text))}
              {text}
            </tspan>
          ))}
        </text>
      )}
      {heat !== undefined && heat > 0 && showsCount && (
        <text
          className={`count${middle.isUpright ? ' is-beside' : ''}`}
          x={middle.x + (middle.isUpright ? numberFont * 0.5 : 0)}
          y={middle.y + (middle.isUpright ? numberFont * 0.35 : -numberFont * 0.5)}
          fontSize={numberFont}
        >
          {heat}
        </text>
      )}
    </g>
  );
});
