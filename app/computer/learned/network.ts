/**
 * The network of the learned evaluation: a row of numbers for each card in each area, summed, then two small layers.
 * What a row holds is learned in two parts, of the card itself and of its traits, and folded into one for use.
 */
import { catalogue } from '../../../src/cards';
import { logistic } from '../evaluate/judge';
import type { Chance } from '../player';
import { areas, type Inputs, numberCount, rowCount } from './inputs';
import { frames, traitCount, traits } from './traits';

export const width = 64;
export const middle = 32;

/** Where each part of the parameters begins. */
function layoutOf() {
  let at = 0;
  const part = (size: number): number => {
    const from = at;
    at += size;
    return from;
  };
  return {
    cards: part(rowCount * width),
    traits: part(areas.length * traitCount * width),
    numbers: part(numberCount * width),
    firstBias: part(width),
    second: part(width * middle),
    secondBias: part(middle),
    third: part(middle),
    thirdBias: part(1),
    size: at,
  };
}
export const layout = layoutOf();
export const parameterCount = layout.size;

/** Numbers learned, in the order of `layout`. */
export type Parameters = Float32Array;

/** Small random numbers where symmetry has to be broken; what is said of single cards starts at nothing. */
export function newParameters(chance: Chance): Parameters {
  const parameters = new Float32Array(parameterCount);
  const fill = (from: number, to: number, spread: number): void => {
    for (let index = from; index < to; index++)
      parameters[index] = spread * ((2 * chance.below(1_000_000)) / 1_000_000 - 1);
  };
  fill(layout.traits, layout.numbers, 0.03);
  fill(layout.numbers, layout.firstBias, 0.15);
  fill(layout.second, layout.secondBias, Math.sqrt(6 / (width + middle)));
  fill(layout.third, layout.thirdBias, 0.1);
  return parameters;
}

/** Parameters made ready: the rows of all frames, one after the other. */
export interface Network {
  readonly parameters: Parameters;
  readonly rows: Float32Array;
}

export const rowAt = (frame: number, row: number): number => (frame * rowCount + row) * width;

export function makeNetwork(parameters: Parameters): Network {
  const network = { parameters, rows: new Float32Array(frames.length * rowCount * width) };
  fold(network);
  return network;
}

/** Brings the rows up to date with the parameters. */
export function fold({ parameters, rows }: Network): void {
  for (let frame = 0; frame < frames.length; frame++) {
    for (let area = 0; area < areas.length; area++) {
      for (let card = 0; card < catalogue.length; card++) foldRow(parameters, rows, frame, area, card);
    }
  }
}

function foldRow(
  parameters: Parameters,
  rows: Float32Array,
  frame: number,
  area: number,
  card: number,
): void {
  const row = area * catalogue.length + card;
  const to = rowAt(frame, row);
  const own = layout.cards + row * width;
  for (let unit = 0; unit < width; unit++) rows[to + unit] = parameters[own + unit]!;
  const { indices, values } = traits[frame]![card]!;
  for (let index = 0; index < indices.length; index++) {
    const from = layout.traits + (area * traitCount + indices[index]!) * width;
    const value = values[index]!;
    for (let unit = 0; unit < width; unit++)
      rows[to + unit] = rows[to + unit]! + value * parameters[from + unit]!;
  }
}

/** What the layers held for one position; learning goes back through it. */
export interface Activity {
  readonly first: Float32Array;
  readonly second: Float32Array;
}

export const newActivity = (): Activity => ({
  first: new Float32Array(width),
  second: new Float32Array(middle),
});

/** The chance to win; leaves in `activity` what each unit put out. */
export function winChance({ parameters, rows }: Network, inputs: Inputs, activity: Activity): number {
  const { first, second } = activity;
  for (let unit = 0; unit < width; unit++) first[unit] = parameters[layout.firstBias + unit]!;
  for (let index = 0; index < inputs.count; index++) {
    const from = rowAt(inputs.frame, inputs.rows[index]!);
    for (let unit = 0; unit < width; unit++) first[unit] = first[unit]! + rows[from + unit]!;
  }
  for (let number = 0; number < numberCount; number++) {
    const value = inputs.numbers[number]!;
    if (value === 0) continue;
    const from = layout.numbers + number * width;
    for (let unit = 0; unit < width; unit++) first[unit] = first[unit]! + value * parameters[from + unit]!;
  }
  for (let unit = 0; unit < width; unit++) if (first[unit]! < 0) first[unit] = 0;
  let out = parameters[layout.thirdBias]!;
  for (let unit = 0; unit < middle; unit++) {
    let sum = parameters[layout.secondBias + unit]!;
    const from = layout.second + unit * width;
    for (let index = 0; index < width; index++) sum += first[index]! * parameters[from + index]!;
    const put = Math.max(sum, 0);
    second[unit] = put;
    out += put * parameters[layout.third + unit]!;
  }
  return logistic(out);
}
