/** A value that does not change more often than every so many milliseconds; the newest comes in the end. */
import { useEffect, useReducer, useRef } from 'react';

export function useThrottled<T>(value: T, ms: number): T {
  const last = useRef({ value, since: 0 });
  const [, again] = useReducer((count: number) => count + 1, 0);
  const isDue = performance.now() - last.current.since >= ms;
  const shown = isDue ? value : last.current.value;
  useEffect(() => {
    if (shown !== last.current.value) last.current = { value: shown, since: performance.now() };
    if (shown === value) return undefined;
    const timer = setTimeout(again, last.current.since + ms - performance.now());
    return () => clearTimeout(timer);
  });
  return shown;
}
