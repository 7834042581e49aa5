/** A finger on the page: taps, rests and carries, as the browser hears it from a touch screen. */
import type { CDPSession, Locator, Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

const middleOf = async (place: Locator): Promise<Point> => {
  const box = await place.boundingBox();
  if (box === null) throw new Error(`${place} is not in sight`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Steps of a way: a browser hears of a finger many times. */
const steps = 6;

/** For so long the browser takes the next touch for the second of a pair; no hand is as quick as a test. */
const pairWithin = 350;

export class Finger {
  private constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
  ) {}

  static async on(page: Page): Promise<Finger> {
    return new Finger(page, await page.context().newCDPSession(page));
  }

  /** Rests on the place until what it brings up is there. */
  async hold(place: Locator, until: Locator): Promise<void> {
    await this.touch('touchStart', await middleOf(place));
    await until.waitFor();
    await this.touch('touchEnd');
  }

  async carry(from: Locator, to: Locator): Promise<void> {
    const [start, goal] = [await middleOf(from), await middleOf(to)];
    await this.touch('touchStart', start);
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      await this.touch('touchMove', {
        x: start.x + (goal.x - start.x) * part,
        y: start.y + (goal.y - start.y) * part,
      });
    }
    await this.touch('touchEnd');
    await this.page.waitForTimeout(pairWithin);
  }

  /** A tap where nothing is named. */
  tapAt(x: number, y: number): Promise<void> {
    return this.page.touchscreen.tap(x, y);
  }

  private touch(type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point): Promise<unknown> {
    return this.devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [at],
    });
  }
}
