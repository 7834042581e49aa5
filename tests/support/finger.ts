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

/** Steps of a way, and the seconds each of them takes by its time stamp. */
const steps = 6;
const stepTime = 0.05;

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
    await this.touch('touchStart', now(), await middleOf(place));
    await until.waitFor();
    await this.touch('touchEnd', now());
  }

  /** Comes to rest before it lets go: what is thrown moves on for the browser, which takes the next tap as a stop. */
  async carry(from: Locator, to: Locator): Promise<void> {
    const [start, goal] = [await middleOf(from), await middleOf(to)];
    const begun = now() - (steps + 3) * stepTime;
    await this.touch('touchStart', begun, start);
    for (let step = 1; step <= steps + 2; step++) {
      const part = Math.min(1, step / steps);
      await this.touch('touchMove', begun + step * stepTime, {
        x: start.x + (goal.x - start.x) * part,
        y: start.y + (goal.y - start.y) * part,
      });
    }
    await this.touch('touchEnd', now());
  }

  /** A tap where nothing is named. */
  tapAt(x: number, y: number): Promise<void> {
    return this.page.touchscreen.tap(x, y);
  }

  private touch(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    timestamp: number,
    at?: Point,
  ): Promise<unknown> {
    const touchPoints = at === undefined ? [] : [at];
    return this.devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  }
}

/** In seconds, as time stamps are. */
const now = (): number => Date.now() / 1000;
