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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable. */}
      <div className="pane-body" tabIndex={0}>
        {children}
      </div>
    </section>
  );
}
