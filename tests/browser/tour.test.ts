/** Each size and each language once; every language in every size is toured by `npm run test:long`. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { launchBrowser } from '../support/browser';
import { someGuests, tour } from '../support/tour/tour';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each(someGuests)('at $width x $height, $theme, in $language', { timeout: 400_000 }, (guest) =>
  tour(browser, guest),
);
