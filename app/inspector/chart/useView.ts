/** Which part of the drawing is seen and how large: dragging, wheel, pinching, keys, and flights to a part. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Area } from '../../charts/layout';

export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const least = 0.15;
const most = 2.5;
const isSeen = (area: Area, { x, y, scale }: View, size: { width: number; height: number }): boolean =>
  area.x * scale + x >= 0 &&
  area.y * scale + y >= 0 &&
  (area.x + area.width) * scale + x <= size.width &&
  (area.y + area.height) * scale + y <= size.height;
const within = (scale: number): number => Math.min(most, Math.max(least, scale));

export function useView(frame: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<View>({ x: 0, y: 0, scale: 1 });
  const [isMoving, setMoving] = useState(false);
  const [size, setSize] = useState({ width: 800, height: 560 });
  /** How often somebody has moved the drawing. */
  const handled = useRef(0);
  const pointers = useRef(new Map<number, { x: number; y: number }>());

  useLayoutEffect(() => {
    const element = frame.current!;
    const measure = () => {
      const [width, height] = [element.clientWidth, element.clientHeight];
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [frame]);

  const zoomAt = useCallback((factor: number, x: number, y: number) => {
    handled.current++;
    setView((old) => {
      const scale = within(old.scale * factor);
      const ratio = scale / old.scale;
      return { scale, x: x - (x - old.x) * ratio, y: y - (y - old.y) * ratio };
    });
  }, []);

  useEffect(() => {
    const element = frame.current!;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      setMoving(true);
      zoomAt(
        Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)),
        event.clientX - left,
        event.clientY - top,
      );
    };
    const onDown = (event: PointerEvent) => {
      if ((event.target as Element).closest('button, input, [role="button"]')) return;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      element.setPointerCapture(event.pointerId);
    };
    const onMove = (event: PointerEvent) => {
      const before = pointers.current.get(event.pointerId);
      if (before === undefined) return;
      const now = { x: event.clientX, y: event.clientY };
      const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, spot]) => spot);
      pointers.current.set(event.pointerId, now);
      setMoving(true);
      const [other] = others;
      if (other === undefined) {
        handled.current++;
        setView((old) => ({ ...old, x: old.x + now.x - before.x, y: old.y + now.y - before.y }));
        return;
      }
      const { left, top } = element.getBoundingClientRect();
      const span = (spot: { x: number; y: number }) => Math.hypot(spot.x - other.x, spot.y - other.y);
      zoomAt(
        span(now) / Math.max(1, span(before)),
        (now.x + other.x) / 2 - left,
        (now.y + other.y) / 2 - top,
      );
    };
    const onUp = (event: PointerEvent) => pointers.current.delete(event.pointerId);
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
    };
  }, [frame, zoomAt]);

  /** Brings an area into the middle, not larger than `largest`; nothing moves where `unless` is seen whole. */
  const showArea = useCallback(
    (area: Area, largest = 1.1, unless?: Area) => {
      const scale = within(
        Math.min((size.width - 32) / area.width, (size.height - 32) / area.height, largest),
      );
      const x = size.width / 2 - (area.x + area.width / 2) * scale;
      const y = size.height / 2 - (area.y + area.height / 2) * scale;
      setMoving(false);
      setView((old) => {
        const isSame = old.scale === scale && old.x === x && old.y === y;
        return isSame || (unless !== undefined && isSeen(unless, old, size)) ? old : { scale, x, y };
      });
    },
    [size],
  );

  const zoom = useCallback(
    (factor: number) => {
      setMoving(false);
      zoomAt(factor, size.width / 2, size.height / 2);
    },
    [size, zoomAt],
  );

  const move = useCallback((x: number, y: number) => {
    handled.current++;
    setMoving(false);
    setView((old) => ({ ...old, x: old.x + x, y: old.y + y }));
  }, []);

  return { view, size, isMoving, handled, showArea, zoom, move };
}
