/** Bluffs (R23): laying and calling are mixed, so that neither who always calls nor who never does gains by it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dealsFor, type Pairing } from '../../../app/computer/arena/deals';
import { playGame } from '../../../app/computer/arena/game';
import { areTrue, relay, unseenOf } from '../../../app/computer/bluff/laid';
import { mixtureOf, type Stakes } from '../../../app/computer/bluff/subgame';
import type { Player, PlayerMaker } from '../../../app/computer/player';
import { consider } from '../../../app/computer/search/consider';
import { usualSearch } from '../../../app/computer/search/player';
import { turnPlayer, usualTurn } from '../../../app/computer/turn';
import { wilson } from '../../../app/wilson';
import { legalActions, observe, toAct } from '../../../machines/engine';
import type { Action } from '../../../src/actions';
import { peoples } from '../../../src/vocabulary';
import { decisionsOf } from './support';

/** What the laying side gets where both mix as they are given. */
const worthOf = (
  { calledTrue, calledFalse, passed, none, trueShare }: Stakes,
  { call, lay }: { call: number; lay: number },
): number =>
  trueShare * (call * calledTrue + (1 - call) * passed) +
  (1 - trueShare) * (lay * (call * calledFalse + (1 - call) * passed) + (1 - lay) * none);

const stakes: fc.Arbitrary<Stakes> = fc
  .tuple(
    fc.double({ min: 0.02, max: 0.98, noNaN: true }),
    fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }),
  )
  .map(([trueShare, values]) => {
    const [calledFalse, none, passed, calledTrue] = values.toSorted((a, b) => a - b);
    return { calledFalse, none, passed, calledTrue, trueShare } as Stakes;
  });

test('no fixed way to call or to lay gains anything against the mixture', () => {
  fc.assert(
    fc.property(stakes, (given) => {
      const { call, lay } = mixtureOf(given);
      const worth = worthOf(given, { call, lay });
      for (const always of [0, 1]) {
        expect(worthOf(given, { call: always, lay })).toBeGreaterThan(worth - 0.02);
        expect(worthOf(given, { call, lay: always })).toBeLessThan(worth + 0.02);
      }
    }),
    { seed: 1, numRuns: 300 },
  );
});

test('who can bluff for nothing does it at times, and is called at times', () => {
  const { call, lay } = mixtureOf({
    calledTrue: 0.9,
    calledFalse: 0.1,
    passed: 0.6,
    none: 0.3,
    trueShare: 0.4,
  });
  // The caller makes laying worth 0.3; the layer makes calling worth as much as passing.
  expect(call).toBeCloseTo(0.6, 1);
  expect(lay).toBeCloseTo((0.4 * 0.3) / (0.6 * 0.5), 1);
});

test('Bluffs are made true or false by cards the other seat cannot see, and none is lost', () => {
  let laid = 0;
  for (let game = 0; game < 540; game += 9) {
    for (const { position } of decisionsOf(game)) {
      for (const seat of [0, 1] as const) {
        const side = position.sides[seat];
        if (side.faceDown.length === 0) continue;
        const cards = () => [...side.hand, ...side.drawPile, ...side.support].sort((a, b) => a - b);
        const before = cards();
        const { trueShare } = unseenOf(position, seat);
        for (const wanted of [true, false]) {
          const can = relay(position, seat, wanted);
          if (can) expect(areTrue(position, seat)).toBe(wanted);
          else if (wanted) expect(trueShare).toBe(0);
          expect(cards()).toEqual(before);
        }
        laid++;
      }
    }
  }
  expect(laid).toBeGreaterThan(5);
});

test('a seat unwilling to lay false Bluffs still finds its turn once one lies', () => {
  const unwilling = { below: (bound: number) => bound - 1 };
  const options = { ...usualSearch, mixes: true, budget: { nodes: 20 } };
  let searched = 0;
  for (let game = 0; game < 540 && searched < 12; game += 9) {
    for (const state of decisionsOf(game)) {
      const seat = toAct(state)!;
      const { position } = state;
      if (position.sides[seat].faceDown.length === 0 || areTrue(position, seat)) continue;
      const legal = legalActions(state);
      if (position.onTurn !== seat || legal.length < 2) continue;
      const found = consider(observe(state, seat), legal, position.settings, unwilling, options);
      expect(found).not.toEqual([]);
      searched++;
    }
  }
  expect(searched).toBeGreaterThan(2);
});

const mixing: PlayerMaker = turnPlayer({ ...usualTurn, worlds: 1, budget: 30 });

/** The same player, but for its answer to Bluffs. */
const answering =
  (answer: Action['type'], counts: { answers: number }): PlayerMaker =>
  (settings) => {
    const player: Player = mixing(settings);
    return {
      choose(observation, legal, chance) {
        const fixed = legal.some(({ type }) => type === 'showColours')
          ? legal.find(({ type }) => type === answer)
          : undefined;
        if (fixed !== undefined) counts.answers++;
        return fixed ?? player.choose(observation, legal, chance);
      },
    };
  };

const withBluffs = peoples.filter((people) => people !== 'buka').map((people): Pairing => ['buka', people]);

test.each(['showColours', 'pass'] as const)(
  'who always answers %s does not beat it',
  async (answer) => {
    const counts = { answers: 0 };
    const exploiter = answering(answer, counts);
    let won = 0;
    let games = 0;
    for (const { peoples: pairing, seed } of dealsFor(withBluffs, 48, 3)) {
      if ((await playGame(pairing, seed, [mixing, exploiter])) === 1) won++;
      if ((await playGame(pairing, seed, [exploiter, mixing])) === 0) won++;
      games += 2;
    }
    expect(counts.answers).toBeGreaterThan(20);
    const [low] = wilson(won, games);
    expect(low).toBeLessThan(0.5);
  },
  180_000,
);
