/** The width of the window, for layouts that differ in more than style. */
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
};

export const useWidth = (): number => useSyncExternalStore(subscribe, () => innerWidth);
