/** A button with its words, perhaps a sign and a key. One that cannot be pressed stays focusable and says so. */
import type { ComponentProps, ReactNode } from 'react';
import { useKey } from '../page/shortcuts';
import './button.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  readonly look?: 'main' | 'plain' | 'quiet';
  readonly shortcut?: string | undefined;
  readonly unavailable?: boolean;
  readonly children: ReactNode;
}

export function Button({
  look = 'plain',
  shortcut,
  unavailable = false,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const key = useKey(shortcut);
  const classes = ['button', look !== 'plain' && `is-${look}`, className].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      className={classes}
      aria-disabled={unavailable || undefined}
      aria-keyshortcuts={key}
      onClick={unavailable ? undefined : onClick}
      {...rest}
    >
      {children}
      {key !== undefined && <Key name={key} />}
    </button>
  );
}

/** Shown only; the control names its key to those who do not see it. */
const Key = ({ name }: { name: string }) => (
  <span className="key" aria-hidden="true">
    {name.replace('Escape', 'Esc')}
  </span>
);
