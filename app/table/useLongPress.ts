/** A long press of a finger: the click that would follow does not come. */
import { type MouseEvent, type PointerEvent, useRef } from 'react';

const longAfter = 350;

export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown(event: PointerEvent) {
      wasLong.current = false;
      if (event.pointerType !== 'touch') return;
      timer.current = setTimeout(() => {
        wasLong.current = true;
        onLongPress();
      }, longAfter);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture(event: MouseEvent) {
      if (!wasLong.current) return;
      wasLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu(event: MouseEvent) {
      if (wasLong.current) event.preventDefault();
    },
  };
}
