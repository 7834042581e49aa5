/** `blue-moon conform` as it is run at a terminal. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../support/sources';

const conform = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'app/cli/blue-moon.mjs'), 'conform', ...args], {
    encoding: 'utf8',
  });

test('a file that holds no traces is one sentence on stderr, with exit code 2', () => {
  const { status, stdout, stderr } = conform('package.json');
  expect([status, stdout, stderr]).toEqual([
    2,
    '',
    'blue-moon: package.json: this is not a whole gzip file.\n',
  ]);
});

test('without a file it says what is missing, with exit code 2', () => {
  const { status, stderr } = conform();
  expect(status).toBe(2);
  expect(stderr).toContain("missing required argument 'files'");
});
