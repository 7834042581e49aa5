/** The orbits drawn on the table. */

const ticks = Array.from({ length: 16 }, (_, index) => {
  const angle = (index * Math.PI) / 8;
  const to = index % 2 === 0 ? 352 : 330;
  const at = (radius: number) =>
    `${(626 + radius * Math.cos(angle)).toFixed(1)} ${(354 + radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(312)}L${at(to)}`;
}).join('');

export function Mat() {
  return (
    <svg className="mat" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.4">
        <circle cx="626" cy="354" r="300" />
        <circle cx="626" cy="354" r="312" />
        <circle cx="626" cy="354" r="470" strokeDasharray="2 9" />
        <circle cx="626" cy="354" r="620" />
        <path d={ticks} />
      </g>
    </svg>
  );
}
