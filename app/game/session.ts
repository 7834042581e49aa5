/** The game this page plays: the running match and who sits at it. */
import { familyDeck, prebuiltDeck } from '../../src/decks';
import type { Deck, GameResult, Settings } from '../../src/position';
import type { Note } from '../../src/record';
import { type Family, opponentOf, type People, peoples, type Seat } from '../../src/vocabulary';
import type { Level } from '../computer';
import { type Store, storeOf } from '../page/store';
import { type RunningMatch, runMatch } from './match';

/** Who takes the decisions of a seat. */
export interface Sitter {
  readonly by: 'person' | 'computer';
  readonly name: string;
  readonly level: Level;
}

export interface Session {
  /** Different for every game opened on this page. */
  readonly id: number;
  readonly match: RunningMatch;
  readonly sitters: readonly [Sitter, Sitter];
  /** What has been written beside its actions. */
  readonly notes: Store<readonly Note[]>;
  /** Whether the game is kept in this browser; one of a lesson is not. */
  readonly isKept: boolean;
  /** What it is kept under; `null` for a new game, which gets a name of its own. */
  readonly key: string | null;
  /**
   * What the end of the match is entered under in the statistics, the same for every copy of it; `null`: it does not
   * count, since nobody plays it, or it was not played from its deal by those who sit here.
   */
  readonly countsAs: string | null;
}

/** What a seat plays: a people as sold, perhaps with a Buka family, `any` drawn by lot; or a built deck. */
export type DeckWish =
  | { readonly people: People | 'any'; readonly family: Family | null }
  | { readonly built: Deck };

/** What is asked before a game. */
export interface NewGame {
  readonly sitters: readonly [Sitter, Sitter];
  readonly decks: readonly [DeckWish, DeckWish];
  readonly crystalsToWin: number;
  readonly mulligan: boolean;
  readonly firstSeat: Seat | null;
  readonly seed: number;
}

/** `null` before the first game of this visit. */
export const session = storeOf<Session | null>(null);

/** While true the computer waits: something is being read. */
export const held = storeOf(false);

/** Different for every game of every window. */
export const newGameName = (): string =>
  `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** What the computers are told to do; `once`: take one action, whatever they wait for, and hold then. */
export type Order = 'hold' | 'goOn' | 'once';
export const order = storeOf<Order>('goOn');

export const newSeed = (): number => Math.floor(Math.random() * 1_000_000);

/** Beside families nobody plays the Buka (R24.6), so they are not drawn either. */
function drawnDeck(wish: DeckWish): Deck {
  if ('built' in wish) return wish.built;
  const { people, family } = wish;
  const lot = peoples.filter((one) => family === null || one !== 'buka');
  const drawn = people === 'any' ? lot[Math.floor(Math.random() * lot.length)]! : people;
  return family === null ? prebuiltDeck(drawn) : familyDeck(drawn, family);
}

/** Who has built a deck keeps it between games (R16.5). */
export function settingsFor(game: NewGame): Settings {
  const [first, second] = game.decks;
  return {
    decks: [drawnDeck(first), drawnDeck(second)],
    crystalsToWin: game.crystalsToWin,
    mulligan: game.mulligan,
    swapDecks: !game.decks.some((wish) => 'built' in wish),
    firstSeat: game.firstSeat,
    order: null,
  };
}

let opened = 0;

type Opening = Pick<Session, 'match' | 'sitters'> &
  Partial<Pick<Session, 'isKept' | 'key' | 'countsAs'>> & { readonly notes?: readonly Note[] };

/** Ends what is played and begins this. */
export function openSession({ notes = [], ...next }: Opening): void {
  held.set(false);
  order.set('goOn');
  session.set({ isKept: true, key: null, countsAs: null, ...next, notes: storeOf(notes), id: ++opened });
}

/** The end counts where somebody plays. */
const newCount = (sitters: Session['sitters']): string | null =>
  sitters.some(({ by }) => by === 'person') ? newGameName() : null;

export function startGame(game: NewGame): void {
  const { sitters } = game;
  openSession({ match: runMatch(settingsFor(game), game.seed), sitters, countsAs: newCount(sitters) });
}

/** What a match after this one begins with: as after a game, the loser starts, and the peoples are swapped or not. */
export function rematchSettings(
  settings: Settings,
  results: readonly GameResult[],
  swapped: boolean,
): Settings {
  const [one, other] = settings.decks;
  const areSwapped = settings.swapDecks && results.length > 0 && results.length % 2 === 0;
  const decks = areSwapped === swapped ? settings.decks : ([other, one] as const);
  const winner = results.at(-1)?.winner ?? null;
  return { ...settings, decks, firstSeat: winner === null ? null : opponentOf(winner), order: null };
}

/** Another match of the same two (R16.2); those who play decks of their own keep them (R16.5). */
export function rematch({ match, sitters, isKept }: Session, swapped: boolean): void {
  const { results } = match.view(0).observation;
  const settings = rematchSettings(match.settings, results, swapped);
  // Decks of a position set up hold what was laid out and no more.
  const countsAs = match.isSetUp ? null : newCount(sitters);
  openSession({ match: runMatch(settings, newSeed()), sitters, isKept, countsAs });
}

export const personSeats = ({ sitters }: Session): readonly Seat[] =>
  ([0, 1] as const).filter((seat) => sitters[seat].by === 'person');
