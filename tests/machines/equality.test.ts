/** One chart, two executors: XState and the compiled table agree on whole games of every people and of the fragments. */
import { describe, expect, test } from 'vitest';
import { blueEvents } from '../../machines/blueEvents';
import { matchChart } from '../../machines/engine';
import { edgesOf } from '../../machines/executor/edges';
import {
  closeGuard,
  dropStateTask,
  dropTask,
  negateGuard,
  openGuard,
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

/** What a random player shuns nine times out of ten, so that the games differ in kind. */
const habits = [
  [],
  ['retreat', 'decline', 'next', 'pass'],
  ['retreat', 'decline'],
  ['retreat', 'decline', 'meetDemand'],
  ['retreat', 'decline', 'playCharacter'],
  ['fightOn', 'retreat', 'decline', 'next'],
];

const deckOf = (people: number) => prebuiltDeck(peoples[people % peoples.length]!);

/** The games of these numbers go through all 81 pairs of peoples with one habit, then with the next. */
const habitOf = (game: number) => habits[Math.floor(game / 81) % habits.length]!;
const singleGame = (game: number): Settings => ({
  decks: [deckOf(game), deckOf(Math.floor(game / 9))],
  crystalsToWin: 1,
  mulligan: false,
  swapDecks: true,
  firstSeat: null,
  order: null,
});

/** Every people against itself and others; every third a match of several games, every second with the mulligan. */
const match = (game: number): Settings => ({
  ...singleGame(game),
  decks: [deckOf(game), deckOf(Math.floor(game / 9) * 2)],
  crystalsToWin: game % 3 === 0 ? 5 : 1,
  mulligan: game % 2 === 0,
});

/** Between them they take every edge that a search through 60,000 games took; some come once in thousands. */
const rareGames = [25559, 1361, 126, 295, 96, 389, 99, 116, 199, 89, 85, 141];

/** Dragons come from demands, Storms, calls and Leadership cards, so no game is decided in the middle of these phases. */
const neverTaken = [
  'match.game.fight.turn.character.open --always[gameIsDecided]--> match.game.scoring #0',
  'match.game.fight.turn.reinforcement.open --always[gameIsDecided]--> match.game.scoring #0',
];

const walkOf = (game: number, shunned: readonly string[]) => ({
  seed: game,
  bound: 20_000,
  pureEvery: 20,
  shunned,
});

describe('the match chart', () => {
  const compared = nothingCompared();

  test('both executors agree after every action, on what is refused and why, and on the end: matches', () => {
    for (let game = 0; game < 6 * peoples.length; game++) {
      const start = newPosition(match(game), game, game % 4 === 0);
      const walk = walkOf(game, habits[game % 2]!);
      expect(differenceInGame(matchModule, matchChart, start, walk, compared)).toBeUndefined();
    }
  }, 240_000);

  test('the same: games that take rare edges', () => {
    for (const game of rareGames) {
      const start = newPosition(singleGame(game), game, false);
      const walk = walkOf(game, habitOf(game));
      expect(differenceInGame(matchModule, matchChart, start, walk, compared)).toBeUndefined();
    }
  }, 120_000);

  test('enough has been compared', () => {
    const never = edgesOf(matchChart).flatMap(({ id }) => (compared.edges.has(id) ? [] : [id]));
    console.info(
      `${compared.games} matches, ${compared.actions} actions, ${compared.refusals} refusals with ` +
        `${compared.reasons.size} reasons, ${compared.pure} pure transitions, ${compared.edges.size} edges; ` +
        `never taken: ${never.join(' | ') || 'none'}`,
    );
    expect(compared.games).toBe(6 * peoples.length + rareGames.length);
    expect(compared.actions).toBeGreaterThan(20_000);
    expect(compared.refusals).toBeGreaterThan(50_000);
    expect(compared.reasons.size).toBeGreaterThan(25);
    expect(compared.pure).toBeGreaterThan(1000);
    expect(compared.full).toBe(compared.pure);
    expect(never).toEqual(neverTaken);
  });

  const edgeOf = (part: string) => edgesOf(matchChart).find((edge) => edge.id.includes(part))!.id;
  const faults = {
    'a negated guard': negateGuard<never, never, never>(edgeOf('characterIsAllowed')),
    'a guard that is never true': closeGuard<never, never, never>(edgeOf('landingIsAllowed')),
    'edges in the wrong order': swapWithNext<never, never, never>(
      edgeOf('end.texts --always[questionIsOpen]'),
    ),
    'a guard left out': openGuard<never, never, never>(edgeOf('announcementIsAllowed')),
    'a missing step of an edge': dropTask<never, never, never>(edgeOf('playSupport'), 0),
    'a missing entry step': dropStateTask<never, never, never>('match.game.fight.turn.refill', 'entry', 0),
  };
  test.each(Object.entries(faults))(
    '%s in the table is found',
    (_, fault) => {
      const wrong = variant(matchChart, fault as never);
      const differences = Array.from({ length: 9 }, (_, game) =>
        differenceInGame(
          matchModule,
          wrong,
          newPosition(match(game + 8), game, false),
          walkOf(game, habits[1]!),
          nothingCompared(),
        ),
      );
      expect(differences.filter((difference) => difference !== undefined)).not.toEqual([]);
    },
    120_000,
  );
});

describe.each([
  ['plotTrack', plotTrack],
  ['blueEvents', blueEvents],
])('the fragment %s', (name, fragment) => {
  test('both executors agree after every action, on what is refused and why, and on the end', () => {
    const module = fragment as unknown as AnyRulesModule;
    const chart = chartOf(module);
    const compared = nothingCompared();
    const starts = [...Object.values(module.scenarios ?? {}), module.newPosition(1)];
    for (let game = 0; game < 160; game++) {
      const walk = { seed: game, bound: 300, pureEvery: 60 };
      const start = module.copy(starts[game % starts.length]!);
      expect(differenceInGame(module, chart, start, walk, compared)).toBeUndefined();
    }
    const never = edgesOf(chart).flatMap(({ id }) => (compared.edges.has(id) ? [] : [id]));
    console.info(
      `${name}: ${compared.games} of 160 games ended, ${compared.actions} actions, ${compared.refusals} refusals, ` +
        `${compared.edges.size} edges; never taken: ${never.join(' | ') || 'none'}`,
    );
    expect(compared.games).toBeGreaterThan(10);
    expect(compared.actions).toBeGreaterThan(500);
    expect(compared.refusals).toBeGreaterThan(500);
    expect(never).toEqual([]);
  }, 120_000);
});
