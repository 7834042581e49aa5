import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../../src/text/en';
import { accessibilityFaults } from '../support/accessibility';
import { launchBrowser, openApp, screenshot } from '../support/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('the built page opens without an error; a room that breaks says so, and goes on when it is loaded anew', async () => {
  const { page, faults } = await openApp(browser);
  expect(await page.title()).toBe('Blue Moon');
  await page.locator('#root > *').first().waitFor();
  await screenshot(page, 'start');
  expect(faults).toEqual([]);

  await page.evaluate(() => {
    Element.prototype.scrollIntoView = () => {
      throw new Error('This browser does not scroll');
    };
    location.hash = '#/rules/R9';
  });
  await page.getByRole('alert').getByText(en.ui.somethingBroke).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await screenshot(page, 'broken');
  expect(faults.join()).toContain('This browser does not scroll');
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: en.ui.continueGame }).click(),
  ]);
  await page.getByRole('searchbox', { name: en.ui.rulesSearch }).waitFor();
});
