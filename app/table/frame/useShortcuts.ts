/** Single keys press the control that names them in `aria-keyshortcuts`; none works while text is typed. */
import { useEffect } from 'react';
import { settings } from '../../page/settings';
import { nameOfKey } from '../../page/shortcuts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, select');

function controlFor(name: string): HTMLElement | undefined {
  const scope = document.querySelector('dialog[open]') ?? document;
  const controls = [...scope.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')];
  return controls.find(
    (control) =>
      control.getAttribute('aria-keyshortcuts') === name &&
      control.getAttribute('aria-disabled') !== 'true' &&
      control.closest('[inert]') === null &&
      control.checkVisibility({ visibilityProperty: true }),
  );
}

/** `?` is not a key of any one control. */
export function useShortcuts(onHelp: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
      if (event.defaultPrevented || event.repeat) return;
      const name = nameOfKey(event);
      const isSingle = name !== 'Escape' && name !== 'Shift+Enter';
      if (isSingle && !settings.get().shortcuts) return;
      if (name === '?') return onHelp();
      const control = controlFor(name);
      if (control === undefined) return;
      event.preventDefault();
      control.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onHelp]);
}
