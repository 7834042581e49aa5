import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../support/sources';

function blueMoon(...args: string[]) {
  return spawnSync(process.execPath, [join(root, 'app/cli/blue-moon.mjs'), ...args], { encoding: 'utf8' });
}

describe('blue-moon', () => {
  test('lists every command in its help', () => {
    const { status, stdout } = blueMoon('--help');
    const commands = readdirSync(join(root, 'app/cli/commands')).map((file) => file.replace('.ts', ''));
    const listed = [...stdout.matchAll(/^ {2}([a-z-]+)/gm)].map((match) => match[1]!.replaceAll('-', ''));
    expect(status).toBe(0);
    expect(listed).toEqual(expect.arrayContaining(commands.map((name) => name.toLowerCase())));
  });

  test.each([
    [['paly'], "unknown command 'paly'"],
    [['play', '--prot', '1'], "unknown option '--prot'"],
    [['play', '--port', 'x'], 'It must be a whole number from 1 to 65535.'],
  ])('answers wrong usage %j with one sentence and exit code 2', (args, sentence) => {
    const { status, stderr, stdout } = blueMoon(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(`blue-moon: `);
    expect(stderr).toContain(sentence);
    expect(stdout).toBe('');
  });
});
