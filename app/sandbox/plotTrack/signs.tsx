/** Signs of the plot track: the skull, and a saucer and a town for the two sides. */
import type { Player } from '../../../src/fragments/plotTrack/position';

const paths = {
  skull:
    'M12 2C6.600 2 3 5.700 3 10.500c0 2.900 1.300 5 3.300 6.300v3.400c0 1 .8 1.800 1.800 1.800h7.800c1 0 1.800-.8 1.800-1.800v-3.400c2-1.300 3.300-3.400 3.300-6.300C21 5.700 17.400 2 12 2ZM8.300 9a2.400 2.400 0 1 1 0 4.800 2.400 2.400 0 0 1 0-4.800Zm7.400 0a2.400 2.400 0 1 1 0 4.800 2.400 2.400 0 0 1 0-4.800ZM12 14.400l1.300 2.500h-2.600ZM9.700 19.300h1.200V22H9.700Zm3.400 0h1.200V22h-1.200Z',
  invader:
    'M12 3.500c-3.200 0-5.500 2-6 5.300h12c-.5-3.300-2.800-5.300-6-5.300ZM12 9.800c-5.800 0-10 1.300-10 3.200s4.200 3.600 10 3.600 10-1.700 10-3.600-4.200-3.200-10-3.200ZM6 12.300a1.100 1.100 0 1 1 0 2.200 1.100 1.100 0 0 1 0-2.200Zm6 .3a1.100 1.100 0 1 1 0 2.200 1.100 1.100 0 0 1 0-2.200Zm6-.3a1.100 1.100 0 1 1 0 2.200 1.100 1.100 0 0 1 0-2.200ZM7.300 17.600 6 21h2.200l1-3.200Zm9.400 0L18 21h-2.200l-1-3.200ZM11 18h2v3.600h-2Z',
  humanity:
    'M2.500 21V12.500h4V6.800L12 3l5.500 3.800v5.700h4V21h-7.700v-4h-3.600v4ZM9.300 8.200v2.200h2V8.200Zm3.400 0v2.200h2V8.200Zm-3.400 4v2.200h2v-2.200Zm3.400 0v2.200h2v-2.200ZM4.500 14.700v1.900h1.800v-1.900Zm13.200 0v1.900h1.800v-1.900Z',
} satisfies Record<'skull' | Player, string>;

export function PlotSign({ name, className }: { name: keyof typeof paths; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path d={paths[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

/** Heights of the houses of a town, of 40; each zone starts at another house. */
const houses = [22, 34, 18, 28, 40, 24, 14, 30, 20, 36, 26, 16];

/** The town of a zone: it sinks with the zone's strength. */
export function Town({ zone, standing }: { zone: number; standing: number }) {
  return (
    <svg viewBox="0 0 120 44" preserveAspectRatio="none" className="town" aria-hidden="true">
      <g style={{ transform: `scaleY(${0.12 + 0.88 * standing})` }}>
        {Array.from({ length: 8 }, (_, index) => {
          const height = houses[(zone * 5 + index) % houses.length]!;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: houses have no other identity than their place.
            <rect key={index} x={index * 15} y={44 - height} width={13} height={height} />
          );
        })}
      </g>
    </svg>
  );
}
