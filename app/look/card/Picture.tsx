/** The picture of a card: the people's pattern, the frame of its kind, the emblem on it. */
import type { Card } from '../../../src/cards/card';
import { emblemIn, Frame } from './Frame';

export function Picture({ card }: { card: Card }) {
  const { x, y, size } = emblemIn[card.kind];
  return (
    <span className="card-picture">
      <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect x="-60" y="-60" width="220" height="220" fill={`url(#pat-${card.people})`} opacity=".26" />
        <Frame card={card} />
        <svg
          x={x}
          y={y}
          width={size}
          height={size}
          viewBox="0 0 64 64"
          aria-hidden="true"
          style={{ color: 'var(--people)', '--cut': 'var(--tint)' } as React.CSSProperties}
        >
          <use href={`#em-${card.people}`} />
        </svg>
      </svg>
    </span>
  );
}
