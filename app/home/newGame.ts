/** What the start page has chosen so far; kept between visits. */
import { checkFamilies, type FamilyFault } from '../../src/decks';
import { type Family, families, type People, peoples, type Seat } from '../../src/vocabulary';
import { type Level, levels } from '../computer';
import { type DeckWish, type NewGame, newSeed, type Sitter } from '../game/session';
import { asDeck, isLegal, type OwnDeck } from '../saves/ownDecks';

export const tables = ['computer', 'sameScreen', 'watch'] as const;

/** Peoples as sold; the same with a Buka family each; decks the players have built. */
export const deckKinds = ['standard', 'families', 'own'] as const;

export interface Draft {
  readonly table: (typeof tables)[number];
  readonly level: Level;
  /** Empty: the usual name. */
  readonly names: readonly [string, string];
  readonly peoples: readonly [People | 'any', People | 'any'];
  readonly deckKind: (typeof deckKinds)[number];
  readonly families: readonly [Family, Family];
  /** Ids of built decks; `null`: the people as sold. */
  readonly own: readonly [string | null, string | null];
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
  deckKind: 'standard',
  families: ['Ba', 'Bb'],
  own: [null, null],
  crystalsToWin: 1,
  mulligan: false,
  firstSeat: null,
  seed: '',
};

const isPeople = (value: unknown): value is People | 'any' =>
  value === 'any' || (peoples as readonly unknown[]).includes(value);

const pair = <T>(value: unknown, fits: (item: unknown) => item is T): value is readonly [T, T] =>
  Array.isArray(value) && value.length === 2 && value.every(fits);

const isFamily = (value: unknown): value is Family => (families as readonly unknown[]).includes(value);

const isDeckId = (value: unknown): value is string | null => value === null || typeof value === 'string';

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
      deckKind: deckKinds.find((one) => one === kept.deckKind) ?? fresh.deckKind,
      families: pair(kept.families, isFamily) ? kept.families : fresh.families,
      own: pair(kept.own, isDeckId) ? kept.own : fresh.own,
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

/** The built deck a seat has chosen, if it may still be played. */
export function ownDeckOf(draft: Draft, seat: Seat, decks: readonly OwnDeck[]): OwnDeck | undefined {
  if (draft.deckKind !== 'own') return undefined;
  return decks.find((deck) => deck.id === draft.own[seat] && isLegal(deck));
}

function wishOf(draft: Draft, seat: Seat, decks: readonly OwnDeck[]): DeckWish {
  const built = ownDeckOf(draft, seat, decks);
  if (built !== undefined) return { built: asDeck(built) };
  const family = draft.deckKind === 'families' ? draft.families[seat] : null;
  return { people: draft.peoples[seat], family };
}

/** What keeps the cards from being dealt (R24.5, R24.6). */
export function draftFaults({ deckKind, peoples: chosen, families: taken }: Draft): FamilyFault[] {
  if (deckKind !== 'families') return [];
  const choice = (seat: Seat) => {
    const people = chosen[seat];
    return { people: people === 'any' ? ('vulca' as const) : people, family: taken[seat] };
  };
  return checkFamilies([choice(0), choice(1)]);
}

export function newGameFrom(
  draft: Draft,
  usualNames: readonly [string, string],
  decks: readonly OwnDeck[],
): NewGame {
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
    decks: [wishOf(draft, 0, decks), wishOf(draft, 1, decks)],
    crystalsToWin: draft.crystalsToWin,
    mulligan: draft.mulligan,
    firstSeat: draft.firstSeat,
    seed: Number.isSafeInteger(seed) ? seed : newSeed(),
  };
}
