/** The controls of a page, reached by the keyboard only. */
import type { Page } from 'playwright-core';
import { type Control, marker } from '../../app/paths/browser/controls';

export { type Control, click, readControls } from '../../app/paths/browser/controls';

/** Where the focus is: on the control, in its group of controls, where arrows move it, or elsewhere. */
const focusFrom = (page: Page, control: Control): Promise<'on' | 'near' | 'away' | 'gone'> =>
  page.evaluate(
    ([mark, index]) => {
      const element = document.querySelector(`[${mark}="${index}"]`);
      if (element === null) return 'gone';
      if (document.activeElement === element) return 'on';
      const group = element.closest('[data-zone]');
      const isNear =
        group?.contains(document.activeElement) && document.activeElement?.matches('[data-item]');
      return isNear ? 'near' : 'away';
    },
    [marker, String(control.index)],
  );

/** Moves the focus to a control with Tab and the arrow keys only; `false` if it has gone since. */
export async function focusByKeys(page: Page, control: Control): Promise<boolean> {
  for (let stops = 0; stops < 60; stops++) {
    let focus = await focusFrom(page, control);
    if (focus === 'near') await page.keyboard.press('Home');
    for (let steps = 0; focus === 'near' && steps < 30; steps++) {
      focus = await focusFrom(page, control);
      if (focus === 'near') await page.keyboard.press('ArrowRight');
    }
    if (focus === 'on' || focus === 'gone') return focus === 'on';
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${control.name}`);
}
