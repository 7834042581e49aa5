/** The controls of a page, reached by the keyboard only. */
import type { Page } from 'playwright-core';
import { type Control, marker } from '../../app/paths/browser/controls';

export { type Control, click, readControls } from '../../app/paths/browser/controls';

/** The keys that lead from the focus to a control: Tab from stop to stop, arrows inside a group. */
interface Way {
  readonly key: 'Tab' | 'Shift+Tab' | 'ArrowLeft' | 'ArrowRight';
  readonly times: number;
}

/** Worked out from the document; the browser has the last word, so it is asked again after each way. */
const wayTo = (page: Page, control: Control): Promise<Way | 'there' | 'gone'> =>
  page.evaluate(
    ([mark, index]) => {
      const goal = document.querySelector<HTMLElement>(`[${mark}="${index}"]`);
      const focused = document.activeElement ?? document.body;
      if (goal === null) return 'gone';
      if (goal === focused) return 'there';
      const group = goal.matches('[data-item]') ? goal.closest('[data-zone]') : null;
      if (group?.contains(focused) && focused.matches('[data-item]')) {
        const items = [...group.querySelectorAll('[data-item]')];
        const way = items.indexOf(goal) - items.indexOf(focused);
        return { key: way < 0 ? 'ArrowLeft' : 'ArrowRight', times: Math.abs(way) };
      }
      const scope = document.querySelector('dialog[open]') ?? document;
      const stops = [...scope.querySelectorAll<HTMLElement>('*')].filter(
        (element) =>
          element.tabIndex >= 0 && element.checkVisibility() && element.closest('[inert]') === null,
      );
      const entry = stops.find(
        (stop) => stop === goal || (group?.contains(stop) && stop.matches('[data-item]')),
      );
      // From what is no stop itself, such as a heading, Tab goes to the next one in the document.
      const before = stops.filter((stop) => {
        const order = stop.compareDocumentPosition(focused);
        return stop !== focused && (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      }).length;
      const isStop = stops.includes(focused as HTMLElement);
      const way = stops.indexOf(entry ?? goal) - before + (isStop ? 0 : 1);
      if (way <= 0) return { key: 'Shift+Tab', times: Math.max(1, isStop ? -way : 1 - way) };
      return { key: 'Tab', times: way };
    },
    [marker, String(control.index)],
  );

/** Moves the focus to a control with Tab and the arrow keys only; `false` if it has gone since. */
export async function focusByKeys(page: Page, control: Control): Promise<boolean> {
  for (let ways = 0; ways < 8; ways++) {
    const way = await wayTo(page, control);
    if (typeof way === 'string') return way === 'there';
    for (let times = 0; times < way.times; times++) await page.keyboard.press(way.key);
  }
  throw new Error(`The keyboard does not reach ${control.name}`);
}
