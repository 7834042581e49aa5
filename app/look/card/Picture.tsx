/**
 * The picture of a card: the people's pattern, the frame of its kind, and on it the emblem of a being or the thing a
 * Booster or Support is; a roundel beside it tells what the card does.
 */
import type { CSSProperties } from 'react';
import type { Card } from '../../../src/cards/card';
import { emblemIn, Frame } from './Frame';
import { companionOf, type MotifName } from './motif';
import { type Thing, thingOf } from './things';

const ink = { color: 'var(--people)', '--cut': 'var(--tint)' } as CSSProperties;
const paper = { color: 'var(--tint)', '--cut': 'var(--people)' } as CSSProperties;

export function Picture({ card }: { card: Card }) {
  const thing = thingOf(card);
  const isDeed = card.kind === 'leadership';
  const companion = companionOf(card);
  const beside = thing?.mark === undefined || thing.inset ? companion : thing.mark;
  return (
    <span className="card-picture">
      <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect x="-60" y="-60" width="220" height="220" fill={`url(#pat-${card.people})`} opacity=".26" />
        <g className="card-motif">
          <Frame card={card} />
          {thing ? (
            <ThingDrawn thing={thing} kind={card.kind} />
          ) : (
            <Drawing
              symbol={isDeed && companion ? companion : `em-${card.people}`}
              {...emblemIn[card.kind]}
              style={ink}
            />
          )}
          {isDeed ? (
            <Roundel symbol={`em-${card.people}`} />
          ) : (
            beside !== undefined && <Roundel symbol={beside} />
          )}
        </g>
      </svg>
    </span>
  );
}

interface DrawingProps {
  readonly symbol: MotifName | `em-${string}`;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly style: CSSProperties;
}

const Drawing = ({ symbol, x, y, size, style }: DrawingProps) => (
  <use href={`#${symbol}`} x={x} y={y} width={size} height={size} style={style} />
);

function ThingDrawn({ thing, kind }: { thing: Thing; kind: Card['kind'] }) {
  const { x, y, size } = emblemIn[kind];
  const { symbol, mark, inset } = thing;
  const scale = size / 64;
  return (
    <>
      <Drawing symbol={symbol} x={x} y={y} size={size} style={ink} />
      {mark !== undefined && inset !== undefined && (
        <Drawing
          symbol={mark}
          x={x + inset.x * scale}
          y={y + inset.y * scale}
          size={inset.size * scale}
          style={inset.isOnThing ? paper : ink}
        />
      )}
    </>
  );
}

/** Within the part that is left of a picture higher than wide. */
const roundel = { x: 67, y: 69, radius: 15, size: 19 };

function Roundel({ symbol }: { symbol: DrawingProps['symbol'] }) {
  const { x, y, radius, size } = roundel;
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill="var(--people)" stroke="var(--tint)" strokeWidth="2" />
      <Drawing symbol={symbol} x={x - size / 2} y={y - size / 2} size={size} style={paper} />
    </>
  );
}
