/**
 * The table in the page: script fetched before it, how long a press takes until the page is drawn and laid out anew, how
 * evenly frames follow each other while cards travel, and the processor time it all takes.
 */
import type { Browser, Page } from 'playwright-core';
import { buildPage, servePage } from '../../app/cli/page';
import { marker } from '../../app/paths/browser/controls';
import { launchBrowser } from '../support/browser';
import { type Control, readControls } from '../support/controls';
import { firstLoadOf } from '../support/firstLoad';
import { TablePlayer } from '../support/tablePlayer';
import { tasksDuring } from './tasks';

const presses = 80;
/** Longer than cards travel. */
const watchedMs = 320;
/** Half as long again as a frame of 60 in a second may take. */
const lateFrame = (1000 / 60) * 1.5;
/** Longer tasks cost a frame of 60 in a second. */
const frameMs = 1000 / 60;

interface Answer {
  readonly ms: number;
  /** Milliseconds between the frames after it. */
  readonly frames: readonly number[];
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

/** The press, and the frames that follow; `null` where the control has gone. Nothing else happens meanwhile. */
const pressAndWatch = (page: Page, { index }: Control): Promise<Answer | null> =>
  page.evaluate(
    async ([mark, number, watched]) => {
      const element = document.querySelector<HTMLElement>(`[${mark}="${number}"]`);
      if (element === null) return null;
      let last = (await new Promise(requestAnimationFrame)) as number;
      const began = performance.now();
      element.click();
      // React draws in a microtask after the event.
      await Promise.resolve();
      document.body.getBoundingClientRect();
      const ms = performance.now() - began;
      const frames: number[] = [];
      while (last < began + watched) {
        const now = (await new Promise(requestAnimationFrame)) as number;
        frames.push(now - last);
        last = now;
      }
      return { ms, frames };
    },
    [marker, String(index), watchedMs] as const,
  );

/** A page of the table without the worker that keeps the app: its installation would be measured, too. */
async function openTable(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('blue-moon.settings', JSON.stringify({ language: 'en', motion: 'full' }));
  });
  await page.goto(url);
  await page.locator('.deal').click();
  await page.locator('.table').waitFor();
  return page;
}

export async function measure(): Promise<Record<string, number>> {
  const folder = await buildPage();
  const served = await servePage(folder);
  const browser = await launchBrowser();
  try {
    const page = await openTable(browser, served.url);
    const answers: Answer[] = [];
    const press = async (on: Page, control: Control) => {
      const answer = await pressAndWatch(on, control);
      if (answer !== null) answers.push(answer);
    };
    const player = new TablePlayer(page, { press }, 0, 1);
    const { table } = await tasksDuring(browser, { table: page }, async () => {
      for (let steps = 0; answers.length < presses && steps < presses * 20; steps++) {
        await player.step(await readControls(page));
      }
    });
    const times = answers.map(({ ms }) => ms);
    const frames = answers.flatMap((answer) => answer.frames);
    const late = frames.filter((frame) => frame > lateFrame).length;
    const long = table.filter(({ processorMs }) => processorMs > frameMs).length;
    return {
      'table: script before it, kB gzipped': firstLoadOf(folder).bytes / 1000,
      'table: answer to a press, median ms': at(times, 0.5),
      'table: answer to a press, 95th percentile ms': at(times, 0.95),
      'table: frame, median ms': at(frames, 0.5),
      'table: frames later than 25 ms, %': (100 * late) / frames.length,
      'table: tasks of more processor time than a frame, a press': long / answers.length,
      'table: longest task, processor ms': Math.max(...table.map(({ processorMs }) => processorMs)),
    };
  } finally {
    await browser.close();
    await served.close();
  }
}
