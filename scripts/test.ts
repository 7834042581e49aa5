/**
 * Every check of the project, one after the other, each shown as it runs: types, lint, unit tests, browser tests.
 * Ends with the line `N passed, N failed`, in which types and lint count as one each.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumMissing, findChromium, installChromium } from '../app/paths/browser/chromium';
import type { Counts } from '../tests/support/tally';

const total: Counts = { passed: 0, failed: 0, skipped: 0 };

function add({ passed, failed, skipped }: Counts): void {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

function succeeds(command: string, env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true, env: { ...process.env, ...env } });
  return status === 0;
}

function check(title: string, command: string): void {
  console.log(`\n== ${title}`);
  const passed = succeeds(command);
  add({ passed: Number(passed), failed: Number(!passed), skipped: 0 });
}

/** A run that counted no failure and still failed, or broke off before it counted, is one failure. */
function vitest(title: string, project: string): void {
  console.log(`\n== ${title}`);
  const folder = mkdtempSync(join(tmpdir(), 'blue-moon-'));
  const file = join(folder, 'counts.json');
  const reporters = '--reporter=default --reporter=./tests/support/tally.ts';
  const passed = succeeds(`vitest run --project ${project} ${reporters}`, { TALLY_FILE: file });
  const counts = readCounts(file);
  rmSync(folder, { recursive: true });
  add(passed || counts.failed > 0 ? counts : { ...counts, failed: 1 });
}

function readCounts(file: string): Counts {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Counts;
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

function browserTests(): void {
  if (findChromium() === undefined) installChromium();
  if (findChromium() !== undefined) {
    vitest('Browser tests', 'browser');
  } else {
    console.log(`\n== Browser tests\n${chromiumMissing}`);
    add({ passed: 0, failed: 1, skipped: 0 });
  }
}

check('Types', 'tsc');
check('Lint', 'biome check --error-on-warnings .');
vitest('Unit tests', 'unit');
browserTests();

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
