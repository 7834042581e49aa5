/** `blue-moon cards` as it is run at a terminal. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../support/sources';

function cards(...args: string[]) {
  return spawnSync(process.execPath, [join(root, 'app/cli/blue-moon.mjs'), 'cards', ...args], {
    encoding: 'utf8',
  });
}

test('lists matching cards with what is printed on them and their text in the language asked for', () => {
  const { status, stdout } = cards('sloth', '--lang', 'de');
  expect(status).toBe(0);
  expect(stdout).toBe(
    'Launch Sloth Gas\n  Flit · Verstärkung · Paar · 2 Monde\n  Wenn ich mich zurückziehe, ziehst du 1 Drachen weniger an.\n\n',
  );
});

test('prints JSON with --json, all options together', () => {
  const { status, stdout } = cards('--people', 'khind', '--type', 'support', '--effect', 'draw', '--json');
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject([
    { id: 'khind-oath-of-khindship', text: 'At the end of my turn I may draw 1 card.' },
  ]);
});

test('finding nothing is said on stderr, with exit code 1', () => {
  const { status, stdout, stderr } = cards('qqqq');
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: 'No card matches.\n' });
});

test('an effect that does not exist is wrong usage', () => {
  const { status, stderr } = cards('--effect', 'explode');
  expect(status).toBe(2);
  expect(stderr).toContain('Allowed choices are attackAgain, changeElement');
});
