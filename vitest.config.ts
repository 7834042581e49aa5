/** How the tests run: `unit` is everything that needs no browser, `browser` drives the built app in Chromium. */
import { defineConfig } from 'vitest/config';

/** Vitest leaves one core idle unless told. */
const maxWorkers = '100%';

const browserTests = 'tests/browser/**/*.test.ts';

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
          globalSetup: 'tests/support/serveOnce.ts',
          maxWorkers,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
