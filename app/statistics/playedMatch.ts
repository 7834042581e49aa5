/** A match that is over, as the statistics remember it: a few lines that outlive the kept game. */
import { isOver, returns, type State } from '../../machines/engine';
import { deckOf, type GameResult } from '../../src/position';
import { type People, type Seat, seats } from '../../src/vocabulary';
import type { Level } from '../computer';
import type { Session } from '../game/session';

/** Who sat there; `level`: of the computer, `null` for a person. */
export interface PlayedSeat {
  readonly name: string;
  readonly level: Level | null;
}

export interface PlayedDeck {
  readonly people: People;
  /** Of a built deck, or the family; `null`: the people as sold. */
  readonly title: string | null;
}

export interface PlayedGame {
  /** Of seat 0 and seat 1; they may swap from game to game (R16.2). */
  readonly decks: readonly [PlayedDeck, PlayedDeck];
  readonly winner: Seat;
  readonly crystals: number;
  readonly reason: GameResult['reason'];
  readonly fights: number;
  readonly turns: number;
}

export interface PlayedMatch {
  /** The same for every copy of the match, so that it counts once. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
  readonly sitters: readonly [PlayedSeat, PlayedSeat];
  readonly crystalsToWin: number;
  /** What both seats have won in the end. */
  readonly crystals: readonly [number, number];
  readonly games: readonly PlayedGame[];
}

/** What a match has come to; undefined while it is not over, or if its end does not count. */
export function playedMatch({ countsAs, match, sitters }: Session, endedAt: number): PlayedMatch | undefined {
  const states = match.moments().map(({ state }) => state);
  const last = states.at(-1)!;
  if (countsAs === null || !isOver(last)) return undefined;
  const seated = sitters.map(({ by, name, level }) => ({ name, level: by === 'computer' ? level : null }));
  return {
    key: countsAs,
    endedAt,
    sitters: seated as [PlayedSeat, PlayedSeat],
    crystalsToWin: match.settings.crystalsToWin,
    crystals: [...returns(last)],
    games: gamesOf(states),
  };
}

/** What the rules have told of the end of each game. */
function gamesOf(states: readonly State[]): PlayedGame[] {
  const games: PlayedGame[] = [];
  for (const [index, { position }] of states.entries()) {
    for (const news of position.news ?? []) {
      if (news.what !== 'gameEnds' || news.game !== games.length + 1) continue;
      const { winner, crystals, reason } = news.result;
      const decks = decksOf(states[index - 1]!);
      games.push({ decks, winner, crystals, reason, fights: news.fight, turns: news.turn });
    }
  }
  return games;
}

function decksOf({ position }: State): PlayedGame['decks'] {
  const decks = seats.map((seat) => deckOf(position, seat));
  return decks.map(({ people, title = null }) => ({ people, title })) as [PlayedDeck, PlayedDeck];
}
