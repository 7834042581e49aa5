/** Keys of the replay: at first arrows step by action, with Shift by turn, Page keys by fight; K plays. */
import { useEffect } from 'react';
import { settings } from '../page/settings';
import { nameOfKey } from '../page/shortcuts';

/** Where a letter is text, and where arrows and Page keys have a meaning of their own. */
const typing = 'input:not([type=radio], [type=range]), textarea, select';
const moving = 'input, textarea, select, summary, [data-item]';

const isElsewhere = (target: EventTarget | null, isLetter: boolean): boolean =>
  target instanceof HTMLElement && target.matches(isLetter ? typing : moving);

/** Presses the control of the page that names the key in `aria-keyshortcuts`; nothing while a window is open. */
export function useStepKeys(onHelp: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const isLetter = event.key.length === 1;
      if (isElsewhere(event.target, isLetter) || document.querySelector('dialog[open]') !== null) return;
      if (isLetter && !settings.get().shortcuts) return;
      const name = nameOfKey(event);
      if (name === '?') return onHelp();
      const control = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(name)}"]`);
      if (control === null) return;
      event.preventDefault();
      control.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onHelp]);
}
