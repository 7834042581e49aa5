/** R27: what is dealt anew stays within what the seat may know, and looks the same to it. */
import { expect, test } from 'vitest';
import { apply, legalActions, matchChart, newMatch, observe, toAct } from '../../machines/engine';
import { prebuiltDeck } from '../../src/decks';
import { determinize } from '../../src/determinize';
import { observe as observePosition } from '../../src/observe';
import type { Settings } from '../../src/position';
import { below, nextRandom, seedRandom } from '../../src/rng';
import { peoples } from '../../src/vocabulary';

const settingsOf = (game: number): Settings => ({
  decks: [prebuiltDeck(peoples[game % 9]!), prebuiltDeck(peoples[(game * 4 + 8) % 9]!)],
  crystalsToWin: 1,
  mulligan: false,
  swapDecks: true,
  firstSeat: null,
  order: null,
});

test('R27.1 R27.2 a determinized position gives the seat the same observation and the same legal actions', () => {
  let rng = seedRandom(11);
  let compared = 0;
  let withBluffs = 0;
  for (let game = 0; game < 27; game++) {
    const settings = settingsOf(game);
    let state = newMatch(settings, game, false);
    while (toAct(state) !== null) {
      const seat = toAct(state)!;
      const legal = legalActions(state);
      const seen = observe(state, seat);
      const dealt = determinize(seen, settings, rng);
      rng = dealt.rng;
      const { phase: _phase, place: _place, toAct: _toAct, ...before } = seen;
      expect({ ...observePosition(dealt.position, seat), canTakeBack: seen.canTakeBack }).toEqual(before);
      const same = matchChart.legalActions(state.place, dealt.position, []);
      expect(same).toEqual(legal.filter((action) => action.type !== 'takeBack'));
      compared++;
      if (seen.sides[seat === 0 ? 1 : 0].support.some((card) => card.faceDown)) withBluffs++;
      rng = nextRandom(rng);
      const choice = legal.filter((action) => action.type !== 'takeBack');
      const from = choice.length > 0 ? choice : legal;
      const applied = apply(state, from[below(rng, from.length)]!);
      if (!applied.ok) throw new Error(applied.reason.code);
      state = applied.state;
    }
  }
  expect(compared).toBeGreaterThan(1500);
  expect(withBluffs).toBeGreaterThan(5);
});
