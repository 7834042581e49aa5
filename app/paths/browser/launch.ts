/** Chromium for paths and tests: found on this machine, without a window, driven by playwright-core. */
import type { Browser } from 'playwright-core';
import { findChromium } from './chromium';

const quiet = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Undefined where there is no Chromium. */
export async function launchChromium(): Promise<Browser | undefined> {
  const executablePath = findChromium();
  if (executablePath === undefined) return undefined;
  const { chromium } = await import('playwright-core');
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({ executablePath, args: isRoot ? [...quiet, '--no-sandbox'] : quiet });
}
