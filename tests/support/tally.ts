/** A Vitest reporter: says what still runs when nothing else is heard, and leaves the counts for `scripts/test.ts`. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const silenceInMs = 15_000;

export default class Tally implements Reporter {
  private readonly running = new Set<string>();
  private readonly clock = setInterval(() => this.sayWhatRuns(), silenceInMs).unref();

  onTestModuleStart(module: TestModule): void {
    this.running.add(relative(process.cwd(), module.moduleId));
  }

  onTestModuleEnd(module: TestModule): void {
    this.running.delete(relative(process.cwd(), module.moduleId));
    this.clock.refresh();
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    clearInterval(this.clock);
    const counts: Counts = { passed: 0, failed: errors.length, skipped: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) counts[countedAs(test.result().state)] += 1;
      if (module.errors().length > 0) counts.failed += 1;
    }
    const { TALLY_FILE } = process.env;
    if (TALLY_FILE) writeFileSync(TALLY_FILE, JSON.stringify(counts));
  }

  private sayWhatRuns(): void {
    if (this.running.size > 0) console.log(` ... still running ${[...this.running].join(', ')}`);
  }
}

function countedAs(state: 'passed' | 'failed' | 'skipped' | 'pending'): keyof Counts {
  return state === 'pending' ? 'failed' : state;
}
