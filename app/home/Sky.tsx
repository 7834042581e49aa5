/** The night of the start page: the dragon on the full moon, and the eight moons of a turn around it. */
import { phases } from '../../src/vocabulary';

const at = (angle: number, radius: number): readonly [number, number] => [
  392 + radius * Math.cos(angle),
  560 - radius * Math.sin(angle),
];

const line = (angle: number, from: number, to: number): string => {
  const [x1, y1] = at(angle, from);
  const [x2, y2] = at(angle, to);
  return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
};

const scale = Array.from({ length: 48 }, (_, index) =>
  line((index * Math.PI) / 24, 240, index % 6 === 0 ? 222 : 232),
).join('');

/** From west over the top to east. */
const moonAt = (index: number) => at(Math.PI * (0.93 - (index * 0.86) / 7), 384);

export function Sky() {
  return (
    <svg className="home-sky" viewBox="0 0 1440 900" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        <circle cx="392" cy="560" r="300" />
        <circle cx="392" cy="560" r="316" />
        <circle cx="392" cy="560" r="440" strokeDasharray="2 9" />
        <circle cx="392" cy="560" r="600" />
        <circle cx="392" cy="560" r="790" strokeDasharray="2 12" />
      </g>
      <circle cx="392" cy="560" r="252" fill="#f0e6cc" stroke="#0d182b" strokeWidth="3" />
      <circle cx="392" cy="560" r="240" fill="none" stroke="#c9bb98" strokeWidth="1.6" />
      <path d={scale} stroke="#c9bb98" strokeWidth="1.6" />
      <svg
        x="212"
        y="342"
        width="366"
        height="366"
        viewBox="0 0 64 64"
        aria-hidden="true"
        style={{ color: '#1b2a48', '--cut': '#f0e6cc' } as React.CSSProperties}
      >
        <use href="#ic-dragon" />
      </svg>
      {phases.map((phase, index) => {
        const [x, y] = moonAt(index);
        return (
          <svg
            key={phase}
            x={x - 14}
            y={y - 14}
            width="28"
            height="28"
            viewBox="0 0 24 24"
            aria-hidden="true"
            className={phase === 'reinforcement' ? 'is-full' : 'home-moon'}
          >
            <use href={`#ic-phase-${index + 1}`} />
          </svg>
        );
      })}
    </svg>
  );
}
