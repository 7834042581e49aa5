/** Keeps the game that is played, after every action, so that closing the window loses nothing. */
import { newGameName, type Session, session } from '../game/session';
import { savedGameOf } from './savedGame';
import { dropGame, keepGame } from './shelf';

/** Actions that follow each other at once are written together. */
const restMs = 100;

const writer = newGameName();

/** Which game the window plays; it outlives loading the page anew, and is no other window's. */
const playingKey = 'blue-moon.playing';

export function playedHere(): string | null {
  try {
    return sessionStorage.getItem(playingKey);
  } catch {
    return null;
  }
}

function rememberHere(key: string): void {
  try {
    sessionStorage.setItem(playingKey, key);
  } catch {
    // Storage is closed: the latest game is taken instead.
  }
}

interface Keeper {
  readonly changed: () => void;
  readonly flush: () => void;
  /** The game is left: one that was only dealt is not kept. */
  readonly end: () => void;
}

function keeperOf(current: Session): Keeper {
  let key = current.key ?? newGameName();
  let takeOver = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const game = await savedGameOf(current, key, writer);
    if (!(await keepGame(game, takeOver))) {
      key = newGameName();
      await keepGame({ ...game, key }, true);
    }
    takeOver = false;
    rememberHere(key);
  }
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
  };
  return {
    changed: () => {
      timer ??= setTimeout(flush, restMs);
    },
    flush,
    end: () => {
      flush();
      if (current.match.moments().length === 1) writing = writing.then(() => dropGame(key));
    },
  };
}

/** Starts watching the session; whatever is played from now on is kept. */
export function keepGames(): void {
  let keeper: Keeper | undefined;
  let stop = () => {};
  const follow = () => {
    stop();
    keeper?.end();
    const current = session.get();
    keeper = current?.isKept ? keeperOf(current) : undefined;
    if (current === null || keeper === undefined) return;
    const stops = [current.match.subscribe(keeper.changed), current.notes.subscribe(keeper.changed)];
    stop = () => {
      for (const one of stops) one();
    };
    keeper.changed();
  };
  session.subscribe(follow);
  follow();
  addEventListener('pagehide', () => keeper?.flush());
  document.addEventListener('visibilitychange', () => keeper?.flush());
}
