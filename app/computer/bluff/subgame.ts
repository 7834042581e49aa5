/**
 * The little game around a laid Bluff, solved by regret matching. A seat that holds what shows the symbol lays it; one
 * that does not may lay a false Bluff or none. The other seat, which cannot tell, calls or passes.
 */

/** What each end is worth to the seat that may lay, from 0 to 1. */
export interface Stakes {
  readonly calledTrue: number;
  readonly calledFalse: number;
  readonly passed: number;
  /** Nothing is laid, and the fight is given up. */
  readonly none: number;
  /** How likely the seat holds what shows the symbol. */
  readonly trueShare: number;
}

export interface Mixture {
  /** How often a call is right. */
  readonly call: number;
  /** How often a false Bluff is laid by who has only that. */
  readonly lay: number;
}

const iterations = 300;

/** One side of the game: plays in proportion to what it regrets not to have played. */
class Regrets {
  private readonly regrets: [number, number] = [0, 0];
  private weighted = 0;
  private weights = 0;

  /** How often the first of both strategies is played now. */
  get share(): number {
    const [first, second] = this.regrets;
    return first + second === 0 ? 0.5 : first / (first + second);
  }

  /** How often it was played on average; later rounds weigh more. */
  get average(): number {
    return this.weighted / this.weights;
  }

  learn(first: number, second: number, round: number): void {
    const { share, regrets } = this;
    const played = share * first + (1 - share) * second;
    regrets[0] = Math.max(0, regrets[0] + first - played);
    regrets[1] = Math.max(0, regrets[1] + second - played);
    this.weighted += round * share;
    this.weights += round;
  }
}

/** How both sides play so that neither gains by always or never laying, always or never calling. */
export function mixtureOf({ calledTrue, calledFalse, passed, none, trueShare }: Stakes): Mixture {
  const calls = new Regrets();
  const lays = new Regrets();
  for (let round = 1; round <= iterations; round++) {
    const [call, lay] = [calls.share, lays.share];
    const laidFalse = (1 - trueShare) * lay;
    calls.learn(-trueShare * calledTrue - laidFalse * calledFalse, -(trueShare + laidFalse) * passed, round);
    lays.learn(call * calledFalse + (1 - call) * passed, none, round);
  }
  return { call: calls.average, lay: lays.average };
}
