/** A training that can be gone on with: everything it depends on, as text. */
import { bytesOf, textOf } from '../learned/bytes';
import { parameterCount } from '../learned/network';
import { Learner } from './learner';
import type { CurvePoint } from './strength';

export interface Training {
  readonly learner: Learner;
  readonly seed: number;
  /** Games learned from. */
  games: number;
  /** Time spent, measurements included. */
  seconds: number;
  readonly curve: CurvePoint[];
}

const format = 1;

export function checkpointOf({ learner, seed, games, seconds, curve }: Training): string {
  const { parameters, adam } = learner;
  const written = {
    format,
    seed,
    games,
    seconds,
    curve,
    steps: adam.steps,
    parameters: textOf(parameters),
    mean: textOf(adam.mean),
    square: textOf(adam.square),
  };
  return `${JSON.stringify(written)}\n`;
}

/** `undefined` where the text is no checkpoint of a network of this shape. */
export function parseCheckpoint(text: string): Training | undefined {
  try {
    const read = JSON.parse(text);
    const [parameters, mean, square] = [read.parameters, read.mean, read.square].map(
      (written: string) => new Float32Array(bytesOf(written).buffer),
    );
    const isOurs = read.format === format && parameters?.length === parameterCount;
    if (!isOurs || mean?.length !== parameterCount || square?.length !== parameterCount) return undefined;
    const { seed, games, seconds, curve, steps } = read;
    return { learner: new Learner(parameters, { steps, mean, square }), seed, games, seconds, curve };
  } catch {
    return undefined;
  }
}
