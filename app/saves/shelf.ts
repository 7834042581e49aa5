/** The games kept in this browser: in IndexedDB, and as a list the pages watch. */
import { createStore, del, set, update, values } from 'idb-keyval';
import { storeOf } from '../page/store';
import type { SavedGame } from './savedGame';

const games = createStore('blue-moon.games', 'games');

/** The latest first; `null` until they are read. */
export const savedGames = storeOf<readonly SavedGame[] | null>(null);

/** False once the browser has refused to keep or to read something. */
export const shelfWorks = storeOf(true);

const latestFirst = (list: readonly SavedGame[]): readonly SavedGame[] =>
  list.toSorted((one, other) => other.savedAt - one.savedAt);

const without = (key: string): readonly SavedGame[] =>
  (savedGames.get() ?? []).filter((game) => game.key !== key);

/** Carries it out; where storage is closed, games are simply not kept, and pages can tell. */
async function trying<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    const result = await work();
    shelfWorks.set(true);
    return result;
  } catch {
    shelfWorks.set(false);
    return otherwise;
  }
}

export async function loadGames(): Promise<readonly SavedGame[]> {
  const list = latestFirst(await trying(() => values<SavedGame>(games), []));
  savedGames.set(list);
  return list;
}

/** Keeps the game. False, and nothing is written, where another window has gone on with it meanwhile. */
export async function keepGame(game: SavedGame, takeOver: boolean): Promise<boolean> {
  let isOurs = true;
  await trying(
    () =>
      update<SavedGame>(
        game.key,
        (kept) => {
          isOurs = takeOver || kept === undefined || kept.writer === game.writer;
          return isOurs ? game : kept!;
        },
        games,
      ),
    undefined,
  );
  if (isOurs) savedGames.set(latestFirst([game, ...without(game.key)]));
  return isOurs;
}

export async function dropGame(key: string): Promise<void> {
  savedGames.set(without(key));
  await trying(() => del(key, games), undefined);
}

/** Puts a game back that was just dropped. */
export async function putBack(game: SavedGame): Promise<void> {
  savedGames.set(latestFirst([game, ...without(game.key)]));
  await trying(() => set(game.key, game, games), undefined);
}
