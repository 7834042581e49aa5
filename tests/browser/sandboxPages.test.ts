/** Both sandboxes at both widths, in both themes and every language: nothing cut off, nothing inaccessible. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../src/vocabulary';
import { accessibilityFaults } from '../support/accessibility';
import { launchBrowser, screenshot } from '../support/browser';
import { openSandbox } from '../support/sandbox';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

describe.each(['plotTrack', 'blueEvents'] as const)('%s', (name) => {
  test.each(sizes)('$width wide', async (size) => {
    const { page, faults } = await openSandbox(browser, name, size);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    for (const theme of ['night', 'day'] as const) {
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value;
        // A colour that is still changing would be measured half way.
        document.documentElement.dataset.motion = 'none';
      }, theme);
      expect(await accessibilityFaults(page)).toEqual([]);
      await screenshot(page, `sandbox-${name}-${size.width}-${theme}`);
    }
    await page.locator('.sandbox-tools .button').nth(1).click();
    for (const language of languages) {
      await page.locator(`dialog label[lang=${language}]`).click();
      expect(await overflow()).toBeLessThanOrEqual(0);
    }
    await page.keyboard.press('Escape');
    await page.locator('.sandbox-tools .button').first().click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await screenshot(page, `sandbox-${name}-${size.width}-newGame`);
    expect(faults).toEqual([]);
  });
});
