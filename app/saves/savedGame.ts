/** A game as this browser keeps it: its record, who sits at it, and what a list of games tells of it. */
import type { People, Seat } from '../../src/vocabulary';
import { recordText } from '../game/records';
import type { Session, Sitter } from '../game/session';
import { gameOf } from '../game/view';

export interface SavedGame {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The window that wrote it, different for every visit. */
  readonly writer: string;
  /** As in the session. */
  readonly countsAs: string | null;
  readonly sitters: readonly [Sitter, Sitter];
  readonly peoples: readonly [People, People];
  readonly crystalsToWin: number;
  readonly game: number;
  readonly fight: number;
  /** `null` once the match is over. */
  readonly toAct: Seat | null;
  readonly record: string;
}

export async function savedGameOf(current: Session, key: string, writer: string): Promise<SavedGame> {
  const { match, sitters, countsAs } = current;
  const { observation } = match.view(0);
  const [one, other] = observation.sides;
  return {
    key,
    savedAt: Date.now(),
    writer,
    countsAs,
    sitters,
    peoples: [one.people, other.people],
    crystalsToWin: observation.crystalsToWin,
    game: gameOf(observation),
    fight: Math.max(1, observation.fightNumber),
    toAct: observation.toAct,
    record: await recordText(current),
  };
}
