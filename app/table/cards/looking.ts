/** Which card the player looks at: under the pointer, in focus, tapped; and the one shown large. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Store, storeOf } from '../../page/store';
import type { CardKey } from '../prompt/options';

export interface Looked {
  /** `null` for cards that are no match cards: Leaders. */
  readonly key: CardKey | null;
  /** Place in the catalogue; `null` where the face is not known. */
  readonly index: number | null;
  /** A tap or the keyboard keeps it open on small screens, the pointer only glances. */
  readonly by: 'pointer' | 'focus' | 'tap';
}

export interface Looking {
  readonly at: Store<Looked | null>;
  /** The last card with a face, for the large view. */
  readonly large: Store<{ readonly key: CardKey | null; readonly index: number } | null>;
  readonly pinned: Store<boolean>;
}

export const newLooking = (): Looking => ({
  at: storeOf<Looked | null>(null),
  large: storeOf<{ key: CardKey | null; index: number } | null>(null),
  pinned: storeOf(false),
});

/** Looks at a card; the large view follows unless it is pinned. */
export function lookAt({ at, large, pinned }: Looking, looked: Looked): void {
  at.set(looked);
  if (looked.index !== null && !pinned.get()) large.set({ key: looked.key, index: looked.index });
}

/** Shows a card that is asked for itself, whatever is pinned; the pin goes over to it. */
export function showLarge({ large }: Looking, key: CardKey, index: number): void {
  large.set({ key, index });
}

export function lookAway({ at }: Looking, key: CardKey | null): void {
  if (at.get()?.key === key) at.set(null);
}

/** A glance ends with the pointer; a press stays until something else has the focus. */
export function glanceAway(looking: Looking, key: CardKey): void {
  if (looking.at.get()?.by === 'pointer') lookAway(looking, key);
}

/** Marks what explains the card looked at: going there with the focus does not look away. */
export const explains = { 'data-explains': '' };

export const staysWith = (goal: EventTarget | null): boolean =>
  goal instanceof Element && goal.closest('[data-explains]') !== null;

const LookingContext = createContext<Looking>(newLooking());
export const LookingProvider = LookingContext.Provider;
export const useLooking = (): Looking => useContext(LookingContext);

/** Whether this very card is looked at; other cards do not render again. */
export function useIsLookedAt(key: CardKey): boolean {
  const { at } = useLooking();
  return useSyncExternalStore(at.subscribe, () => at.get()?.key === key);
}
