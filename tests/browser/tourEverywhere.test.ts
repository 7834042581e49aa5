/** What `tour.test.ts` does for three guests, for every language in every size. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { launchBrowser } from '../support/browser';
import { allGuests, tour } from '../support/tour/tour';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each(allGuests)('at $width x $height, $theme, in $language', { timeout: 400_000 }, (guest) =>
  tour(browser, guest),
);
