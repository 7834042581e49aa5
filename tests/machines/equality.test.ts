/** One chart, two executors: XState and the compiled table agree on whole games of every people and of the fragments. */
import { describe, expect, test } from 'vitest';
import { blueEvents } from '../../machines/blueEvents';
import { matchChart } from '../../machines/engine';
import { edgesOf } from '../../machines/executor/edges';
import {
  closeGuard,
  dropStateTask,
  negateGuard,
  swapWithNext,
  variant,
} from '../../machines/executor/mutated';
import { matchModule } from '../../machines/matchModule';
import { plotTrack } from '../../machines/plotTrack';
import { type AnyRulesModule, chartOf } from '../../machines/rulesModule';
import { prebuiltDeck } from '../../src/decks';
import { newPosition, type Settings } from '../../src/position';
import { peoples } from '../../src/vocabulary';
import { differenceInGame, nothingCompared } from '../support/threeWays';

/** Every people against itself and against the next ones; some matches of several games, some with a mulligan. */
function settingsOf(game: number): Settings {
  const people = (step: number) => prebuiltDeck(peoples[(game + step) % peoples.length]!);
  return {
    decks: [people(0), people(Math.floor(game / peoples.length) * 2)],
    crystalsToWin: game % 3 === 0 ? 5 : 1,
    mulligan: game % 2 === 0,
    swapDecks: true,
    firstSeat: null,
    order: null,
  };
}

const startOf = (game: number) => newPosition(settingsOf(game), game, game % 4 === 0);
const walkOf = (game: number) => ({
  seed: 7000 + game,
  bound: 20_000,
  pureEvery: 40,
  shunned: game % 2 === 0 ? [] : ['retreat', 'decline', 'next', 'pass'],
});

describe('the match chart', () => {
  test('both executors agree after every action, on what is refused, and on the end', () => {
    const compared = nothingCompared();
    const games = 6 * peoples.length;
    for (let game = 0; game < games; game++) {
      expect(
        differenceInGame(matchModule, matchChart, startOf(game), walkOf(game), compared),
      ).toBeUndefined();
    }
    const never = edgesOf(matchChart).filter((edge) => !compared.edges.has(edge.id));
    console.info(
      `${compared.games} matches, ${compared.actions} actions, ${compared.refusals} refusals, ` +
        `${compared.pure} pure transitions; edges never taken: ${never.map((edge) => edge.id).join(' | ') || 'none'}`,
    );
    expect(compared.games).toBe(games);
    expect(compared.actions).toBeGreaterThan(4000);
    expect(compared.refusals).toBeGreaterThan(2000);
    expect(compared.pure).toBeGreaterThan(100);
    expect(compared.edges.size).toBeGreaterThan(60);
  }, 240_000);

  const edgeOf = (part: string) => edgesOf(matchChart).find((edge) => edge.id.includes(part))!.id;
  const faults = {
    'a negated guard': negateGuard<never, never, never>(edgeOf('characterIsAllowed')),
    'a guard that is never true': closeGuard<never, never, never>(edgeOf('landingIsAllowed')),
    'edges in the wrong order': swapWithNext<never, never, never>(
      edgeOf('end.texts --always[questionIsOpen]'),
    ),
    'a missing entry step': dropStateTask<never, never, never>('match.game.fight.turn.refill', 'entry', 0),
  };
  test.each(Object.entries(faults))(
    '%s in the table is found',
    (_, fault) => {
      const wrong = variant(matchChart, fault as never);
      const differences = Array.from({ length: 9 }, (_, game) =>
        differenceInGame(matchModule, wrong, startOf(game + 8), walkOf(game), nothingCompared()),
      );
      expect(differences.filter((difference) => difference !== undefined)).not.toEqual([]);
    },
    120_000,
  );
});

describe.each([
  ['plotTrack', plotTrack],
  ['blueEvents', blueEvents],
])('the fragment %s', (_, fragment) => {
  test('both executors agree after every action, on what is refused, and on the end', () => {
    const module = fragment as unknown as AnyRulesModule;
    const chart = chartOf(module);
    const compared = nothingCompared();
    for (let game = 0; game < 40 && compared.actions < 600; game++) {
      const walk = { seed: game, bound: 400, pureEvery: 20 };
      expect(differenceInGame(module, chart, module.newPosition(game), walk, compared)).toBeUndefined();
    }
    expect(compared.actions).toBeGreaterThan(300);
    expect(compared.refusals).toBeGreaterThan(300);
    expect(compared.edges.size).toBeGreaterThanOrEqual(10);
  }, 120_000);
});
