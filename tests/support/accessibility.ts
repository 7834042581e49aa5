/** What axe finds wrong on a page, as sentences. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run());
  return violations.map(({ help, nodes }) => `${help}: ${nodes.map((node) => node.html).join(' ')}`);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
