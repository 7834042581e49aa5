/** What a browser test needs: a Chromium, the served app, a page that remembers its faults, a screenshot. */
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { chromiumMissing } from '../../app/paths/browser/chromium';
import { launchChromium } from '../../app/paths/browser/launch';

/** Starts Chromium without a window. Close it in `afterAll`. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await launchChromium();
  if (browser === undefined) throw new Error(chromiumMissing);
  return browser;
}

/** The address of the app, built from the present sources and served for this run. */
export function servedApp(): string {
  return inject('appUrl');
}

export interface OpenOptions {
  /** Which page and with which query: `inspector.html`, `?seed=1`. */
  path?: string;
  width?: number;
  height?: number;
  /** Keeps the app in the browser, as it does for players; other tests would only wait for it. */
  keepsOffline?: boolean;
  /** What the local storage holds before the page is opened, as JSON. */
  stored?: Readonly<Record<string, unknown>>;
  /** What else the browser says of who sits at it: language, colours, touch. */
  guest?: BrowserContextOptions;
}

export interface OpenedApp {
  page: Page;
  /** Every error the page threw or wrote to its console so far; a good test ends by expecting none. */
  faults: string[];
}

/** Opens a page of the app in a fresh context, so that nothing stored by another test is seen. */
export async function openApp(browser: Browser, options: OpenOptions = {}): Promise<OpenedApp> {
  const { path = '', width = 1440, height = 900, keepsOffline = false, stored = {}, guest } = options;
  const serviceWorkers = keepsOffline ? 'allow' : 'block';
  const url = new URL(path, servedApp());
  const localStorage = Object.entries(stored).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  }));
  const context = await browser.newContext({
    viewport: { width, height },
    serviceWorkers,
    ...guest,
    storageState: { cookies: [], origins: [{ origin: url.origin, localStorage }] },
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(url.href);
  return { page, faults };
}

/** Writes what the page shows to `screenshots/<name>.png`, for eyes; never compared. */
export async function screenshot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(import.meta.dirname, '../../screenshots', `${name}.png`) });
}
