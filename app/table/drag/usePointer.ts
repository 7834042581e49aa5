/** Where the mouse, or the finger, was at the last event: known before anything is drawn. */
import { type RefObject, useEffect, useRef } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger that is lifted is no longer among the touches, but among those changed. */
function pointOf(event: MouseEvent | TouchEvent): Point | null {
  const at = 'clientX' in event ? event : event.changedTouches[0];
  return at === undefined ? null : { x: at.clientX, y: at.clientY };
}

const moves = ['mousemove', 'mouseup', 'touchmove', 'touchend'] as const;

export function usePointer(): RefObject<Point | null> {
  const pointer = useRef<Point>(null);
  useEffect(() => {
    const follow = (event: MouseEvent | TouchEvent) => {
      pointer.current = pointOf(event);
    };
    // Before those who ask, who listen to the document.
    for (const move of moves) addEventListener(move, follow, { capture: true, passive: true });
    return () => {
      for (const move of moves) removeEventListener(move, follow, { capture: true });
    };
  }, []);
  return pointer;
}
