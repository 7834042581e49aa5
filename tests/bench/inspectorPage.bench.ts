/** The inspector on a game of 1,000 actions: how long a step back or on takes in the page, and what the page holds. */

import { buildPage, servePage } from '../../app/cli/page';
import { writeTrail } from '../../app/trail';
import { legalActions, matchChart } from '../../machines/engine';
import { matchModule } from '../../machines/matchModule';
import type { AnyRulesModule } from '../../machines/rulesModule';
import { below, nextRandom, seedRandom } from '../../src/rng';
import { launchBrowser } from '../support/browser';

const actionsWanted = 1000;

/** A game of random actions, as long as wanted. */
function longGame(): string {
  const position = matchModule.newPosition(0);
  const start = matchModule.copy(position);
  let place = matchChart.start(position);
  const began = matchModule.copy(position);
  const first = matchChart.nameOf(place);
  let rng = seedRandom(1);
  const actions = [];
  while (actions.length < actionsWanted) {
    const legal = legalActions({ place, position });
    const plain = legal.filter(({ type }) => type !== 'takeBack' && type !== 'retreat');
    const choice = plain.length > 0 ? plain : legal;
    if (choice.length === 0) break;
    rng = nextRandom(rng);
    const action = choice[below(rng, choice.length)]!;
    actions.push(action);
    place = matchChart.advance(place, position, action);
  }
  void start;
  const module = matchModule as unknown as AnyRulesModule;
  return writeTrail({ chart: 'match', place: first, position: began, actions }, module);
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

export async function measure(): Promise<Record<string, number>> {
  const served = await servePage(await buildPage());
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${served.url}/#/inspector`);
    await page.locator('.chart .box.is-now').waitFor({ timeout: 60_000 });
    const layout = await page.evaluate(() => performance.getEntriesByName('layout')[0]?.duration ?? 0);
    const heap = () =>
      page.evaluate(
        () => (performance as never as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
      );
    const before = await heap();
    await page.locator('.menu summary').click();
    const file = { name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(longGame()) };
    await page.locator('.menu-sheet input[type="file"]').setInputFiles(file);
    await page.waitForFunction(
      () => Number((document.querySelector('.scrubber') as HTMLInputElement).max) > 100,
    );
    await page.waitForTimeout(3000);
    const times = await page.evaluate(async () => {
      const slider = document.querySelector('.scrubber') as HTMLInputElement;
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      const found: number[] = [];
      for (let step = 0; step < 200; step++) {
        const began = performance.now();
        set.call(slider, String((step * 37) % Number(slider.max)));
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        document.body.getBoundingClientRect();
        found.push(performance.now() - began);
        await new Promise(requestAnimationFrame);
      }
      return found;
    });
    const actions = await page.evaluate(() =>
      Number((document.querySelector('.scrubber') as HTMLInputElement).max),
    );
    return {
      'inspector: actions in the game': actions,
      'inspector: scrub, median ms': median(times),
      'inspector: scrub, 95th percentile ms': times.toSorted((a, b) => a - b)[
        Math.floor(times.length * 0.95)
      ]!,
      'inspector: first layout ms': layout,
      'inspector: memory grown MB': ((await heap()) - before) / 1e6,
    };
  } finally {
    await browser.close();
    await served.close();
  }
}
