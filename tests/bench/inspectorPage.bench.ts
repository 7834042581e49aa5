/** The inspector on a game of 1,000 actions, and beside computers at full speed: how long the page takes and holds. */
import type { Browser, Page } from 'playwright-core';
import { buildPage, servePage } from '../../app/cli/page';
import { settingsOf } from '../../machines/matchModule';
import { writeRecord } from '../../src/record';
import { launchBrowser } from '../support/browser';
import { randomRecord } from '../support/randomRecord';

const actionsWanted = 1000;
/** So many crystals are not won in so many actions. */
const endless = 99;
/** Places the scrubber is put to, and how far apart they are. */
const scrubs = 240;
const stride = 37;
const watchedMs = 10_000;

const patient = { timeout: 120_000 };

type Figures = Record<string, number>;

const at = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;

async function openInspector(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${url}/#/inspector`);
  await page.locator('.chart .box.is-now').waitFor(patient);
  return page;
}

const layoutMs = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('layout')[0]?.duration ?? 0);

/** After a collection of garbage, in megabytes. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}

/** From the press on the scrubber to the drawn page, without the wait for the screen. */
const scrub = (page: Page): Promise<number[]> =>
  page.evaluate(
    async ([count, step]) => {
      const slider = document.querySelector<HTMLInputElement>('.scrubber')!;
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      const found: number[] = [];
      for (let index = 1; index <= count; index++) {
        const place = String((index * step) % Number(slider.max));
        const began = performance.now();
        set.call(slider, place);
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        // React draws in a microtask after the event.
        await Promise.resolve();
        document.body.getBoundingClientRect();
        found.push(performance.now() - began);
        if (!document.querySelector('.time-pane h2')!.textContent!.includes(place))
          throw new Error(`The page does not show action ${place}`);
        await new Promise(requestAnimationFrame);
      }
      return found;
    },
    [scrubs, stride] as const,
  );

async function longGame(browser: Browser, url: string): Promise<Figures> {
  const page = await openInspector(browser, url);
  const first = await layoutMs(page);
  const before = await heapOf(page);
  const settings = { ...settingsOf(0), crystalsToWin: endless };
  const record = randomRecord(settings, 1, actionsWanted);
  await page.locator('.menu summary').click();
  const file = { name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(writeRecord(record)) };
  await page.locator('.menu-sheet input[type="file"]').setInputFiles(file);
  await page.locator(`.scrubber[max="${record.actions.length}"]`).waitFor({ state: 'attached', ...patient });
  await scrub(page);
  const times = await scrub(page);
  const grown = (await heapOf(page)) - before;
  await page.reload();
  await page.locator('.chart .box.is-now').waitFor(patient);
  const again = await layoutMs(page);
  await page.close();
  return {
    'inspector: actions in the game': record.actions.length,
    'inspector: scrub, median ms': at(times, 0.5),
    'inspector: scrub, 95th percentile ms': at(times, 0.95),
    'inspector: memory grown MB': grown,
    'inspector: first layout ms': first,
    'inspector: layout on the next visit ms': again,
  };
}

/** A game of its own that plays itself as fast as it can. */
async function fullSpeed(browser: Browser, url: string): Promise<Figures> {
  const page = await openInspector(browser, url);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  await page.getByRole('button', { name: 'Play at random' }).click();
  await page.waitForTimeout(watchedMs);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  const actions = await page.evaluate(() =>
    Number(document.querySelector<HTMLInputElement>('.scrubber')!.max),
  );
  await page.close();
  return {
    'inspector: actions a second at full speed': actions / (watchedMs / 1000),
    'inspector: longest task at full speed ms': Math.max(0, ...tasks),
    'inspector: tasks over 50 ms at full speed': tasks.length,
  };
}

export async function measure(): Promise<Figures> {
  const served = await servePage(await buildPage());
  const browser = await launchBrowser();
  try {
    return { ...(await longGame(browser, served.url)), ...(await fullSpeed(browser, served.url)) };
  } finally {
    await browser.close();
    await served.close();
  }
}
