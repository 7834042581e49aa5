/** The reason the player is looking at: of one refused button at a time. */
import { storeOf } from '../page/store';

export interface ShownReason {
  /** The button it belongs to. */
  readonly owner: HTMLElement;
  readonly text: string;
  readonly rule: string | undefined;
  /** Pressed, not only looked at: it is read out at once. */
  readonly isPressed: boolean;
}

export const shownReason = storeOf<ShownReason | null>(null);

export const hideReason = (): void => shownReason.set(null);

/** The one that is looked at goes, whoever owns the one shown now. */
export function lookAwayFrom(owner: HTMLElement): void {
  if (shownReason.get()?.owner === owner) hideReason();
}
