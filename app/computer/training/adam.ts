/** Adam (Kingma and Ba 2015): a step of its own size for each parameter, from the mean and the spread of its gradients. */

export interface Adam {
  steps: number;
  readonly mean: Float32Array;
  readonly square: Float32Array;
}

export const newAdam = (size: number): Adam => ({
  steps: 0,
  mean: new Float32Array(size),
  square: new Float32Array(size),
});

const keepMean = 0.9;
const keepSquare = 0.999;
const smallest = 1e-8;

/** Moves the parameters against the gradient, in place. */
export function step(adam: Adam, parameters: Float32Array, gradient: Float32Array, rate: number): void {
  adam.steps++;
  const { mean, square } = adam;
  const meanScale = 1 - keepMean ** adam.steps;
  const squareScale = 1 - keepSquare ** adam.steps;
  for (let index = 0; index < parameters.length; index++) {
    const slope = gradient[index]!;
    const m = keepMean * mean[index]! + (1 - keepMean) * slope;
    const s = keepSquare * square[index]! + (1 - keepSquare) * slope * slope;
    mean[index] = m;
    square[index] = s;
    if (m === 0) continue;
    parameters[index] =
      parameters[index]! - (rate * (m / meanScale)) / (Math.sqrt(s / squareScale) + smallest);
  }
}
