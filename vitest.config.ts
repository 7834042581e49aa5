/** How the tests run: `unit` is everything that needs no browser, `browser` drives the built app in Chromium. */
import { defineConfig } from 'vitest/config';

const browserTests = 'tests/browser/**/*.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [browserTests],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: [browserTests],
          globalSetup: 'tests/support/serveOnce.ts',
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
