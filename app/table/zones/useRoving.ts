/** One stop of the Tab key for a group of controls; arrows, Home, End and letters move inside. */
import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const itemsIn = (group: HTMLElement): HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>('[data-item]'),
];

function makeOnlyStop(items: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The item whose name begins with the letter, from the present one on and around. */
function byLetter(items: readonly HTMLElement[], from: number, letter: string): HTMLElement | undefined {
  const ordered = [...items.slice(from + 1), ...items.slice(0, from + 1)];
  return ordered.find((item) =>
    item.getAttribute('aria-label')?.toLowerCase().startsWith(letter.toLowerCase()),
  );
}

function goal(
  items: readonly HTMLElement[],
  from: number,
  { key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent,
) {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const step = steps[key];
  if (step !== undefined) return items[Math.min(items.length - 1, Math.max(0, from + step))];
  return key.length === 1 && /\p{L}/u.test(key) && shiftKey ? byLetter(items, from, key) : undefined;
}

export interface Roving<T extends HTMLElement> {
  readonly ref: RefObject<T | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
}

/** Items are the descendants marked `data-item`. They carry no `tabIndex` of their own. */
export function useRoving<T extends HTMLElement>(): Roving<T> {
  const ref = useRef<T>(null);

  useLayoutEffect(() => {
    if (ref.current === null) return;
    const items = itemsIn(ref.current);
    const stop = items.find((item) => item.tabIndex === 0 && item.dataset.visited !== undefined) ?? items[0];
    makeOnlyStop(items, stop);
  });

  return {
    ref,
    onFocus(event) {
      const items = itemsIn(ref.current!);
      const item = items.find((candidate) => candidate === event.target);
      if (item === undefined) return;
      for (const other of items) delete other.dataset.visited;
      item.dataset.visited = '';
      makeOnlyStop(items, item);
    },
    onKeyDown(event) {
      const items = itemsIn(ref.current!);
      const from = items.indexOf(document.activeElement as HTMLElement);
      if (from < 0) return;
      const next = goal(items, from, event);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
  };
}
