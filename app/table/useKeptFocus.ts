/** The focus is never lost: where the focused control goes away, its successor in the same zone gets it, or the prompt. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Seat {
  readonly zone: string;
  readonly index: number;
}

const focusables = (zone: Element): HTMLElement[] => [
  ...zone.querySelectorAll<HTMLElement>('[data-item], button:not([aria-disabled]), [data-heading]'),
];

export function useKeptFocus(table: RefObject<HTMLElement | null>): void {
  const seat = useRef<Seat | null>(null);

  useEffect(() => {
    const remember = (event: FocusEvent) => {
      const zone = (event.target as HTMLElement).closest<HTMLElement>('[data-zone]');
      if (zone === null) return;
      const index = focusables(zone).indexOf(event.target as HTMLElement);
      seat.current = { zone: zone.dataset.zone!, index: Math.max(0, index) };
    };
    const element = table.current;
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [table]);

  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (!isLost || seat.current === null || document.querySelector('dialog[open]')) return;
    const { zone, index } = seat.current;
    const place = table.current?.querySelector(`[data-zone="${zone}"]`);
    const items = place ? focusables(place) : [];
    const heading = table.current?.querySelector<HTMLElement>('[data-heading]');
    const successor = zone === 'strip' ? heading : (items[Math.min(index, items.length - 1)] ?? heading);
    successor?.focus({ preventScroll: true });
  });
}
