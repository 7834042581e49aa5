/** A game to look at: steps, what is told when, whose view may be shown, and going on from it. */
import { describe, expect, test } from 'vitest';
import { runMatch } from '../../../app/game/match';
import type { Session, Sitter } from '../../../app/game/session';
import { storeOf } from '../../../app/page/store';
import { type Film, filmOfRecord, filmOfSession } from '../../../app/replay/film';
import { fightAt, stepFrom } from '../../../app/replay/steps';
import { observe } from '../../../machines/engine';
import { replay } from '../../../machines/replay';
import { prebuiltDeck } from '../../../src/decks';
import { none } from '../../../src/position';
import type { GameRecord, Note } from '../../../src/record';
import { randomRecord } from '../../support/randomRecord';

const record: GameRecord = randomRecord(
  {
    decks: [prebuiltDeck('buka'), prebuiltDeck('hoax')],
    crystalsToWin: 5,
    mulligan: true,
    swapDecks: true,
    firstSeat: 0,
    order: null,
  },
  4,
);
const { states } = replay(record);
const film = filmOfRecord(record);
const moments = states.map((_, at) => at);

function sessionOf(actions: GameRecord['actions'], by: readonly [Sitter['by'], Sitter['by']]): Session {
  const sitters = by.map((who, seat) => ({ by: who, name: record.names[seat], level: 'greedy' })) as never;
  const match = runMatch(record.settings, record.seed, actions);
  return {
    id: 1,
    match,
    sitters,
    notes: storeOf<readonly Note[]>([]),
    isKept: false,
    key: null,
    countsAs: null,
  };
}

describe('steps', () => {
  test('lead from turn to turn and from fight to fight, and end at either end', () => {
    const begins = (at: number) => ({
      turn: states[at]!.position.turn.number,
      fight: fightAt(film, at).fight,
      game: fightAt(film, at).game,
    });
    for (const stride of ['turn', 'fight'] as const) {
      let at = 0;
      const visited = [at];
      while (at < film.length) {
        const next = stepFrom(film, at, stride, 1);
        expect(next).toBeGreaterThan(at);
        if (next < film.length) expect(begins(next)).not.toEqual(begins(next - 1));
        at = next;
        visited.push(at);
      }
      for (const back of visited.toReversed().slice(1)) {
        at = stepFrom(film, at, stride, -1);
        expect(at).toBe(back);
      }
    }
    expect(stepFrom(film, 0, 'action', -1)).toBe(0);
    expect(stepFrom(film, film.length, 'action', 1)).toBe(film.length);
  });

  test('the fights are those of each game, in their order', () => {
    const games = film.fights.map(({ game }) => game);
    expect(games).toEqual(games.toSorted((a, b) => a - b));
    expect(new Set(games).size).toBe(states.at(-1)!.position.results.length);
  });
});

describe('what is told', () => {
  test('is all the news of each game, once, although positions drop the older ones', () => {
    const told = new Map(moments.map((at) => [fightAt(film, at).game, film.told(at, 'both')]));
    const count = [...told.values()].reduce((sum, news) => sum + news.length, 0);
    const { news, newsDropped } = states.at(-1)!.position;
    expect(newsDropped).toBeGreaterThan(0);
    expect(count).toBe(newsDropped + news!.length);
    expect(told.get(1)!.map(({ at }) => at)).toEqual(
      told
        .get(1)!
        .map(({ at }) => at)
        .toSorted((a, b) => a - b),
    );
  });

  test('to one seat names no card that only the other has seen', () => {
    const draws = (seeing: 0 | 1 | 'both') =>
      film
        .told(0, seeing)
        .flatMap(({ news }) => (news.what === 'move' && news.seenBy === 1 ? [news.card] : []));
    expect(new Set(draws(0))).toEqual(new Set([none]));
    expect(draws(1)).not.toContain(none);
    expect(draws('both')).toEqual(draws(1));
  });
});

describe('views', () => {
  test('of a seat are what it observes, and of both hands the two laid together', () => {
    for (const at of moments.filter((moment) => moment % 37 === 0)) {
      const seen = [0, 1].map((seat) => observe(states[at]!, seat as 0 | 1));
      expect(film.view(at, 1).observation).toEqual(seen[1]);
      const { sides, cards } = film.view(at, 'both').observation;
      expect(sides).toEqual([seen[0]!.sides[0], seen[1]!.sides[1]]);
      const neither = cards.filter(
        (card, index) => card !== (seen[0]!.cards[index] ?? seen[1]!.cards[index]),
      );
      expect(neither).toEqual([]);
    }
  });

  const half = record.actions.slice(0, 60);
  const viewsOf = (actions: GameRecord['actions'], by: readonly [Sitter['by'], Sitter['by']]) => {
    const { seeable, isShared, isOpen } = filmOfSession(sessionOf(actions, by));
    return { seeable, isShared, isOpen };
  };

  test('of a game that runs are those of the persons at it, of one that is over all', () => {
    expect(viewsOf(half, ['person', 'computer'])).toEqual({ seeable: [0], isShared: false, isOpen: false });
    expect(viewsOf(half, ['person', 'person'])).toEqual({ seeable: [0, 1], isShared: true, isOpen: false });
    const all = { seeable: ['both', 0, 1], isShared: false, isOpen: true };
    expect(viewsOf(half, ['computer', 'computer'])).toEqual(all);
    expect(viewsOf(record.actions, ['person', 'computer'])).toEqual(all);
  });

  test('of a seat that may not be shown are not given, whatever is asked for', () => {
    const running = filmOfSession(sessionOf(half, ['person', 'computer']));
    for (const seeing of [1, 'both'] as const) expect(running.view(40, seeing).seat).toBe(0);
    for (const seeing of [1, 'both'] as const) expect(running.told(40, seeing)).toEqual(running.told(40, 0));
    expect(running.known(40, 1)).toEqual(running.known(40, 0));
  });
});

describe('going on', () => {
  const stateOf = (going: ReturnType<Film['branch']>) => going!.moments().at(-1)!.state;

  test('from a game that is over leads on from the very same position', () => {
    const going = film.branch(50, 'both');
    expect(stateOf(going)).toEqual(states[50]);
    expect(going!.isSetUp).toBe(false);
    expect(film.branch(film.length, 'both')).toBeNull();
  });

  test('from a game that runs deals anew what its player does not know', () => {
    const running = filmOfSession(sessionOf(record.actions.slice(0, 60), ['person', 'computer']));
    const branches = moments.slice(10, 60).flatMap((at) => {
      const going = running.branch(at, 0);
      return going === null ? [] : [{ at, state: stateOf(going) }];
    });
    expect(branches.length).toBeGreaterThan(20);
    let different = 0;
    for (const { at, state } of branches) {
      const { news: _, newsDropped, canTakeBack, mulligans, ...seen } = observe(state, 0);
      expect(observe(states[at]!, 0)).toMatchObject(seen);
      if (state.position.sides[1].hand.join() !== states[at]!.position.sides[1].hand.join()) different++;
    }
    expect(different).toBeGreaterThan(branches.length / 2);
  });
});
