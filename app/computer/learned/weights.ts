/** The weights of the learned evaluation as they are kept in a file: two bytes a number, and how they came about. */
import { bytesOf, textOf } from './bytes';
import { layout, type Parameters, parameterCount } from './network';

/** How the weights came about, for whoever reads the file. */
export interface Origin {
  /** What makes them again. */
  readonly command: string;
  readonly games: number;
  readonly minutes: number;
  /** What was learned from. */
  readonly saw: string;
  /** Games won against the fixed level by games learned from. */
  readonly curve: readonly { readonly games: number; readonly wins: number; readonly of: number }[];
}

export interface WeightsFile {
  readonly format: number;
  readonly origin: Origin;
  /** The step of the numbers of each part of the network. */
  readonly scales: readonly number[];
  readonly numbers: string;
}

const format = 1;
const largest = 32_767;

/** The parts of the parameters, each kept on a scale of its own. */
const parts = Object.values(layout)
  .slice(0, -1)
  .map((from, index) => ({ from, to: Object.values(layout)[index + 1]! }));

export function weightsFile(parameters: Parameters, origin: Origin): WeightsFile {
  const kept = new Int16Array(parameterCount);
  const scales = parts.map(({ from, to }) => {
    const most = parameters.subarray(from, to).reduce((max, number) => Math.max(max, Math.abs(number)), 0);
    const scale = most === 0 ? 1 : most / largest;
    for (let index = from; index < to; index++) kept[index] = Math.round(parameters[index]! / scale);
    return scale;
  });
  return { format, origin, scales, numbers: textOf(kept) };
}

/** `undefined` where the file is of a network of another shape. */
export function parametersFrom({ format: written, scales, numbers }: WeightsFile): Parameters | undefined {
  const kept = new Int16Array(bytesOf(numbers).buffer);
  if (written !== format || kept.length !== parameterCount || scales.length !== parts.length)
    return undefined;
  const parameters = new Float32Array(parameterCount);
  for (const [part, { from, to }] of parts.entries()) {
    for (let index = from; index < to; index++) parameters[index] = kept[index]! * scales[part]!;
  }
  return parameters;
}
