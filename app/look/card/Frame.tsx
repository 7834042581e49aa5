/** The frame behind the emblem tells the kind of a card. */
import type { Card } from '../../../src/cards/card';
import { fieldOf } from './motif';

const rayCount = 16;

const sunburst = Array.from({ length: rayCount * 2 }, (_, index) => {
  const angle = (index * Math.PI) / rayCount;
  const radius = index % 2 === 0 ? 47 : 37;
  return `${(50 + radius * Math.cos(angle)).toFixed(1)},${(50 + radius * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

const moonsAround = Array.from({ length: 8 }, (_, index) => {
  const angle = (index * Math.PI) / 4;
  return [50 + 43 * Math.cos(angle), 50 + 43 * Math.sin(angle)] as const;
});

const wave = 'M-20 84c9-7 18-7 27 0s18 7 27 0 18-7 27 0 18 7 27 0 18-7 27 0';

const line = { fill: 'none', stroke: 'var(--tint)' } as const;

/** Dashes of the ring vary with the card's number, so that Characters of one people differ. */
const ringOf = (number: number) => ({
  strokeDasharray: `${2 + 2 * (number % 4)} ${6 + 2 * (number % 3)}`,
  transform: `rotate(${(number * 17) % 360} 50 50)`,
});

export function Frame({ card }: { card: Card }) {
  switch (card.kind) {
    case 'character':
      return (
        <>
          <circle cx="50" cy="50" r="37" fill="var(--tint)" />
          <path d={fieldOf(card)} className="card-field" />
          <circle cx="50" cy="50" r="43" {...line} strokeWidth="2.2" {...ringOf(card.number)} />
        </>
      );
    case 'booster':
      return (
        <>
          <path d="M50 3L97 50 50 97 3 50z" fill="var(--tint)" />
          <path d="M50 -5L105 50 50 105 -5 50z" {...line} strokeWidth="2" />
        </>
      );
    case 'support':
      return (
        <>
          <path d="M13 104V47a37 37 0 0 1 74 0v57z" fill="var(--tint)" />
          <path d="M7 104V47a43 43 0 0 1 86 0v57" {...line} strokeWidth="2" />
        </>
      );
    case 'leadership':
      return <polygon points={sunburst} fill="var(--tint)" />;
    case 'ship':
      return (
        <>
          <circle cx="50" cy="46" r="38" fill="var(--tint)" />
          <path d={`${wave}v60H-20z`} fill="var(--people)" />
          <path d={wave} {...line} strokeWidth="2" />
          <path d={wave} {...line} strokeWidth="2" transform="translate(0 10)" />
        </>
      );
    case 'leader':
      return (
        <>
          <circle cx="50" cy="50" r="34" fill="var(--tint)" />
          {moonsAround.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="3.4" fill="var(--tint)" />
          ))}
        </>
      );
  }
}

/** Where the emblem stands in the frame. */
export const emblemIn: Readonly<Record<Card['kind'], { x: number; y: number; size: number }>> = {
  character: { x: 21, y: 20, size: 46 },
  booster: { x: 26, y: 25, size: 44 },
  support: { x: 24, y: 25, size: 46 },
  leadership: { x: 26, y: 25, size: 42 },
  ship: { x: 22, y: 18, size: 44 },
  leader: { x: 22, y: 22, size: 44 },
};
