/** What a page offers to be pressed, read as assistive technology reads it: roles, names, states, keys. */
import type { Page } from 'playwright-core';

export interface Control {
  readonly name: string;
  /** Names of the dialog or the region around it; '' outside any. */
  readonly region: string;
  readonly key: string | null;
  readonly isDisabled: boolean;
  /** `null` where it is no toggle. */
  readonly isPressed: boolean | null;
  /** Its place among the controls of the page, for a click. */
  readonly index: number;
}

/** Marks the controls that `controlAt` finds again. */
export const marker = 'data-path-control';

/** The visible buttons of the page, or of the window that is open above it. */
export function readControls(page: Page): Promise<Control[]> {
  return page.evaluate((mark) => {
    for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
    const scope = document.querySelector('dialog[open]') ?? document;
    const buttons = [...scope.querySelectorAll<HTMLElement>('button')].filter(
      (button) => button.checkVisibility() && button.closest('[inert]') === null,
    );
    // Nothing in here may be a function with a name: tsx wraps those, and the page does not know the wrapping.
    return buttons.map((button, index) => {
      button.setAttribute(mark, String(index));
      const pressed = button.getAttribute('aria-pressed');
      const around = button.closest('dialog, section, [role=group], nav, main');
      const heading = around?.getAttribute('aria-labelledby');
      const region = heading
        ? document.getElementById(heading)?.textContent
        : around?.getAttribute('aria-label');
      const copy = button.cloneNode(true) as HTMLElement;
      for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
      return {
        name: button.getAttribute('aria-label') ?? copy.textContent?.trim() ?? '',
        region: region ?? '',
        key: button.getAttribute('aria-keyshortcuts'),
        isDisabled: button.getAttribute('aria-disabled') === 'true',
        isPressed: pressed === null ? null : pressed === 'true',
        index,
      };
    });
  }, marker);
}

/** Presses a control as a mouse would, at a point where nothing covers it; one that has gone since is left alone. */
export async function click(page: Page, control: Control): Promise<void> {
  const point = await page.evaluate(
    ([mark, index]) => {
      const element = document.querySelector(`[${mark}="${index}"]`);
      if (element === null) return 'gone';
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const points = [
        [left + width / 2, top + height / 2],
        [left + width / 4, top + 12],
        [left + 8, top + height / 2],
      ] as const;
      return points.find(([x, y]) => element.contains(document.elementFromPoint(x, y)));
    },
    [marker, String(control.index)],
  );
  if (point === 'gone') return;
  if (point === undefined) throw new Error(`Something covers ${control.name}`);
  await page.mouse.click(point[0], point[1]);
}
