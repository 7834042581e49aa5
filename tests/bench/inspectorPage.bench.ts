/** The inspector on a game of 1,000 actions, and beside computers at full speed: how long the page takes and holds. */
import type { Browser, Page } from 'playwright-core';
import { buildPage, servePage } from '../../app/cli/page';
import { settingsOf } from '../../machines/matchModule';
import { writeRecord } from '../../src/record';
import { launchBrowser } from '../support/browser';
import { randomRecord } from '../support/randomRecord';
import { type Task, tasksDuring } from './tasks';

const actionsWanted = 1000;
/** So many crystals are not won in so many actions. */
const endless = 99;
/** Places the scrubber is put to, and how far apart they are. */
const scrubs = 240;
const stride = 37;
const watchedMs = 10_000;
/** Milliseconds: what browsers call a long task. */
const longTask = 50;

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

/** A game of so many random actions that is far from over. */
async function openRecord(page: Page, actions: number): Promise<void> {
  const settings = { ...settingsOf(0), crystalsToWin: endless };
  const record = writeRecord(randomRecord(settings, 1, actions));
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record) };
  await page.locator('.menu summary').click();
  await page.locator('.menu-sheet input[type="file"]').setInputFiles(file);
  await page.locator(`.scrubber[max="${actions}"]`).waitFor({ state: 'attached', ...patient });
}

async function longGame(browser: Browser, url: string): Promise<Figures> {
  const page = await openInspector(browser, url);
  const first = await layoutMs(page);
  const before = await heapOf(page);
  await openRecord(page, actionsWanted);
  await scrub(page);
  const times = await scrub(page);
  const grown = (await heapOf(page)) - before;
  await page.reload();
  await page.locator('.chart .box.is-now').waitFor(patient);
  const again = await layoutMs(page);
  await page.close();
  return {
    'inspector: actions in the game': actionsWanted,
    'inspector: scrub, median ms': at(times, 0.5),
    'inspector: scrub, 95th percentile ms': at(times, 0.95),
    'inspector: memory grown MB': grown,
    'inspector: first layout ms': first,
    'inspector: layout on the next visit ms': again,
  };
}

/** From now on the page counts the actions it shows; fewer than before: another game has begun. Run as it stands. */
const countActions = `{
  const shown = () => Number(document.querySelector('.scrubber').max);
  window.counted = 0;
  let last = shown();
  setInterval(() => {
    const now = shown();
    window.counted += now >= last ? now - last : now;
    last = now;
  }, 20);
}`;

const countedIn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { counted: number }).counted);

function figuresOf(name: string, tasks: readonly Task[], actions?: number): Figures {
  const longest = (of: (task: Task) => number) => Math.max(0, ...tasks.map(of));
  const processor = tasks.reduce((sum, { processorMs }) => sum + processorMs, 0);
  return {
    ...(actions === undefined ? {} : { [`${name}: actions a second`]: actions / (watchedMs / 1000) }),
    ...(actions === undefined ? {} : { [`${name}: processor ms an action`]: processor / actions }),
    [`${name}: longest task ms`]: longest(({ ms }) => ms),
    [`${name}: longest task, processor ms`]: longest(({ processorMs }) => processorMs),
    [`${name}: tasks over 50 ms`]: tasks.filter(({ ms }) => ms > longTask).length,
  };
}

/** A game of its own that plays itself as fast as it can, and does not end. */
async function fullSpeed(browser: Browser, url: string): Promise<Figures> {
  const page = await openInspector(browser, url);
  await openRecord(page, 1);
  await page.evaluate(countActions);
  const { inspector } = await tasksDuring(browser, { inspector: page }, async () => {
    await page.getByRole('button', { name: 'Play at random' }).click();
    await page.waitForTimeout(watchedMs);
  });
  const actions = await countedIn(page);
  await page.close();
  return figuresOf('inspector, random play', inspector, actions);
}

/** What the table asks a spectator: presses the way on as soon as it is there. */
const pressOn = `setInterval(() => document.querySelector('[data-action^=next], [data-action=goOn], [data-action=rematchSame], [data-action=rematch]')?.click(), 20)`;

/** Two computers at the table as fast as they play, and an inspector in a window of its own. */
async function besideTheTable(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const table = await context.newPage();
  await table.addInitScript(() => {
    const draft = { table: 'watch', level: 'random', crystalsToWin: 5, firstSeat: 0 };
    localStorage.setItem('blue-moon.settings', JSON.stringify({ language: 'en', motion: 'none' }));
    localStorage.setItem('blue-moon.newGame', JSON.stringify(draft));
  });
  await table.goto(url);
  await table.locator('.deal').click();
  await table.locator('.table').waitFor(patient);
  await table.evaluate(pressOn);
  const inspector = await context.newPage();
  await inspector.goto(`${url}/#/inspector`);
  await inspector.locator('.chart .box.is-now').waitFor(patient);
  await inspector.getByRole('button', { name: 'Hold the computers' }).waitFor(patient);
  await inspector.evaluate(countActions);
  const tasks = await tasksDuring(browser, { table, inspector }, () => inspector.waitForTimeout(watchedMs));
  const actions = await countedIn(inspector);
  await context.close();
  return {
    ...figuresOf('inspector beside the table', tasks.inspector, actions),
    ...figuresOf('table beside the inspector', tasks.table),
  };
}

export async function measure(): Promise<Figures> {
  const served = await servePage(await buildPage());
  const browser = await launchBrowser();
  try {
    return {
      ...(await longGame(browser, served.url)),
      ...(await fullSpeed(browser, served.url)),
      ...(await besideTheTable(browser, served.url)),
    };
  } finally {
    await browser.close();
    await served.close();
  }
}
