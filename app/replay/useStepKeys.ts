/** Keys of the replay: arrows step by action, with Shift by turn, Page keys by fight; K plays. */
import { useEffect } from 'react';
import { settings } from '../settings';

/** Where these keys have a meaning of their own. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, summary, [data-item]');

/** Presses the control of the page that names the key in `aria-keyshortcuts`; nothing while a window is open. */
export function useStepKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (isElsewhere(event.target) || document.querySelector('dialog[open]') !== null) return;
      const isLetter = event.key.length === 1;
      if (isLetter && !settings.get().shortcuts) return;
      const name = `${event.shiftKey ? 'Shift+' : ''}${isLetter ? event.key.toUpperCase() : event.key}`;
      const control = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(name)}"]`);
      if (control === null) return;
      event.preventDefault();
      control.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
