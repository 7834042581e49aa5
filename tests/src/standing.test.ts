/** The last standing is used again where the same texts are at work: this must never show. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { matchChart } from '../../machines/engine';
import { copyPosition } from '../../src/copy';
import { prebuiltDeck } from '../../src/decks';
import { newPosition, type Position } from '../../src/position';
import { below, nextRandom, seedRandom } from '../../src/rng';
import { standingOf } from '../../src/standing';
import { peoples } from '../../src/vocabulary';

const start = (game: number): Position =>
  newPosition(
    {
      decks: [prebuiltDeck(peoples[game % 9]!), prebuiltDeck(peoples[(game * 2 + 1) % 9]!)],
      crystalsToWin: 1,
      mulligan: false,
      swapDecks: true,
      firstSeat: null,
      order: null,
    },
    game,
    false,
  );

/** A position equal in everything, but dealt anew: nothing of an earlier standing fits it. */
const dealtAnew = (position: Position): Position => ({ ...position, cards: [...position.cards] });

function compare(position: Position): void {
  const standing = standingOf(position);
  const afresh = standingOf(dealtAnew(position));
  if (!isDeepStrictEqual(standing, afresh)) expect(standing).toEqual(afresh);
}

test('the standing of a position is that of a computation from nothing, all over random games', () => {
  let [texts, compared] = [0, 0];
  for (let game = 0; game < 45; game++) {
    const position = start(game);
    const earlier: Position[] = [];
    let place = matchChart.start(position);
    let rng = seedRandom(game);
    const pick = (count: number): number => {
      rng = nextRandom(rng);
      return below(rng, count);
    };
    while (!matchChart.isOver(place)) {
      const legal = matchChart.legalActions(place, position, []);
      const shunned = pick(10) > 0 ? ['takeBack', 'retreat', 'decline', 'next'] : ['takeBack'];
      const wanted = legal.filter(({ type }) => !shunned.includes(type));
      const from = wanted.length > 0 ? wanted : legal;
      place = matchChart.advance(place, position, from[pick(from.length)]!);
      earlier.push(copyPosition(position));
      if (pick(3) === 0) compare(position);
    }
    // As a search does: from one moment of a game to any other, which have the deal in common.
    for (const moment of earlier) {
      const [own, theirs] = standingOf(moment);
      texts += own.ignoring.length + theirs.bans.length + own.raising.length;
      compare(earlier[pick(earlier.length)]!);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(1000);
  expect(texts).toBeGreaterThan(100);
});
