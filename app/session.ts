/** The game this page plays: the running match and who sits at it. */
import { prebuiltDeck } from '../src/decks';
import type { Settings } from '../src/position';
import { type People, peoples, type Seat } from '../src/vocabulary';
import type { Level } from './computer';
import { type RunningMatch, runMatch } from './match';
import { storeOf } from './store';

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
}

/** What is asked before a game; `any` is drawn by lot when it begins. */
export interface NewGame {
  readonly sitters: readonly [Sitter, Sitter];
  readonly peoples: readonly [People | 'any', People | 'any'];
  readonly crystalsToWin: number;
  readonly mulligan: boolean;
  readonly firstSeat: Seat | null;
  readonly seed: number;
}

/** `null` before the first game of this visit. */
export const session = storeOf<Session | null>(null);

/** While true the computer waits: something is being read. */
export const held = storeOf(false);

export const newSeed = (): number => Math.floor(Math.random() * 1_000_000);

const drawn = (people: People | 'any'): People =>
  people === 'any' ? peoples[Math.floor(Math.random() * peoples.length)]! : people;

function settingsFor(game: NewGame): Settings {
  const [first, second] = game.peoples;
  return {
    decks: [prebuiltDeck(drawn(first)), prebuiltDeck(drawn(second))],
    crystalsToWin: game.crystalsToWin,
    mulligan: game.mulligan,
    swapDecks: true,
    firstSeat: game.firstSeat,
    order: null,
  };
}

let opened = 0;

/** Ends what is played and begins this. */
export function openSession(next: Omit<Session, 'id'>): void {
  held.set(false);
  session.set({ ...next, id: ++opened });
}

export function startGame(game: NewGame): void {
  openSession({ match: runMatch(settingsFor(game), game.seed), sitters: game.sitters });
}

/** The same seats and peoples again; the other seat begins. */
export function rematch({ match, sitters }: Session): void {
  const { settings } = match;
  const before = match.moments()[0]!.state.position.gameStarter;
  openSession({
    match: runMatch({ ...settings, firstSeat: before === 0 ? 1 : 0, order: null }, newSeed()),
    sitters,
  });
}

export const personSeats = ({ sitters }: Session): readonly Seat[] =>
  ([0, 1] as const).filter((seat) => sitters[seat].by === 'person');
