import { describe, expect, test } from 'vitest';
import { hurriedLevel, levels } from '../../../app/computer';
import { playerOf } from '../../../app/computer/levels';
import { chanceFrom } from '../../../app/computer/player';
import { apply, isOver, legalActions, newMatch, observe, returns, toAct } from '../../../machines/engine';
import { prebuiltDeck } from '../../../src/decks';
import type { Settings } from '../../../src/position';
import type { People, Seat } from '../../../src/vocabulary';

const settingsFor = (one: People, other: People): Settings => ({
  decks: [prebuiltDeck(one), prebuiltDeck(other)],
  crystalsToWin: 1,
  mulligan: true,
  swapDecks: true,
  firstSeat: null,
  order: null,
});

/** Plays a game of two levels to its end and returns the seat that wins. */
async function winner(
  pair: readonly [People, People],
  seated: readonly string[],
  seed: number,
): Promise<Seat> {
  const settings = settingsFor(...pair);
  const seats = seated.map((level) => playerOf(level)!(settings));
  const chance = chanceFrom(seed);
  let state = newMatch(settings, seed);
  for (let steps = 0; !isOver(state); steps++) {
    if (steps > 4000) throw new Error('The game does not end');
    const seat = toAct(state)!;
    const action = await seats[seat]!.choose(observe(state, seat), legalActions(state), chance);
    const applied = apply(state, action);
    if (!applied.ok) throw new Error(JSON.stringify([action, applied.reason]));
    state = applied.state;
  }
  return returns(state)[0] > returns(state)[1] ? 0 : 1;
}

describe('computer players', () => {
  test('every level offered at the table is one', () => {
    for (const level of [...levels, hurriedLevel]) expect(playerOf(level), level).toBeDefined();
  });

  test.each(['random', 'greedy', 'turn'])(
    '%s plays games of all kinds of peoples to the end',
    async (level) => {
      const pairs = [
        ['vulca', 'hoax'],
        ['buka', 'khind'],
        ['pillar', 'aqua'],
        ['mimix', 'flit'],
        ['terrah', 'buka'],
      ] as const;
      for (const [seed, pair] of pairs.entries()) await winner(pair, [level, level], seed);
    },
  );

  test('greedy wins most games against random', async () => {
    let won = 0;
    for (let seed = 0; seed < 12; seed++) {
      const seat = (seed % 2) as Seat;
      const seated = seat === 0 ? ['greedy', 'random'] : ['random', 'greedy'];
      if ((await winner(['vulca', 'hoax'], seated, seed)) === seat) won++;
    }
    expect(won).toBeGreaterThan(8);
  });
});
