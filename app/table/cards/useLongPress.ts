/** A long press of a finger: the click that would follow does not come, whatever has come up under the finger. */
import { type MouseEvent, type PointerEvent, type TouchEvent, useRef } from 'react';

const longAfter = 350;

/** Pixels a resting finger may stray. */
const stray = 8;

export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const wasTouch = useRef(false);
  const from = useRef({ x: 0, y: 0 });
  const stop = () => clearTimeout(timer.current);
  const longPress = {
    onPointerDown(event: PointerEvent) {
      wasLong.current = false;
      wasTouch.current = event.pointerType === 'touch';
      if (!wasTouch.current) return;
      from.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => {
        wasLong.current = true;
        onLongPress();
      }, longAfter);
    },
    onPointerMove(event: PointerEvent) {
      if (Math.hypot(event.clientX - from.current.x, event.clientY - from.current.y) > stray) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onTouchEnd(event: TouchEvent) {
      if (wasLong.current && event.cancelable) event.preventDefault();
    },
    onContextMenu(event: MouseEvent) {
      if (wasLong.current) event.preventDefault();
    },
  };
  /** Whether the press of the moment is a finger's. */
  return { isTouch: () => wasTouch.current, longPress };
}
