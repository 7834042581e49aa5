/** The account of one game: what was compared, allowed for, and found to differ. */
import type { AllowanceName } from './allowances';
import { moveInWords } from './moves';
import type { Difference, Mismatch, Tally, Uses } from './tally';
import type { TraceGame } from './trace';

export class Ledger {
  private readonly mismatches: Mismatch[] = [];
  private readonly times = new Map<AllowanceName, number>();
  private readonly compared = new Set<number>();

  constructor(
    private readonly trace: TraceGame,
    private readonly file: string,
    private readonly game: number,
  ) {}

  allow(name: AllowanceName): void {
    this.times.set(name, (this.times.get(name) ?? 0) + 1);
  }

  report(step: number, difference: Difference): void {
    const { file, game, trace } = this;
    this.mismatches.push({ file, game, step, move: moveInWords(trace.steps[step]!), ...difference });
  }

  markCompared(step: number): void {
    this.compared.add(step);
  }

  tally(): Tally {
    const { steps } = this.trace;
    const uses = [...this.times].map(([name, times]): [AllowanceName, Uses] => [name, { times, games: 1 }]);
    const plays = steps.filter(({ do: verb }) => verb.startsWith('play'));
    return {
      games: 1,
      steps: steps.length,
      compared: this.compared.size,
      mismatches: this.mismatches,
      allowances: Object.fromEntries(uses),
      played: [...new Set(plays.map(({ card }) => card!))],
    };
  }
}
