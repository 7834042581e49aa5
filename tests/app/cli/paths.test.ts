/** `blue-moon paths` as it is run at a terminal. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../../support/sources';

const folder = mkdtempSync(join(tmpdir(), 'blue-moon-paths-'));
afterAll(() => rmSync(folder, { recursive: true }));

const paths = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'app/cli/blue-moon.mjs'), 'paths', ...args], { encoding: 'utf8' });

const toy = join(root, 'tests/app/paths/toy.ts');

describe('generating', () => {
  test('prints seed, size and coverage, and ends well when the goal is reached', () => {
    const { status, stdout } = paths('plotTrack', '--until', 'edge=100,guard=100', '--seed', '7');
    expect(stdout).toContain('plotTrack, seed 7, until edge=100,guard=100');
    expect(stdout).toMatch(/\d+ paths, \d+ actions, longest path \d+/);
    expect(stdout).toContain('edge    13 of 13 (100 %)');
    expect(stdout).not.toContain('budget');
    expect(status).toBe(0);
  });

  test('a goal that is missed is exit 1, with the reason of every gap', () => {
    const { status, stdout } = paths('match', '--until', 'pair=100', '--budget', '300ms');
    expect(status).toBe(1);
    expect(stdout).toContain('Goal missed.');
    expect(stdout).toMatch(/budget, stopped after \d/);
    expect(stdout).toMatch(
      /The budget ended the search \(stopped after .*the same seed may give another suite/,
    );
  });

  test('what cannot be used is exit 2, in one sentence', () => {
    const { status, stderr } = paths('match', '--gen', 'magic');
    expect(stderr).toMatch(/^blue-moon: There is no generator "magic"; known are .*\n$/);
    expect(status).toBe(2);
  });

  test('a machine of the user is walked', () => {
    const { status, stdout } = paths('--machine', `${toy}#door`, '--until', 'edge=100', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ chart: 'door', isReached: true, coverage: { gaps: [] } });
    expect(status).toBe(0);
  });

  test('writes every format, and runs what it wrote', () => {
    const formats = 'json,jsonl,md,html,vitest,mermaid,graphwalker,junit';
    expect(paths('blueEvents', '--until', 'edge=100', '--format', formats, '--out', folder).status).toBe(0);
    expect(readdirSync(folder).sort()).toEqual([
      'blueEvents.graphwalker.json',
      'blueEvents.html',
      'blueEvents.json',
      'blueEvents.jsonl',
      'blueEvents.md',
      'blueEvents.mmd',
      'blueEvents.test.ts',
      'blueEvents.xml',
    ]);
    for (const target of ['executor', 'xstate']) {
      const { status, stdout } = paths('run', join(folder, 'blueEvents.jsonl'), '--on', target);
      expect(stdout).toContain('0 failed');
      expect(status).toBe(0);
    }
  });

  test('the files for Vitest pass, of a chart and of a machine of the user', () => {
    const door = ['--machine', `${toy}#door`, '--until', 'edge=100', '--format', 'vitest', '--out', folder];
    expect(paths(...door).status).toBe(0);
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const asked = ['run', '--root', folder, '--reporter', 'json', '.test.'];
    const { stdout } = spawnSync(process.execPath, [vitest, ...asked], { encoding: 'utf8' });
    const { numFailedTests, numPassedTests, testResults } = JSON.parse(stdout);
    expect(testResults).toHaveLength(2);
    expect(numFailedTests).toBe(0);
    expect(numPassedTests).toBeGreaterThan(8);
  });
});

describe('running', () => {
  test('a path that is not as expected is exit 1 and says what was seen', () => {
    expect(paths('plotTrack', '--until', 'edge=100', '--format', 'json', '--out', folder).status).toBe(0);
    const file = join(folder, 'plotTrack.json');
    const suite = JSON.parse(readFileSync(file, 'utf8'));
    suite.paths[0].steps.at(-1).after.place = 'plotTrack.elsewhere';
    const changed = join(folder, 'changed.json');
    writeFileSync(changed, JSON.stringify(suite));
    const { status, stdout } = paths('run', changed, '--shrink');
    expect(stdout).toContain('place; expected plotTrack.elsewhere; seen plotTrack.');
    expect(status).toBe(1);
  });

  test('a file that is no suite is unreadable input', () => {
    const file = join(folder, 'none.json');
    writeFileSync(file, '{}');
    expect(paths('run', file)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('is no suite of test paths'),
    });
  });
});

test('mutating prints the score and every survivor, and fails below the least', () => {
  expect(paths('plotTrack', '--until', 'edge=50', '--out', folder).status).toBe(0);
  const { status, stdout } = paths(
    'mutate',
    'plotTrack',
    '--suite',
    join(folder, 'plotTrack.json'),
    '--least',
    '100',
  );
  expect(stdout).toMatch(/mutation score \d+(\.\d)? %/);
  expect(stdout).toMatch(/survived: \w+ .*would be caught by/);
  expect(status).toBe(1);
});
