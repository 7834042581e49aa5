/** The matches that are over, one entry each, in IndexedDB beside the kept games; and as a list the page watches. */
import { clear, createStore, setMany, update, values } from 'idb-keyval';
import { type Store, storeOf } from '../page/store';
import type { PlayedMatch } from './playedMatch';

const entries = createStore('blue-moon.statistics', 'matches');

/** The first played first; `null` until they are read, `'closed'` where the browser keeps nothing. */
export const ledger: Store<readonly PlayedMatch[] | null | 'closed'> = storeOf<
  readonly PlayedMatch[] | null | 'closed'
>(null);

export async function loadLedger(): Promise<void> {
  try {
    const kept = await values<PlayedMatch>(entries);
    ledger.set(kept.toSorted((one, other) => one.endedAt - other.endedAt));
  } catch {
    ledger.set('closed');
  }
}

/** Carries out the change and reads anew. */
async function changing(change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch {
    // Storage is closed, as reading tells.
  }
  await loadLedger();
}

/** A match that ends again, after an undo or opened anew, stays one entry, of the time when it first ended. */
export const enter = (played: PlayedMatch): Promise<void> =>
  changing(() =>
    update<PlayedMatch>(
      played.key,
      (before) => ({ ...played, endedAt: before?.endedAt ?? played.endedAt }),
      entries,
    ),
  );

/** Those from a file; a match that is known already is taken as the file has it. */
export const enterAll = (matches: readonly PlayedMatch[]): Promise<void> =>
  changing(() =>
    setMany(
      matches.map((one) => [one.key, one]),
      entries,
    ),
  );

export const forgetAll = (): Promise<void> => changing(() => clear(entries));
