import { describe, expect, test } from 'vitest';
import { rematchSettings } from '../../app/game/session';
import { prebuiltDeck } from '../../src/decks';
import type { GameResult, Settings } from '../../src/position';
import type { Seat } from '../../src/vocabulary';

const settings: Settings = {
  decks: [prebuiltDeck('vulca'), prebuiltDeck('hoax')],
  crystalsToWin: 5,
  mulligan: true,
  swapDecks: true,
  firstSeat: 0,
  order: [[0], [0]],
};

const wonBy = (...winners: Seat[]): GameResult[] =>
  winners.map((winner, game) => ({
    winner,
    crystals: 1,
    dragons: [0, 0],
    reason: 'outOfCardsNoDragons',
    peoples: game % 2 === 0 ? ['vulca', 'hoax'] : ['hoax', 'vulca'],
  }));

const peoplesOf = ({ decks }: Settings) => decks.map((deck) => deck.people);

describe('a rematch (R16.2)', () => {
  test('after one game swaps the peoples, or leaves them', () => {
    expect(peoplesOf(rematchSettings(settings, wonBy(0), true))).toEqual(['hoax', 'vulca']);
    expect(peoplesOf(rematchSettings(settings, wonBy(0), false))).toEqual(['vulca', 'hoax']);
  });

  test('goes by who played what in the last game of a match', () => {
    expect(peoplesOf(rematchSettings(settings, wonBy(0, 1), true))).toEqual(['vulca', 'hoax']);
    expect(peoplesOf(rematchSettings(settings, wonBy(0, 1), false))).toEqual(['hoax', 'vulca']);
  });

  test('is started by the loser, with piles shuffled anew and the rest as agreed', () => {
    const next = rematchSettings(settings, wonBy(0, 1), true);
    expect(next).toMatchObject({ firstSeat: 0, order: null, crystalsToWin: 5, mulligan: true });
  });

  test('R16.5 leaves decks that are not swapped where they are', () => {
    const own = { ...settings, swapDecks: false };
    expect(peoplesOf(rematchSettings(own, wonBy(0, 1), false))).toEqual(['vulca', 'hoax']);
  });
});
