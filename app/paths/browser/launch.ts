/** Chromium for paths and tests: found on this machine, without a window, driven by playwright-core. */
import type { Browser } from 'playwright-core';
import { chromiumOptions } from './chromium';

/** Undefined where there is no Chromium. */
export async function launchChromium(): Promise<Browser | undefined> {
  const options = chromiumOptions();
  if (options === undefined) return undefined;
  const { chromium } = await import('playwright-core');
  return chromium.launch(options);
}
