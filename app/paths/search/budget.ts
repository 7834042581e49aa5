/** How long a search may go on, and whom it tells how far it is. */

export interface Budget {
  /** True once time is up or somebody has cancelled. */
  isSpent(): boolean;
  seconds(): number;
  /** Why it is spent, for the report. */
  spent(): string;
  tell(done: number, all: number, what: string): void;
}

export interface BudgetOptions {
  readonly milliseconds: number;
  /** Asked now and then. */
  readonly isCancelled?: () => boolean;
  readonly onProgress?: (done: number, all: number, what: string) => void;
  /** The clock, in milliseconds. */
  readonly now?: () => number;
}

export function budgetOf({
  milliseconds,
  isCancelled,
  onProgress,
  now = () => performance.now(),
}: BudgetOptions): Budget {
  const start = now();
  let told = start;
  return {
    isSpent: () => isCancelled?.() === true || now() - start > milliseconds,
    seconds: () => (now() - start) / 1000,
    spent: () => `stopped after ${Math.round((now() - start) / 100) / 10} s`,
    tell(done, all, what) {
      if (onProgress === undefined || now() - told < 100) return;
      told = now();
      onProgress(done, all, what);
    },
  };
}
