/** What the start page has chosen so far; kept between visits. */
import { type People, peoples, type Seat } from '../../src/vocabulary';
import { type Level, levels } from '../computer';
import { type NewGame, newSeed, type Sitter } from '../session';

export const tables = ['computer', 'sameScreen', 'watch'] as const;

export interface Draft {
  readonly table: (typeof tables)[number];
  readonly level: Level;
  /** Empty: the usual name. */
  readonly names: readonly [string, string];
  readonly peoples: readonly [People | 'any', People | 'any'];
  readonly crystalsToWin: 1 | 5;
  readonly mulligan: boolean;
  readonly firstSeat: Seat | null;
  /** Empty: a new one is drawn. */
  readonly seed: string;
}

const key = 'blue-moon.newGame';

const fresh: Draft = {
  table: 'computer',
  level: 'greedy',
  names: ['', ''],
  peoples: ['vulca', 'hoax'],
  crystalsToWin: 1,
  mulligan: false,
  firstSeat: null,
  seed: '',
};

const isPeople = (value: unknown): value is People | 'any' =>
  value === 'any' || (peoples as readonly unknown[]).includes(value);

const pair = <T>(value: unknown, fits: (item: unknown) => item is T): value is readonly [T, T] =>
  Array.isArray(value) && value.length === 2 && value.every(fits);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Takes over what is stored and fits; the seed is for one game only. */
export function storedDraft(): Draft {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Record<keyof Draft, unknown>>;
    return {
      ...fresh,
      table: tables.find((one) => one === kept.table) ?? fresh.table,
      level: levels.find((one) => one === kept.level) ?? fresh.level,
      names: pair(kept.names, isText) ? kept.names : fresh.names,
      peoples: pair(kept.peoples, isPeople) ? kept.peoples : fresh.peoples,
      crystalsToWin: kept.crystalsToWin === 5 ? 5 : 1,
      mulligan: kept.mulligan === true,
      firstSeat: kept.firstSeat === 0 || kept.firstSeat === 1 ? kept.firstSeat : null,
    };
  } catch {
    return fresh;
  }
}

export function storeDraft(draft: Draft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is closed: the choice holds for this game.
  }
}

export function newGameFrom(draft: Draft, usualNames: readonly [string, string]): NewGame {
  const sitter = (seat: Seat, by: Sitter['by']): Sitter => ({
    by,
    name: draft.names[seat].trim() || usualNames[seat],
    level: draft.level,
  });
  const first = draft.table === 'watch' ? 'computer' : 'person';
  const second = draft.table === 'sameScreen' ? 'person' : 'computer';
  const seed = Number.parseInt(draft.seed, 10);
  return {
    sitters: [sitter(0, first), sitter(1, second)],
    peoples: draft.peoples,
    crystalsToWin: draft.crystalsToWin,
    mulligan: draft.mulligan,
    firstSeat: draft.firstSeat,
    seed: Number.isSafeInteger(seed) ? seed : newSeed(),
  };
}
