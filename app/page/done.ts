/** Lists of what has been done in this browser: puzzles solved, lessons finished. */
import { type Store, storeOf } from './store';

export interface DoneList {
  readonly ids: Store<readonly string[]>;
  readonly mark: (id: string) => void;
}

function stored(key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function doneList(key: string): DoneList {
  const ids = storeOf<readonly string[]>(stored(key));
  return {
    ids,
    mark(id) {
      if (ids.get().includes(id)) return;
      ids.set([...ids.get(), id]);
      try {
        localStorage.setItem(key, JSON.stringify(ids.get()));
      } catch {
        // Storage is closed: the mark holds for this visit.
      }
    },
  };
}

export const solvedPuzzles = doneList('blue-moon.puzzles');
export const finishedLessons = doneList('blue-moon.lessons');
