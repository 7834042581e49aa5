/**
 * How the tests run: `unit` is everything that needs no browser, `browser` drives the built app in Chromium, and `long`
 * does so beside a development server or other programs (`npm run test:long`).
 */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Vitest leaves one core idle unless told. */
const maxWorkers = '100%';

const browserTests = 'tests/browser/**/*.test.ts';
const longTests = ['changedRules', 'generatedSpec', 'inspectorWindows', 'tourEverywhere'].map(
  (name) => `tests/browser/${name}.test.ts`,
);

const inChromium = {
  globalSetup: 'tests/support/serveOnce.ts',
  testTimeout: 180_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [browserTests],
          maxWorkers,
          // The modules keep nothing a test could leave behind, so files of a worker may share them.
          isolate: false,
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: [browserTests],
          exclude: longTests,
          // A page waits much of its time, so one more than there are cores.
          maxWorkers: availableParallelism() + 1,
          ...inChromium,
        },
      },
      // Suites that `blue-moon paths` has written as tests; run by their file, and by no other command.
      { test: { name: 'suites', include: ['**/*.test.ts'], exclude: ['**/node_modules/**', 'tests/**'] } },
      { test: { name: 'long', include: longTests, fileParallelism: false, ...inChromium } },
    ],
  },
});
