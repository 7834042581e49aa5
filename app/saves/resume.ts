/** Goes on with a game that was kept. */
import { matchOf, type RecordFlaw, readGame } from '../game/records';
import { openSession, session } from '../game/session';
import { playedHere } from './autosave';
import type { SavedGame } from './savedGame';
import { loadGames } from './shelf';

/** Opens the game, unless it is the one that is open. The answer is what keeps it from being opened. */
export async function resumeGame({
  key,
  countsAs,
  record,
  sitters,
}: SavedGame): Promise<RecordFlaw | undefined> {
  if (session.get()?.key === key) return undefined;
  const read = await readGame(record);
  if (!read.ok) return read.faults[0]!;
  const { notes = [] } = read.value;
  openSession({ match: matchOf(read.value), sitters, key, countsAs, notes });
  return undefined;
}

/** The page was loaded at the table: the game this window played, or else the latest that is not over. */
export async function resumeLast(): Promise<void> {
  const games = await loadGames();
  const here = playedHere();
  const last = games.find(({ key }) => key === here) ?? games.find(({ toAct }) => toAct !== null);
  if (last !== undefined) await resumeGame(last);
}
