/** The file for Playwright as a user runs it: by Playwright's own runner, against the served page. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { servedApp } from '../support/browser';
import { root } from '../support/sources';

mkdirSync(join(root, 'dist'), { recursive: true });
/** Inside the checkout, where the file finds Playwright. */
const folder = mkdtempSync(join(root, 'dist/suite-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(file: string, args: readonly string[]): Promise<{ code: number | null; text: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, file), ...args], {
      cwd: folder,
      env: { ...process.env, PAGE_URL: servedApp() },
    });
    let text = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    child.stderr.on('data', (chunk) => (text += chunk));
    child.on('close', (code) => resolve({ code, text }));
  });
}

test('passes on the page', { timeout: 600_000 }, async () => {
  const from = ['--from', 'a true Bluff', '--max-length', '8'];
  const asked = ['paths', 'match', '--until', 'edge=8', ...from, '--format', 'playwright', '--out', folder];
  expect(await run('app/cli/blue-moon.mjs', asked)).toMatchObject({ code: 0 });
  const { code, text } = await run('node_modules/@playwright/test/cli.js', ['test', 'match.spec.ts']);
  expect(text).toMatch(/\d passed/);
  expect(code, text).toBe(0);
});
