/** Counts of action sequences from ten named positions: a change in what is legal anywhere near them shows here. */
import { expect, test } from 'vitest';
import { apply, legalActions, newMatch, phaseOf, type State, toAct } from '../../machines/engine';
import { prebuiltDeck } from '../../src/decks';
import type { Settings } from '../../src/position';
import { below, nextRandom, seedRandom } from '../../src/rng';
import type { People } from '../../src/vocabulary';

const settings = (first: People, second: People): Settings => ({
  decks: [prebuiltDeck(first), prebuiltDeck(second)],
  crystalsToWin: 1,
  mulligan: false,
  swapDecks: true,
  firstSeat: 0,
  order: null,
});

const shunned = ['retreat', 'decline', 'next', 'pass', 'takeBack'];

/** The state of a seeded game that fights on wherever it can, after so many actions. */
function stateAfter(first: People, second: People, seed: number, actions: number): State {
  let state = newMatch(settings(first, second), seed, false);
  let rng = seedRandom(seed);
  for (let step = 0; step < actions && toAct(state) !== null; step++) {
    const legal = legalActions(state);
    const wanted = legal.filter(({ type }) => !shunned.includes(type));
    const from = wanted.length > 0 ? wanted : legal;
    rng = nextRandom(rng);
    const applied = apply(state, from[below(rng, from.length)]!);
    if (applied.ok) state = applied.state;
  }
  return state;
}

/** How many sequences of that many legal actions there are. */
function perft(state: State, depth: number): number {
  const legal = legalActions(state);
  if (depth === 1) return legal.length;
  return legal.reduce((sum, action) => {
    const applied = apply(state, action);
    return applied.ok ? sum + perft(applied.state, depth - 1) : sum;
  }, 0);
}

const positions = [
  ['the opening', 'vulca', 'hoax', 1, 0, 'beginning', [1, 1, 42, 47, 134]],
  ['a Character is due after the opening', 'vulca', 'hoax', 2, 3, 'leadership', [1, 8, 10, 26, 331]],
  ['a fight with Hoax is running', 'vulca', 'hoax', 3, 24, 'character', [4, 9, 17, 34, 106]],
  ['Khind: gangs in the hand', 'khind', 'vulca', 4, 3, 'character', [7, 54, 312, 694, 3451]],
  ['Mimix: pairs in the hand', 'mimix', 'flit', 5, 3, 'character', [8, 56, 357, 796, 3737]],
  ['Flit: boosters in pairs', 'flit', 'terrah', 6, 40, 'retreat', [2, 5, 9, 71, 127]],
  ['Buka: ships in the deck', 'buka', 'aqua', 7, 30, 'character', [2, 4, 9, 16, 69]],
  ['Buka: a Bluff could be laid', 'buka', 'khind', 8, 60, 'reinforcement', [2, 4, 12, 25, 117]],
  ['Pillar against Aqua', 'pillar', 'aqua', 9, 40, 'retreat', [2, 7, 21, 107, 247]],
  ['Terrah against Pillar', 'terrah', 'pillar', 10, 80, 'retreat', [2, 4, 7, 60, 77]],
] as const;

test.each(positions)('%s', (_, first, second, seed, actions, phase, counts) => {
  const state = stateAfter(first, second, seed, actions);
  expect(phaseOf(state)).toBe(phase);
  expect(counts.map((_, index) => perft(state, index + 1))).toEqual(counts);
});
