/** Learns from positions whose worth is known: gradients of the cross-entropy, steps by Adam. */
import { catalogue } from '../../../src/cards';
import { type Inputs, numberCount, rowCount } from '../learned/inputs';
import {
  fold,
  layout,
  makeNetwork,
  middle,
  type Network,
  newActivity,
  type Parameters,
  parameterCount,
  rowAt,
  width,
  winChance,
} from '../learned/network';
import { frames, traitCount, traits } from '../learned/traits';
import { type Adam, step } from './adam';
import { inputsOf, type Lessons } from './lessons';

export class Learner {
  readonly network: Network;
  readonly gradient = new Float32Array(parameterCount);
  /** Gradients of the folded rows, and which of them are not 0. */
  private readonly rows = new Float32Array(frames.length * rowCount * width);
  private readonly touched = new Uint8Array(frames.length * rowCount);
  private readonly activity = newActivity();
  private readonly firstError = new Float32Array(width);

  constructor(
    readonly parameters: Parameters,
    readonly adam: Adam,
  ) {
    this.network = makeNetwork(parameters);
  }

  /** One step on a batch, given as indices of lessons; returns the mean loss before it. */
  learn(lessons: Lessons, batch: readonly number[], rate: number): number {
    const loss = this.studyAll(lessons, batch);
    step(this.adam, this.parameters, this.gradient, rate);
    fold(this.network);
    return loss;
  }

  /** The mean loss of a batch; leaves its gradient in `gradient`. */
  studyAll(lessons: Lessons, batch: readonly number[]): number {
    const { gradient } = this;
    gradient.fill(0);
    let loss = 0;
    for (const index of batch) loss += this.study(inputsOf(lessons, index), lessons.targets[index]!);
    this.unfold();
    for (let index = 0; index < parameterCount; index++) gradient[index] = gradient[index]! / batch.length;
    return loss / batch.length;
  }

  /** Adds the gradient of one lesson. */
  private study(inputs: Inputs, target: number): number {
    const { gradient, activity, firstError, parameters } = this;
    const { first, second } = activity;
    const chance = winChance(this.network, inputs, activity);
    const error = chance - target;
    firstError.fill(0);
    gradient[layout.thirdBias] = gradient[layout.thirdBias]! + error;
    for (let unit = 0; unit < middle; unit++) {
      if (second[unit]! === 0) continue;
      const third = layout.third + unit;
      gradient[third] = gradient[third]! + error * second[unit]!;
      const unitError = error * parameters[third]!;
      gradient[layout.secondBias + unit] = gradient[layout.secondBias + unit]! + unitError;
      const from = layout.second + unit * width;
      for (let index = 0; index < width; index++) {
        gradient[from + index] = gradient[from + index]! + unitError * first[index]!;
        firstError[index] = firstError[index]! + unitError * parameters[from + index]!;
      }
    }
    for (let unit = 0; unit < width; unit++) if (first[unit] === 0) firstError[unit] = 0;
    this.spread(inputs);
    const bounded = Math.min(1 - 1e-6, Math.max(1e-6, chance));
    return -(target * Math.log(bounded) + (1 - target) * Math.log(1 - bounded));
  }

  /** The error of the first layer goes to everything that was summed there. */
  private spread(inputs: Inputs): void {
    const { firstError } = this;
    this.add(this.gradient, layout.firstBias, firstError, 1);
    for (let index = 0; index < inputs.count; index++) {
      const row = inputs.rows[index]!;
      this.touched[inputs.frame * rowCount + row] = 1;
      this.add(this.rows, rowAt(inputs.frame, row), firstError, 1);
    }
    for (let number = 0; number < numberCount; number++) {
      const value = inputs.numbers[number]!;
      if (value !== 0) this.add(this.gradient, layout.numbers + number * width, firstError, value);
    }
  }

  private add(to: Float32Array, at: number, errors: Float32Array, factor: number): void {
    for (let unit = 0; unit < width; unit++) to[at + unit] = to[at + unit]! + factor * errors[unit]!;
  }

  /** What was gathered for folded rows goes to the cards and their traits. */
  private unfold(): void {
    for (let frame = 0; frame < frames.length; frame++) {
      for (let row = 0; row < rowCount; row++) {
        if (this.touched[frame * rowCount + row] === 0) continue;
        this.touched[frame * rowCount + row] = 0;
        this.unfoldRow(frame, row);
      }
    }
  }

  private unfoldRow(frame: number, row: number): void {
    const errors = this.rows.subarray(rowAt(frame, row), rowAt(frame, row) + width);
    this.add(this.gradient, layout.cards + row * width, errors, 1);
    const card = row % catalogue.length;
    const area = (row - card) / catalogue.length;
    const { indices, values } = traits[frame]![card]!;
    for (let index = 0; index < indices.length; index++) {
      const at = layout.traits + (area * traitCount + indices[index]!) * width;
      this.add(this.gradient, at, errors, values[index]!);
    }
    errors.fill(0);
  }
}
