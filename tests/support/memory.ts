/** What the page's own components hold: props, state, contexts and refs of every React fibre, the one before it too. */
import type { Page } from 'playwright-core';

export interface Held {
  /** Whose observations are held. */
  readonly seats: readonly number[];
  /** Match cards an observation, or what a view remembers, tells: card, place in the catalogue, name. */
  readonly told: readonly (readonly [card: number, index: number])[];
  /** Ids of printed cards that are held by themselves, such as the face of a card on the table. */
  readonly printed: readonly string[];
  /** Whole positions; there must be none. */
  readonly positions: number;
  /** How many objects were looked at; a walk that finds nothing to look at proves nothing. */
  readonly walked: number;
}

/** Functions keep what they close over to themselves; everything that is held as a value is looked at. */
export function heldBy(page: Page): Promise<Held> {
  return page.evaluate(() => {
    const seen = new Set<object>();
    const waiting: object[] = [];
    const seats = new Set<number>();
    const told = new Map<number, number>();
    const printed = new Set<string>();
    let positions = 0;
    const add = (value: unknown) => {
      if (typeof value !== 'object' || value === null || seen.has(value)) return;
      if (value instanceof Node || value instanceof Window) return;
      seen.add(value);
      waiting.push(value);
    };
    const tell = (cards: unknown) => {
      if (!Array.isArray(cards)) return;
      cards.forEach((index, card) => {
        if (typeof index === 'number') told.set(card, index);
      });
    };
    const look = (value: object) => {
      const one = value as Record<string, unknown>;
      const keys = Object.keys(value);
      if ('rng' in one && 'sides' in one) positions++;
      if ('deckOf' in one && 'sides' in one && 'cards' in one && 'seat' in one) {
        seats.add(one.seat as number);
        tell(one.cards);
      }
      tell(one.remembered);
      if (keys.includes('id') && keys.includes('kind') && keys.includes('people') && keys.includes('icons'))
        printed.add(one.id as string);
    };
    const root = document.getElementById('root')!;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'))!;
    add((root as unknown as Record<string, unknown>)[key]);
    while (waiting.length > 0) {
      const value = waiting.pop()!;
      look(value);
      if (value instanceof Map) for (const pair of value) pair.forEach(add);
      else if (value instanceof Set) value.forEach(add);
      else
        for (const name of Object.getOwnPropertyNames(value)) {
          const property = Object.getOwnPropertyDescriptor(value, name);
          if (property !== undefined && 'value' in property) add(property.value);
        }
    }
    return { seats: [...seats], told: [...told], printed: [...printed], positions, walked: seen.size };
  });
}

/** Everything the page has put into the browser's storage, as text. */
export function storedBy(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const found = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage) as string[]);
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const open = indexedDB.open(name);
        open.onsuccess = () => resolve(open.result);
        open.onerror = () => reject(open.error);
      });
      for (const store of database.objectStoreNames) {
        const values = await new Promise<unknown[]>((resolve) => {
          const all = database.transaction(store).objectStore(store).getAll();
          all.onsuccess = () => resolve(all.result);
        });
        found.push(...values.map((value) => JSON.stringify(value)));
      }
      database.close();
    }
    return found;
  });
}
