/**
 * The table in the page: script fetched before it, how long a press takes until the page has drawn its answer anew, and how
 * evenly frames follow each other while cards travel.
 */
import type { Page } from 'playwright-core';
import { buildPage, servePage } from '../../app/cli/page';
import { marker } from '../../app/paths/browser/controls';
import { launchBrowser } from '../support/browser';
import { type Control, readControls } from '../support/controls';
import { firstLoadOf } from '../support/firstLoad';
import { TablePlayer } from '../support/tablePlayer';

const presses = 80;
/** Half as long again as a frame of 60 in a second may take. */
const lateFrame = (1000 / 60) * 1.5;

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

/** Milliseconds from the press to a page that is computed and laid out. */
const timedPress = (page: Page, { index }: Control): Promise<number | null> =>
  page.evaluate(
    ([mark, number]) => {
      const element = document.querySelector<HTMLElement>(`[${mark}="${number}"]`);
      if (element === null) return null;
      const began = performance.now();
      element.click();
      document.body.getBoundingClientRect();
      return performance.now() - began;
    },
    [marker, String(index)],
  );

/** Run as it stands: whatever loads this file would name the inner function by a helper the page does not have. */
const watchFrames = `{
  window.frameTimes = [];
  let last = performance.now();
  const next = (now) => {
    window.frameTimes.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}`;

export async function measure(): Promise<Record<string, number>> {
  const folder = await buildPage();
  const served = await servePage(folder);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(() => {
      localStorage.setItem('blue-moon.settings', JSON.stringify({ language: 'en', motion: 'full' }));
    });
    await page.goto(served.url);
    await page.locator('.deal').click();
    await page.locator('.table').waitFor();
    const shown = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    await page.evaluate(watchFrames);
    const times: number[] = [];
    const press = async (on: Page, control: Control) => {
      const time = await timedPress(on, control);
      if (time !== null) times.push(time);
      await on.waitForTimeout(150);
    };
    const player = new TablePlayer(page, { press }, 0, 1);
    for (let steps = 0; times.length < presses && steps < presses * 20; steps++) {
      await player.step(await readControls(page));
    }
    const frames = await page.evaluate(() => (window as never as { frameTimes: number[] }).frameTimes);
    const late = frames.filter((frame) => frame > lateFrame).length;
    return {
      'table: script before it, kB gzipped': firstLoadOf(folder).bytes / 1000,
      'table: first paint ms': shown,
      'table: answer to a press, median ms': at(times, 0.5),
      'table: answer to a press, 95th percentile ms': at(times, 0.95),
      'table: frame, median ms': at(frames, 0.5),
      'table: frames later than 25 ms, %': (100 * late) / frames.length,
    };
  } finally {
    await browser.close();
    await served.close();
  }
}
