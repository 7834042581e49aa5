/** What has happened, in sentences, grouped by turn or round. */
import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../text/texts';
import './log.css';

/** An action and what came of it, under a heading where a turn or round begins. */
export interface LogEntry {
  readonly heading?: string;
  readonly action?: string;
  readonly outcomes: readonly string[];
}

export function Log({ entries }: { entries: readonly LogEntry[] }) {
  const { ui } = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const { length } = entries;

  useLayoutEffect(() => {
    if (length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [length]);

  return (
    <section className="sandbox-log" aria-labelledby="sandbox-log">
      <h2 className="caption" id="sandbox-log">
        {ui.log}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable. */}
      <div ref={list} role="log" aria-labelledby="sandbox-log" tabIndex={0}>
        <ol>
          {entries.map(({ heading, action, outcomes }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows at its end.
            <li key={index}>
              {heading !== undefined && <h3>{heading}</h3>}
              {(action !== undefined || outcomes.length > 0) && (
                <p>
                  {action !== undefined && <b>{action}.</b>} {outcomes.join(' ')}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
