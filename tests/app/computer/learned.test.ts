/** The learned evaluation: what it is told, what its file keeps, and that it learns by the right gradient. */
import { expect, test } from 'vitest';
import { freshFrom } from '../../../app/computer/evaluate/judge';
import { areas, newInputs, readInputs } from '../../../app/computer/learned/inputs';
import { learnedJudge } from '../../../app/computer/learned/judge';
import { loadJudge } from '../../../app/computer/learned/load';
import { fold, layout, makeNetwork, newParameters } from '../../../app/computer/learned/network';
import { parametersFrom, weightsFile } from '../../../app/computer/learned/weights';
import file from '../../../app/computer/learned/weights.json';
import { chanceFrom } from '../../../app/computer/player';
import { newAdam } from '../../../app/computer/training/adam';
import { Learner } from '../../../app/computer/training/learner';
import { lessonsOf } from '../../../app/computer/training/selfPlay';
import { catalogue } from '../../../src/cards';
import { decisionsOf, disguised } from './support';

const anyNetwork = () => makeNetwork(newParameters(chanceFrom(5)));

test('the inputs are the same when what a seat cannot see is dealt anew', () => {
  let seen = 0;
  for (let game = 0; game < 6; game++) {
    for (const state of decisionsOf(game)) {
      for (const seat of [0, 1] as const) {
        const told = [state, disguised(state, seat, 9)].map(({ position }) => {
          const { frame, rows, count, numbers } = readInputs(position, seat, null, newInputs());
          return { frame, rows: [...rows.subarray(0, count)].sort((a, b) => a - b), numbers: [...numbers] };
        });
        expect(told[1]).toEqual(told[0]);
        seen += told[0]!.rows.length;
      }
    }
  }
  expect(seen).toBeGreaterThan(1000);
});

test('a card drawn by luck is told as one of the draw pile', () => {
  const [state] = decisionsOf(3);
  const { position } = state!;
  const fresh = freshFrom(position, 0);
  const drawn = position.sides[0].drawPile.pop()!;
  position.sides[0].hand.push(drawn);
  const rowsOf = (of: Uint8Array | null): number[] => {
    const { rows, count } = readInputs(position, 0, of, newInputs());
    return [...rows.subarray(0, count)];
  };
  const row = (area: (typeof areas)[number]) =>
    areas.indexOf(area) * catalogue.length + position.cards[drawn]!;
  expect(rowsOf(fresh)).toContain(row('drawPile'));
  expect(rowsOf(fresh)).not.toContain(row('hand'));
  expect(rowsOf(null)).toContain(row('hand'));
});

/** Small enough to cross few of the bends of the network, large enough for 32-bit sums. */
const change = 2e-3;

test('the gradient is the slope of the loss, for each part of the network', () => {
  const lessons = lessonsOf(learnedJudge(anyNetwork()), 0, 1, 1);
  const batch = Array.from({ length: lessons.count }, (_, index) => index);
  const learner = new Learner(newParameters(chanceFrom(6)), newAdam(layout.size));
  learner.studyAll(lessons, batch);
  const gradient = learner.gradient.slice();
  const parts = Object.values(layout);
  for (const [part, from] of parts.slice(0, -1).entries()) {
    // The steepest parameter of each part: differences of float32 sums need a slope that shows.
    let at = from;
    for (let index = from; index < parts[part + 1]!; index++)
      if (Math.abs(gradient[index]!) > Math.abs(gradient[at]!)) at = index;
    const lossAt = (change: number): number => {
      const kept = learner.parameters[at]!;
      learner.parameters[at] = kept + change;
      fold(learner.network);
      const loss = learner.studyAll(lessons, batch);
      learner.parameters[at] = kept;
      return loss;
    };
    const slope = (lossAt(change) - lossAt(-change)) / (2 * change);
    expect(gradient[at]).not.toBe(0);
    expect(Math.abs(slope / gradient[at]! - 1), Object.keys(layout)[part]).toBeLessThan(0.1);
  }
});

const entropyOf = (share: number): number => (share === 0 ? 0 : share * Math.log(share));

test('the loss falls when the same lessons are learned again and again', () => {
  const lessons = lessonsOf(learnedJudge(anyNetwork()), 0, 2, 1);
  const batch = Array.from({ length: lessons.count }, (_, index) => index);
  const learner = new Learner(newParameters(chanceFrom(6)), newAdam(layout.size));
  // What a network that knew every target would still lose.
  const least =
    lessons.targets.reduce((sum, target) => sum - entropyOf(target) - entropyOf(1 - target), 0) /
    lessons.count;
  const losses = Array.from({ length: 40 }, () => learner.learn(lessons, batch, 1e-2));
  expect(losses.at(-1)! - least).toBeLessThan(0.5 * (losses[0]! - least));
});

test('the file keeps the weights to the precision that matters, and how they came about', async () => {
  const parameters = newParameters(chanceFrom(5));
  const { games, command } = file.origin;
  const again = parametersFrom(weightsFile(parameters, { ...file.origin }))!;
  const [one, other] = [learnedJudge(makeNetwork(parameters)), learnedJudge(makeNetwork(again))];
  for (const { position } of [...decisionsOf(1)].slice(0, 20))
    expect(other(position, 0)).toBeCloseTo(one(position, 0), 3);
  expect(parametersFrom({ ...weightsFile(parameters, file.origin), format: 0 })).toBeUndefined();
  expect(command).toContain('npx blue-moon train');
  expect(games).toBeGreaterThan(1000);
  expect(JSON.stringify(file).length).toBeLessThan(2_000_000);
  await expect(loadJudge()).resolves.toBeTypeOf('function');
});

test('the judge that comes with the game knows that dragons win games', async () => {
  const judge = await loadJudge();
  for (const { position } of [...decisionsOf(2)].slice(0, 12)) {
    const chances = [0, 1, 2].map((lead) => judge({ ...position, dragons: [lead, 0] }, 0));
    expect(chances[1]).toBeGreaterThan(chances[0]!);
    expect(chances[2]).toBeGreaterThan(chances[1]!);
  }
});
