/** What a first visit costs on a weak phone by a slow line, in the measures and with the throttling of Lighthouse. */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { buildPage } from '../../app/cli/page';
import { launchBrowser } from '../support/browser';
import { serveCompressed } from './serveCompressed';

const phone = { width: 390, height: 844 };
/** A processor so many times slower. */
const slowdown = 4;
/** Slow 4G as Lighthouse throttles it in a browser: milliseconds, and bytes a second. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
/** After this, nothing more is drawn by itself. */
const restMs = 4000;
/** What is longer blocks; only what is beyond counts. */
const blocking = 50;

/** Beside other work a slowed page takes its time. */
const patienceMs = 120_000;

type Figures = Record<string, number>;

interface Noted {
  paint: number;
  shift: number;
  tasks: { start: number; ms: number }[];
}

/** Run before anything of the page. As text: whatever loads this file would name its functions by a helper. */
const note = `{
  const noted = (window.noted = { paint: 0, shift: 0, tasks: [] });
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => { noted.paint = entry.startTime; });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) noted.shift += entry.value; });
  watch('longtask', (entry) => { noted.tasks.push({ start: entry.startTime, ms: entry.duration }); });
}`;

async function figuresOf(page: Page, name: string): Promise<Figures> {
  const { first, scripts, noted } = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter((entry) => entry.name.endsWith('.js'))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
    noted: (window as unknown as { noted: Noted }).noted,
  }));
  const blocked = noted.tasks
    .filter(({ start }) => start >= first)
    .reduce((sum, { ms }) => sum + Math.max(0, ms - blocking), 0);
  return {
    [`${name}: first contentful paint ms`]: first,
    [`${name}: largest contentful paint ms`]: noted.paint,
    [`${name}: total blocking time ms`]: blocked,
    [`${name}: cumulative layout shift`]: noted.shift,
    [`${name}: script, kB compressed`]: scripts / 1000,
  };
}

async function throttle(session: CDPSession, isSlow: boolean): Promise<void> {
  const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', isSlow ? slow4G : fast);
  await session.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? slowdown : 1 });
}

/** The start page, then a game that is gone on with; nothing is in the cache either time. */
async function visits(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: phone, serviceWorkers: 'block' });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  await page.addInitScript(note);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });

  await throttle(session, true);
  await page.goto(url);
  await page.locator('.deal').waitFor();
  await page.waitForTimeout(restMs);
  const start = await figuresOf(page, 'start page');

  await throttle(session, false);
  await page.locator('.deal').click();
  await page.locator('.hand').waitFor();
  await page.waitForTimeout(restMs);
  await throttle(session, true);
  await page.reload();
  await page.locator('.hand').waitFor();
  await page.waitForTimeout(restMs);
  const table = await figuresOf(page, 'table');
  await context.close();
  return { ...start, ...table };
}

export async function measure(): Promise<Figures> {
  const served = await serveCompressed(await buildPage());
  const browser = await launchBrowser();
  try {
    return await visits(browser, served.url);
  } finally {
    await browser.close();
    await served.close();
  }
}
