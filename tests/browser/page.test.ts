import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openApp, screenshot } from '../support/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('the built page opens without an error', async () => {
  const { page, faults } = await openApp(browser);
  expect(await page.title()).toBe('Blue Moon');
  await page.locator('#root > *').first().waitFor();
  await screenshot(page, 'start');
  expect(faults).toEqual([]);
});
