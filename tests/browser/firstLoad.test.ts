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
