/** Which puzzles have been solved in this browser. */
import { storeOf } from '../store';

const key = 'blue-moon.puzzles';

function stored(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const solved = storeOf<readonly string[]>(stored());

export function markSolved(id: string): void {
  if (solved.get().includes(id)) return;
  solved.set([...solved.get(), id]);
  try {
    localStorage.setItem(key, JSON.stringify(solved.get()));
  } catch {
    // Storage is closed: the mark holds for this visit.
  }
}
