/** Where the rules are asked about one candidate for all (`areAlike`), they would say the same of each. */
import { expect, test } from 'vitest';
import { matchChart } from '../../machines/engine';
import { actionTypes } from '../../src/actions';
import { areAlike, candidates } from '../../src/candidates';
import { prebuiltDeck } from '../../src/decks';
import { newPosition } from '../../src/position';
import { below, nextRandom, seedRandom } from '../../src/rng';
import { peoples } from '../../src/vocabulary';

const alike = actionTypes.filter(areAlike);

test.each(alike)('every candidate of %s is accepted, or none', (type) => {
  const seen = { accepted: 0, refused: 0 };
  for (let game = 0; game < 27; game++) {
    const decks = [prebuiltDeck(peoples[game % 9]!), prebuiltDeck(peoples[(game * 4 + 3) % 9]!)] as const;
    const settings = {
      decks,
      crystalsToWin: 1,
      mulligan: true,
      swapDecks: true,
      firstSeat: null,
      order: null,
    };
    const position = newPosition(settings, game, false);
    let place = matchChart.start(position);
    let rng = seedRandom(game);
    while (!matchChart.isOver(place)) {
      const verdicts = new Set<boolean>();
      candidates(position, type, (action) => verdicts.add(matchChart.accepts(place, position, action)));
      expect(verdicts.size).toBeLessThan(2);
      if (verdicts.has(true)) seen.accepted++;
      if (verdicts.has(false)) seen.refused++;
      const legal = matchChart.legalActions(place, position, []);
      const wanted = legal.filter((action) => action.type !== 'takeBack' && action.type !== 'decline');
      const from = wanted.length > 0 ? wanted : legal;
      rng = nextRandom(rng);
      place = matchChart.advance(place, position, from[below(rng, from.length)]!);
    }
  }
  expect(seen.accepted).toBeGreaterThan(20);
});
