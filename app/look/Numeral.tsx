/** Our own numerals: the same on every machine. */

const advance = 21;

/** The digits as part of a drawing; `x`, `y` and `height` in its units. */
export function Digits({ value, x, y, height }: { value: number; x: number; y: number; height: number }) {
  const digits = [...String(value)];
  const scale = height / 28;
  const width = digits.length * advance * scale;
  return (
    <g className="digits">
      {digits.map((digit, index) => (
        <use
          // biome-ignore lint/suspicious/noArrayIndexKey: digits have no other identity than their place.
          key={index}
          href={`#n${digit}`}
          x={x - width / 2 + index * advance * scale + 0.5 * scale}
          y={y}
          width={20 * scale}
          height={height}
        />
      ))}
    </g>
  );
}

/** A number that stands by itself, such as a power. */
export function Numeral({ value, label, className }: { value: number; label?: string; className?: string }) {
  const digits = [...String(value)];
  return (
    <svg
      viewBox={`0 0 ${digits.length * advance} 28`}
      role="img"
      aria-label={label ?? String(value)}
      className={className}
    >
      {digits.map((digit, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: digits have no other identity than their place.
        <use key={index} href={`#n${digit}`} x={index * advance} width={20} height={28} />
      ))}
    </svg>
  );
}
