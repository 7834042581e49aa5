/** Dragons fly along their track in a low arc, and settle. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { motionNow } from '../../page/settings';
import { move } from './animations';

const times = { full: 520, short: 260, none: 0 } as const;

/** Pixels the flight swings out to the side, and how far a dragon overshoots before it rests. */
const swing = 10;
const settling = 2;

export function useDragonFlight(track: RefObject<HTMLElement | null>): void {
  const before = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const now = new Map<string, number>();
    const duration = times[motionNow()];
    for (const dragon of track.current?.querySelectorAll<HTMLElement>('[data-dragon]') ?? []) {
      const id = dragon.dataset.dragon!;
      const { top } = dragon.getBoundingClientRect();
      now.set(id, top);
      const way = (before.current.get(id) ?? top) - top;
      if (way === 0 || duration === 0) continue;
      move(
        dragon,
        [
          { transform: `translateY(${way}px)` },
          { transform: `translate(${swing}px, ${way / 2}px)`, offset: 0.5 },
          { transform: `translateY(${-Math.sign(way) * settling}px)`, offset: 0.9 },
          { transform: 'none' },
        ],
        { duration },
      );
    }
    before.current = now;
  });
}
