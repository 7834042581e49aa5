/** `blue-moon replay` on a corpus of two games. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { register } from '../../../app/cli/commands/replay';
import { UsageError } from '../../../app/cli/usage';
import type { Outcome } from '../../../app/inspector/impact/outcomes';
import { settingsOf } from '../../../machines/matchModule';
import { writeRecord } from '../../../src/record';
import { randomRecord } from '../../support/randomRecord';
import { root } from '../../support/sources';

let corpus = '';
const whole = randomRecord(settingsOf(0), 1, 60);
const fileOf = (name: string) => join(corpus, `${name}.json`);

beforeAll(() => {
  corpus = mkdtempSync(join(tmpdir(), 'blue-moon-'));
  writeFileSync(fileOf('one'), writeRecord(whole));
  writeFileSync(fileOf('two'), writeRecord(randomRecord(settingsOf(0), 2, 40)));
});
afterAll(() => rmSync(corpus, { recursive: true }));

/** Runs the command in this process: what it prints, and the exit code it asks for. */
async function replay(...args: string[]) {
  const program = new Command();
  register(program);
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const exitCode = process.exitCode;
  process.exitCode = 0;
  try {
    await program.parseAsync(['replay', ...args], { from: 'user' });
    return { status: process.exitCode, stdout: said.mock.calls.map(([line]) => `${line}\n`).join('') };
  } finally {
    process.exitCode = exitCode;
    said.mockRestore();
  }
}

test('a corpus that plays as recorded is counted, with exit code 0', async () => {
  expect(await replay('--corpus', corpus)).toEqual({
    status: 0,
    stdout: 'games 2  actions 100  go another way 0\n',
  });
});

test('against what was accepted, the first action that goes another way is named with both reasons', async () => {
  expect((await replay('--corpus', corpus, '--accept')).status).toBe(0);
  const file = fileOf('accepted');
  const accepted = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Outcome[]>;
  const refused = { code: 'powerTooLow', rule: 'R11.3', words: 'Your power is 1.' };
  accepted['one.json']![9] = { ...accepted['one.json']![9]!, refused };
  writeFileSync(file, JSON.stringify(accepted));
  const { status, stdout } = await replay('--corpus', corpus);
  expect(status).toBe(1);
  expect(stdout.split('\n')).toEqual([
    expect.stringMatching(/one\.json: action 10, \d \w+/),
    '  before  refused: powerTooLow, Your power is 1. (R11.3)',
    expect.stringMatching(/^ {2}now {5}taken, to match\.game\..*, position \w+$/),
    'games 2  actions 100  go another way 1',
    '',
  ]);
});

test('an action that is refused today, and another result, are divergences of a single record', async () => {
  const [first, ...rest] = whole.actions;
  writeFileSync(fileOf('one'), writeRecord({ ...whole, actions: [first!, first!, ...rest] }));
  writeFileSync(fileOf('two'), writeRecord({ ...whole, result: [3, 3] }));
  const { status, stdout } = await replay(fileOf('one'), fileOf('two'));
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /one\.json: action 2, \d mulligan.*\n {2}before {2}taken\n {2}now {5}refused: \w+, .+ \(R/,
  );
  expect(stdout).toMatch(/two\.json: all actions are taken\n {2}before {2}3 : 3\n {2}now {5}0 : 0/);
});

test('what cannot be used is refused in a sentence', async () => {
  const refused = async (...args: string[]) => {
    const error = await replay(...args).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    return (error as Error).message;
  };
  expect(await refused(join(root, 'package.json'))).toMatch(
    /package\.json: This file is not a game record of Blue Moon\.$/,
  );
  expect(await refused('--corpus', join(corpus, 'nowhere'))).toContain('cannot be read');
  expect(await refused()).toContain('--corpus');
});
