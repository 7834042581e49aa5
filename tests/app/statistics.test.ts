/** What is remembered of a match that is over, what it comes to with others, and its file. */
import { beforeAll, describe, expect, test } from 'vitest';
import { runMatch } from '../../app/game/match';
import type { Session, Sitter } from '../../app/game/session';
import { storeOf } from '../../app/page/store';
import { statisticsOf, talliesByOpponent } from '../../app/statistics/count';
import { readStatistics, writeStatistics } from '../../app/statistics/exchange';
import { type PlayedMatch, playedMatch } from '../../app/statistics/playedMatch';
import { replay } from '../../machines/replay';
import { prebuiltDeck } from '../../src/decks';
import type { GameRecord, Note } from '../../src/record';
import type { People, Seat } from '../../src/vocabulary';
import { randomRecord } from '../support/randomRecord';

const title = 'Fire and fury';
const record: GameRecord = randomRecord(
  {
    decks: [{ ...prebuiltDeck('vulca'), title }, prebuiltDeck('buka')],
    crystalsToWin: 5,
    mulligan: false,
    swapDecks: true,
    firstSeat: 0,
    order: null,
  },
  11,
);

const sitters: readonly [Sitter, Sitter] = [
  { by: 'person', name: 'Mira', level: 'greedy' },
  { by: 'computer', name: 'Computer', level: 'turn' },
];

const sessionAfter = (count: number, countsAs: string | null = 'one'): Session => ({
  id: 1,
  match: runMatch(record.settings, record.seed, record.actions.slice(0, count)),
  sitters,
  notes: storeOf<readonly Note[]>([]),
  isKept: true,
  key: null,
  countsAs,
});

describe('a match that is over', () => {
  let played: PlayedMatch;
  beforeAll(() => {
    played = playedMatch(sessionAfter(record.actions.length), 1000)!;
  });

  test('is remembered as the rules have counted it', () => {
    const { results, crystals } = replay(record).states.at(-1)!.position;
    expect(results.length).toBeGreaterThan(1);
    expect(played.crystals).toEqual(crystals);
    expect(played.games.map(({ winner, crystals: won, reason }) => [winner, won, reason])).toEqual(
      results.map(({ winner, crystals: won, reason }) => [winner, won, reason]),
    );
    expect(played.games.map(({ decks }) => decks.map(({ people }) => people))).toEqual(
      results.map(({ peoples }) => peoples),
    );
    expect(played.sitters).toEqual([
      { name: 'Mira', level: null },
      { name: 'Computer', level: 'turn' },
    ]);
  });

  test('R16.2 knows which deck each seat played after a swap', () => {
    expect(played.games.slice(0, 2).map(({ decks }) => decks.map((deck) => deck.title))).toEqual([
      [title, null],
      [null, title],
    ]);
  });

  test('has the turns and fights its states have gone through', () => {
    const { states } = replay(record);
    const ofFirst = states.filter(({ position }) => position.results.length === 0);
    const most = (of: (state: (typeof states)[number]) => number) => Math.max(...ofFirst.map(of));
    // The last action may lead through a turn of its own.
    const { turns, fights } = played.games[0]!;
    expect(turns - most(({ position }) => position.turn.number)).toBeOneOf([0, 1]);
    expect(fights).toBe(most(({ position }) => position.fightNumber));
  });

  test('is one entry, while it runs or does not count none', () => {
    expect(played.key).toBe('one');
    expect(playedMatch(sessionAfter(record.actions.length - 1), 1000)).toBeUndefined();
    expect(playedMatch(sessionAfter(record.actions.length, null), 1000)).toBeUndefined();
  });

  test('is the same after its file', () => {
    const text = writeStatistics([played]);
    expect(readStatistics(text)).toEqual({ ok: true, value: [played] });
    const faultOf = (changed: string) => {
      const read = readStatistics(changed);
      return read.ok ? undefined : read.faults[0];
    };
    expect(faultOf(text.slice(5))).toEqual({ code: 'notJson' });
    expect(faultOf('{"format":"blue-moon-record-1"}')).toEqual({ code: 'foreign' });
    expect(faultOf(text.replace('"vulca"', '"vikings"'))).toEqual({
      code: 'wrongField',
      field: 'matches.0.games.0.decks.0.people',
    });
  });
});

/** One game: what seat 0 and seat 1 play, and who wins. */
function game(peoples: readonly [People, People], winner: Seat, crystals = 1): PlayedMatch['games'][number] {
  const decks = peoples.map((people) => ({ people, title: null }));
  return { decks: decks as never, winner, crystals, reason: 'fourthDragon', fights: 3 + winner, turns: 20 };
}

let entered = 0;
const match = (
  levels: readonly [PlayedMatch['sitters'][0]['level'], PlayedMatch['sitters'][1]['level']],
  ...games: PlayedMatch['games']
): PlayedMatch => {
  const crystalsOf = (seat: Seat) =>
    games.reduce((sum, { winner, crystals }) => sum + (winner === seat ? crystals : 0), 0);
  return {
    key: String(++entered),
    endedAt: entered,
    sitters: [
      { name: 'Mira', level: levels[0] },
      { name: 'Jonas', level: levels[1] },
    ],
    crystalsToWin: games.length === 1 ? 1 : 5,
    crystals: [crystalsOf(0), crystalsOf(1)],
    games,
  };
};

describe('matches together', () => {
  const matches = [
    match([null, 'greedy'], game(['vulca', 'hoax'], 0, 4)),
    match([null, 'turn'], game(['vulca', 'hoax'], 0, 2), game(['hoax', 'vulca'], 1, 3)),
    match(['turn', null], game(['flit', 'vulca'], 1, 2)),
    match([null, null], game(['flit', 'aqua'], 0), game(['aqua', 'flit'], 0), game(['flit', 'aqua'], 0)),
  ];
  const all = statisticsOf(matches, { opponent: 'computer', people: null });

  test('are counted as the person saw them, wherever they sat', () => {
    expect([all.games, all.won]).toEqual([4, 3]);
    expect(all.crystals).toEqual({ won: 8, lost: 3 });
    expect([...all.byOwnPeople]).toEqual([
      ['vulca', { games: 3, won: 3 }],
      ['hoax', { games: 1, won: 0 }],
    ]);
    expect(all.byOtherPeople.get('flit')).toEqual({ games: 1, won: 1 });
    expect(all.fights).toEqual({ mean: (3 + 3 + 4 + 4) / 4, most: 4 });
    expect(all.streak?.length).toBe(2);
    expect(all.matches).toEqual({ games: 1, won: 0 });
  });

  test('are chosen by level and by the own people', () => {
    expect(statisticsOf(matches, { opponent: 'turn', people: null }).games).toBe(3);
    expect(statisticsOf(matches, { opponent: 'turn', people: 'vulca' })).toMatchObject({ games: 2, won: 2 });
    expect(statisticsOf(matches, { opponent: 'master:1s', people: null })).toMatchObject({
      games: 0,
      streak: null,
    });
  });

  test('of one screen count for both, each game once', () => {
    const shared = statisticsOf(matches, { opponent: 'sameScreen', people: null });
    expect(shared.games).toBe(3);
    expect([...shared.byPlayer]).toEqual([
      ['Mira', { games: 3, won: 3 }],
      ['Jonas', { games: 3, won: 0 }],
    ]);
    expect(shared.byOwnPeople.get('flit')).toEqual({ games: 3, won: 2 });
    expect(shared.streak).toEqual({ length: 3, who: 'Mira' });
  });

  test('are told apart by opponent', () => {
    expect([...talliesByOpponent(matches, null)]).toEqual([
      ['greedy', { games: 1, won: 1 }],
      ['turn', { games: 3, won: 2 }],
      ['sameScreen', { games: 3, won: 3 }],
    ]);
  });
});
