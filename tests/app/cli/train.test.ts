/** `blue-moon train` at small scale: repeatable, resumable, the same on threads. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parametersFrom } from '../../../app/computer/learned/weights';
import { root } from '../../support/sources';

const folder = mkdtempSync(join(tmpdir(), 'blue-moon-'));
afterAll(() => rmSync(folder, { recursive: true }));

const small = ['--round', '3', '--measure', '0', '--json'];

function train(checkpoint: string, games: number, ...more: string[]) {
  const file = join(folder, checkpoint);
  const out = `${file}.weights`;
  const args = ['train', '--checkpoint', file, '--games', String(games), '--out', out, ...small, ...more];
  const ran = spawnSync(process.execPath, [join(root, 'app/cli/blue-moon.mjs'), ...args], {
    encoding: 'utf8',
  });
  return { ...ran, weights: () => JSON.parse(readFileSync(out, 'utf8')) };
}

test('training gives the same weights again, in one go or in two, on one thread or on two', () => {
  const whole = train('whole', 6, '--workers', '1');
  expect(whole.stderr).toBe('');
  expect(JSON.parse(whole.stdout)).toMatchObject({ games: 6, curve: [] });
  train('parts', 3, '--workers', '2');
  const parts = train('parts', 6, '--workers', '2');
  expect(JSON.parse(parts.stdout)).toMatchObject({ games: 6 });
  expect(parts.weights().numbers).toBe(whole.weights().numbers);
  expect(parts.weights().origin.command).toContain('npx blue-moon train --seed 1 --games 6');
  expect(parametersFrom(whole.weights())).toBeDefined();
}, 180_000);

test('a file that is no checkpoint is refused in a sentence and left as it is', () => {
  const file = join(folder, 'other');
  writeFileSync(file, '{}');
  const { status, stderr } = train('other', 8);
  expect(status).toBe(2);
  expect(stderr).toContain('is no checkpoint of this network');
  expect(readFileSync(file, 'utf8')).toBe('{}');
});
