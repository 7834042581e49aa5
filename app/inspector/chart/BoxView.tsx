/** A state on the drawing: a frame with a name tab while open, else a box with what stays in it. */
import { memo } from 'react';
import type { Box } from '../../charts/graph';
import type { Area } from '../../charts/layout';
import { boxHead, innerRows, rowHeight } from '../../charts/size';

interface BoxProps {
  readonly box: Box;
  readonly area: Area;
  /** `now`: the present place, or a closed state around it. */
  readonly mark: 'now' | 'active' | 'none';
  readonly isFaded: boolean;
  readonly isSought: boolean;
  /** An action has just been refused here. */
  readonly isRefusing: boolean;
  /** How large letters have to be at least, in the units of the drawing. */
  readonly letters: number;
  /** Truth of what stays in the box, by label. */
  readonly truths: ReadonlyMap<string, boolean>;
  readonly onToggle: ((name: string) => void) | undefined;
  readonly toggleLabel: string;
}

/** Letters have to be larger than this, in the units of the drawing, once it is seen from afar. */
const farLetters = 22;

/** Letters in a tab seen from near. */
const nearTab = 14;
/** Larger letters in a tab would cover what it names. */
const largestTab = 40;

const depthOf = (name: string): number => name.split('.').length - 1;

const tabWidth = (label: string, font: number): number => label.length * font * 0.54 + 22;

export const BoxView = memo(function BoxView(props: BoxProps) {
  const { box, area, mark, isFaded, isSought, isRefusing, letters, truths, onToggle, toggleLabel } = props;
  const { x, y, width, height } = area;
  const classes = `box is-${box.kind} is-${mark}${isFaded ? ' is-faded' : ''}${isSought ? ' is-sought' : ''}${isRefusing ? ' refusing' : ''}`;
  const isComposite = box.kind === 'open' || box.kind === 'closed';
  const toggle = onToggle && isComposite ? () => onToggle(box.name) : undefined;
  if (box.kind === 'open') {
    const font = Math.min(Math.max(nearTab, letters), largestTab);
    const tab = tabWidth(box.label, font);
    // From afar the tabs of frames in one another stand in a row.
    const row = (font - nearTab) * depthOf(box.name) * 3.2;
    const left = x + Math.min(12 + row, Math.max(12, width - tab - 12));
    return (
      <g className={classes} data-state={box.name}>
        <rect x={x} y={y} width={width} height={height} rx={9} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the tree holds the same switch for the keyboard. */}
        <g className="tab" onClick={toggle} data-toggle={toggle && ''}>
          <title>{`${toggleLabel} ${box.label}`}</title>
          <rect x={left} y={y - font * 0.72} width={tab} height={font * 1.5} rx={3} />
          <text x={left + 10} y={y + font * 0.38} fontSize={font}>
            {box.label}
          </text>
        </g>
      </g>
    );
  }
  const room = width - (box.moon > 0 ? 40 : 22) - (box.kind === 'closed' ? 14 : 0);
  const font = Math.min(Math.max(15, letters), room / (box.label.length * 0.5), 26);
  // From afar only the name is legible; it may then reach beyond the box.
  const isFar = letters > farLetters;
  const rows = isFar ? [] : innerRows(box);
  const left = x + (box.moon > 0 ? 34 : 12);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the tree holds the same switch for the keyboard.
    <g className={classes} data-state={box.name} onDoubleClick={toggle}>
      {box.kind === 'closed' && <title>{`${toggleLabel} ${box.label}`}</title>}
      <rect x={x} y={y} width={width} height={height} rx={6} />
      {box.isInitial && <circle className="initial" cx={x} cy={y + boxHead / 2} r={4} />}
      {box.moon > 0 && !isFar && (
        <svg x={x + 10} y={y + 11} width={17} height={17} viewBox="0 0 24 24" aria-hidden="true">
          <use href={`#ic-phase-${box.moon}`} />
        </svg>
      )}
      {isFar ? (
        <text className="far" x={x + width / 2} y={y + height / 2 + letters * 0.35} fontSize={letters}>
          {box.label}
        </text>
      ) : (
        <text x={left} y={y + 24.5} fontSize={font}>
          {box.label}
        </text>
      )}
      {box.kind === 'closed' && !isFar && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the tree holds the same switch for the keyboard.
        <g className="opener" onClick={toggle} data-toggle={toggle && ''}>
          <rect x={x + width - 26} y={y + 9} width={20} height={20} rx={3} />
          <path d={`M${x + width - 20.5} ${y + 19}h9M${x + width - 16} ${y + 14.5}v9`} />
        </g>
      )}
      {rows.map((row, index) => (
        <text key={row[0]} className="inner" x={x + 12} y={y + boxHead + 12 + index * rowHeight}>
          {row.map((label, place) => (
            <tspan key={label} dx={place > 0 ? 9 : 0} className={truthClass(truths.get(label))}>
              {truthSign(truths.get(label))}
              {label}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
});

export const truthClass = (truth: boolean | undefined): string =>
  truth === undefined ? '' : truth ? 'is-true' : 'is-false';
export const truthSign = (truth: boolean | undefined): string =>
  truth === undefined ? '' : truth ? '✓ ' : '✗ ';
