/** Positions to learn from, packed into a few arrays, so that threads hand them over without copying. */
import type { Position } from '../../../src/position';
import type { Seat } from '../../../src/vocabulary';
import type { Fresh } from '../evaluate/judge';
import { type Inputs, newInputs, numberCount, readInputs } from '../learned/inputs';
import type { Frame } from '../learned/traits';

export interface Lessons {
  readonly count: number;
  readonly frames: Uint8Array;
  /** Where the rows of each lesson begin; one more at the end. */
  readonly begins: Uint32Array;
  readonly rows: Uint16Array;
  readonly numbers: Float32Array;
  /** What each position turned out to be worth, from 0 to 1. */
  readonly targets: Float32Array;
}

/** A position noted down before its worth is known. */
export interface Noted {
  readonly inputs: Inputs;
  target: number;
}

const scratch = newInputs();

export function noted(position: Position, seat: Seat, fresh: Fresh | null): Noted {
  const { frame, rows, count, numbers } = readInputs(position, seat, fresh, scratch);
  return { inputs: { frame, rows: rows.slice(0, count), count, numbers: numbers.slice() }, target: 0 };
}

export function packed(all: readonly Noted[]): Lessons {
  const count = all.length;
  const begins = new Uint32Array(count + 1);
  for (let index = 0; index < count; index++) begins[index + 1] = begins[index]! + all[index]!.inputs.count;
  const rows = new Uint16Array(begins[count]!);
  const numbers = new Float32Array(count * numberCount);
  for (const [index, { inputs }] of all.entries()) {
    rows.set(inputs.rows, begins[index]!);
    numbers.set(inputs.numbers, index * numberCount);
  }
  return {
    count,
    frames: Uint8Array.from(all, ({ inputs }) => inputs.frame),
    begins,
    rows,
    numbers,
    targets: Float32Array.from(all, ({ target }) => target),
  };
}

/** The inputs of one lesson, as views on the packed arrays. */
export function inputsOf({ frames, begins, rows, numbers }: Lessons, index: number): Inputs {
  const [from, to] = [begins[index]!, begins[index + 1]!];
  return {
    frame: frames[index] as Frame,
    rows: rows.subarray(from, to),
    count: to - from,
    numbers: numbers.subarray(index * numberCount, (index + 1) * numberCount),
  };
}
