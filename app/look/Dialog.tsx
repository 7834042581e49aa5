/** A modal window on the browser's own `<dialog>`: it keeps the focus inside. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly wide?: boolean;
  readonly className?: string;
  /** Beside what it opens; in the middle of the page without. */
  readonly anchor?: DOMRect | undefined;
  /** Escape, or a press outside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Dialog({ title, wide = false, className = '', anchor, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Before what is inside does anything: nothing can be scrolled to in a window that is not open.
  useLayoutEffect(() => {
    const dialog = element.current!;
    if (!dialog.open) dialog.showModal();
    keepKeyboardAway(dialog);
    if (anchor !== undefined) place(dialog, anchor);
    return () => dialog.close();
  }, [anchor]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for what a press outside does.
    <dialog
      ref={element}
      className={`dialog paper ${wide ? 'is-wide' : ''} ${className}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}

/** A field in focus would call up the keyboard of a phone, which covers half of what was opened. */
function keepKeyboardAway(dialog: HTMLDialogElement): void {
  const field = dialog.querySelector<HTMLInputElement>('input:focus');
  if (field === null || field.readOnly || !matchMedia('(pointer: coarse)').matches) return;
  const heading = dialog.querySelector('h2')!;
  // Only now: a heading that can have the focus would get it before the first button of any window.
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** To the right of the anchor, else to its left, and within the page. */
function place(dialog: HTMLDialogElement, anchor: DOMRect): void {
  const { width, height } = dialog.getBoundingClientRect();
  const fitsRight = anchor.right + 12 + width < innerWidth;
  const left = fitsRight ? anchor.right + 12 : anchor.left - 12 - width;
  if (left < 0) return;
  const top = Math.max(8, Math.min(anchor.top, innerHeight - height - 8));
  Object.assign(dialog.style, { margin: '0', left: `${left}px`, top: `${top}px` });
}
