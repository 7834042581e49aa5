/** One round of learning: the games of a round are played by one network, then learned from. */
import { numberCount } from '../learned/inputs';
import { chanceFrom } from '../player';
import type { Learner } from './learner';
import type { Lessons } from './lessons';

export const gamesARound = 256;
/** Games played in one go by a thread. */
export const gamesAPart = 8;

const epochs = 2;
const batchSize = 1024;
const firstRate = 2e-3;
const lastRate = 2e-4;
/** After so many games the steps are half as long. */
const halfTime = 12_000;

const rateAfter = (games: number): number => Math.max(lastRate, firstRate / (1 + games / halfTime));

/** All lessons as one list. */
export function joined(parts: readonly Lessons[]): Lessons {
  const count = sum(parts.map((part) => part.count));
  const all: Lessons = {
    count,
    frames: new Uint8Array(count),
    begins: new Uint32Array(count + 1),
    rows: new Uint16Array(sum(parts.map((part) => part.rows.length))),
    numbers: new Float32Array(sum(parts.map((part) => part.numbers.length))),
    targets: new Float32Array(count),
  };
  let lessons = 0;
  let rows = 0;
  for (const part of parts) {
    all.frames.set(part.frames, lessons);
    all.targets.set(part.targets, lessons);
    all.rows.set(part.rows, rows);
    all.numbers.set(part.numbers, lessons * numberCount);
    for (let index = 0; index < part.count; index++) all.begins[lessons + index] = rows + part.begins[index]!;
    lessons += part.count;
    rows += part.rows.length;
  }
  all.begins[count] = rows;
  return all;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function shuffled(count: number, seed: number): number[] {
  const chance = chanceFrom(seed);
  const order = Array.from({ length: count }, (_, index) => index);
  for (let index = count - 1; index > 0; index--) {
    const other = chance.below(index + 1);
    [order[index], order[other]] = [order[other]!, order[index]!];
  }
  return order;
}

/** Learns from the lessons of a round, each met twice in an order by chance; returns the mean loss of the last pass. */
export function learnRound(learner: Learner, lessons: Lessons, games: number, seed: number): number {
  const rate = rateAfter(games);
  let loss = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = shuffled(lessons.count, seed + games * epochs + epoch);
    loss = 0;
    for (let from = 0; from < order.length; from += batchSize) {
      const batch = order.slice(from, from + batchSize);
      loss += batch.length * learner.learn(lessons, batch, rate);
    }
  }
  return loss / lessons.count;
}
