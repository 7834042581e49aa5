/** The rooms of the app by the fragment of the address: `#/table`. */
import { useSyncExternalStore } from 'react';

export const rooms = [
  'home',
  'table',
  'inspector',
  'paths',
  'sandbox',
  'rules',
  'decks',
  'puzzles',
  'learn',
  'replay',
  'statistics',
] as const;
export type Room = (typeof rooms)[number];

const partsOf = (hash: string): string[] => hash.replace(/^#\/?/, '').split(/[/?]/);

function roomOf(hash: string): Room {
  const [name] = partsOf(hash);
  return rooms.find((room) => room === name) ?? 'home';
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

export const roomNow = (): Room => roomOf(location.hash);

export const useRoom = (): Room => useSyncExternalStore(subscribe, roomNow);

/** What follows the room: `plotTrack` of `#/sandbox/plotTrack`; '' where nothing does. */
export const useCorner = (): string => useSyncExternalStore(subscribe, () => partsOf(location.hash)[1] ?? '');

/** What follows the `?` of the address: `at=3` of `#/replay?at=3`; '' where nothing does. */
export const useQuery = (): string =>
  useSyncExternalStore(subscribe, () => /\?(.*)$/.exec(location.hash)?.[1] ?? '');

export const addressOf = (room: Room, corner = ''): string =>
  room === 'home' ? '#/' : `#/${room}${corner && `/${corner}`}`;

export function goTo(room: Room, corner = ''): void {
  location.hash = addressOf(room, corner);
}
