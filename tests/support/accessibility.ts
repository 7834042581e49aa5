/** What axe finds wrong on a page, as sentences. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The window that is open above the page is looked at alone, as it is all that can be reached. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const scope = document.querySelector('dialog[open]') ?? document;
    const found = await window.axe.run(scope, {
      // Of WCAG 2.2 AA this one is not among the usual rules.
      rules: { 'target-size': { enabled: true } },
      // What holds is not listed and no selectors are sought, which would take half of the time.
      resultTypes: ['violations'],
      selectors: false,
      iframes: false,
      preload: false,
    });
    return found.violations.map(({ help, nodes }) => ({
      help,
      nodes: nodes.slice(0, 5).map(({ html }) => html),
    }));
  });
  return violations.map(({ help, nodes }) => `${help}: ${nodes.join(' ')}`);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
