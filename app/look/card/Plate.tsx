/** A value on its flame or block, a shield around it where one is printed, the printed value struck if another counts. */
import type { Element } from '../../../src/vocabulary';
import { Mark } from '../Mark';
import { Digits } from '../Numeral';

interface PlateProps {
  readonly element: Element;
  readonly value: number;
  readonly shield?: boolean;
  /** Drawn as an outline: the element is not the one fought for. */
  readonly outline?: boolean;
  /** What is printed, where another value counts. */
  readonly printed?: number | undefined;
}

/** The flame's belly is lower than the block's middle. */
const digitsAt = {
  plain: { fire: { y: 23.4, height: 28 }, earth: { y: 18.6, height: 28 } },
  shield: { fire: { y: 21.9, height: 21 }, earth: { y: 18.6, height: 21 } },
};

export function Plate({ element, value, shield = false, outline = false, printed }: PlateProps) {
  const place = shield ? { x: 11, y: 9, width: 34, height: 39 } : { x: 4, y: 5, width: 48, height: 54 };
  const digits = digitsAt[shield ? 'shield' : 'plain'][element];
  const two = value > 9;
  const height = two ? digits.height * 0.74 : digits.height;
  return (
    <span className={`plate is-${element} ${outline ? 'is-outline' : ''}`}>
      <svg viewBox="0 0 56 64" aria-hidden="true">
        {shield && (
          <>
            <use className="plate-shield" href="#pl-shield" width="56" height="64" />
            <use className="plate-inside" href="#pl-shield" x="3.5" y="4" width="49" height="56" />
          </>
        )}
        <use href={`#pl-${element}${outline ? '-o' : ''}`} {...place} />
        <Digits value={value} x={28} y={digits.y + (digits.height - height) / 2} height={height} />
      </svg>
      {printed !== undefined && <Mark className="plate-printed" text={printed} />}
    </span>
  );
}

/** How many cards a Ship carries, on a crate. */
export function CapacityPlate({ capacity }: { capacity: number }) {
  return (
    <span className="plate is-capacity">
      <svg viewBox="0 0 56 64" aria-hidden="true">
        <path
          d="M8 20l20-10 20 10v22l-20 10-20-10z"
          transform="translate(28 32) scale(1.2) translate(-28 -31)"
          fill="currentColor"
        />
        <Digits value={capacity} x={28} y={20} height={24} />
      </svg>
    </span>
  );
}
