/** Cards travel: what moved since the last drawing glides from its old place to its new one. Any input ends it. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { motionNow } from '../settings';

const times = { full: 260, short: 130, none: 0 } as const;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function spotsIn(table: HTMLElement): Map<string, { element: HTMLElement; spot: Spot }> {
  const spots = new Map<string, { element: HTMLElement; spot: Spot }>();
  for (const element of table.querySelectorAll<HTMLElement>('[data-card]')) {
    const { x, y, width } = element.getBoundingClientRect();
    if (width > 0) spots.set(element.dataset.card!, { element, spot: { x, y, width } });
  }
  return spots;
}

function travel(element: HTMLElement, from: Spot, to: Spot, duration: number): void {
  const scale = from.width / to.width;
  element.animate(
    [
      {
        transformOrigin: '0 0',
        transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`,
        zIndex: 8,
      },
      { transformOrigin: '0 0', transform: 'none', zIndex: 8 },
    ],
    { duration, easing: 'cubic-bezier(.2,.7,.2,1)' },
  );
}

/** `moment` changes with every state of the game; other renderings move nothing. */
export function useTravel(table: RefObject<HTMLElement | null>, moment: unknown): void {
  const before = useRef(new Map<string, Spot>());
  const last = useRef<unknown>(null);

  useLayoutEffect(() => {
    if (table.current === null) return;
    const spots = spotsIn(table.current);
    const duration = times[motionNow()];
    if (last.current !== null && last.current !== moment && duration > 0) {
      for (const [card, { element, spot }] of spots) {
        const was = before.current.get(card);
        if (was && Math.hypot(was.x - spot.x, was.y - spot.y) > 4) travel(element, was, spot, duration);
      }
    }
    last.current = moment;
    before.current = new Map([...spots].map(([card, { spot }]) => [card, spot]));
  });
}
