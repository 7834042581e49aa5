/** A part of the page with a head of its own. */
import { type ReactNode, useId } from 'react';

interface PanelProps {
  readonly title: string;
  readonly sub?: string | undefined;
  readonly tools?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Panel({ title, sub, tools, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <section className={`paths-panel ${className}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {sub !== undefined && <span className="sub">{sub}</span>}
        {tools !== undefined && <span className="panel-tools">{tools}</span>}
      </header>
      {children}
    </section>
  );
}
