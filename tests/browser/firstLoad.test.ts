import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildPage } from '../../app/cli/page';
import { firstLoadOf } from '../support/firstLoad';

/** Of script, compressed: more makes the first visit slow on a phone. */
const mostBytes = 250_000;

test('the table is played before the script of any other room is fetched', async () => {
  const { bytes, later } = firstLoadOf(await buildPage());
  expect(bytes).toBeLessThan(mostBytes);
  expect(later).toEqual(
    expect.arrayContaining([
      'decks/Decks.tsx',
      'inspector/Inspector.tsx',
      'lessons/Lessons.tsx',
      'paths/page/Paths.tsx',
      'puzzles/Puzzles.tsx',
      'replay/Replay.tsx',
      'rules/Rules.tsx',
      'sandbox/Sandbox.tsx',
      'statistics/Statistics.tsx',
      expect.stringMatching(/^_de-/),
      expect.stringMatching(/^_es-/),
    ]),
  );
});

test('the page itself asks for the words of its reader, beside the script', async () => {
  const folder = await buildPage();
  const script = /<script>(.+?)<\/script>/s.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1];
  const askedOf = (stored: string | null, browser: readonly string[]): string => {
    const asked: { href: string }[] = [];
    new Function('localStorage', 'navigator', 'document', script ?? '')(
      { getItem: () => stored },
      { languages: browser },
      { createElement: () => ({}), head: { append: (link: { href: string }) => asked.push(link) } },
    );
    expect(asked.filter(({ href }) => !existsSync(join(folder, href)))).toEqual([]);
    return /(\w+)-[^/]+$/.exec(asked[0]!.href)![1]!;
  };
  expect(askedOf(null, ['fr-FR', 'de-CH'])).toBe('de');
  expect(askedOf('{"language":"es"}', ['de-CH'])).toBe('es');
  expect(askedOf('{', ['fr'])).toBe('en');
});
