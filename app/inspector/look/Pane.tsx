/** A part of the page with a head of its own. */
import type { ReactNode } from 'react';

interface PaneProps {
  readonly label: string;
  readonly className?: string;
  readonly head: ReactNode;
  readonly children: ReactNode;
}

export function Pane({ label, className = '', head, children }: PaneProps) {
  return (
    <section className={`pane ${className}`} aria-label={label}>
      <header>{head}</header>
      <div className="pane-body">{children}</div>
    </section>
  );
}
