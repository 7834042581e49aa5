/** What happened in this game, one sentence an event, grouped by turn. */
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Seat } from '../../../src/vocabulary';
import { gameOf } from '../../game/view';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';
import { type LogLine, logLines } from './logLines';
import './log.css';

export function Log() {
  const { view, names } = useModel();
  const texts = useTexts();
  const lines = useMemo(
    () => logLines(view.observation.news, gameOf(view.observation), names, texts),
    [view, names, texts],
  );
  const box = useRef<HTMLDivElement>(null);
  const last = lines.length;

  useLayoutEffect(() => {
    if (last > 0) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [last]);

  return (
    <section className="log area-log" aria-label={texts.ui.log} data-zone="log">
      <h2 className="caption">{texts.ui.log}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable. */}
      <div ref={box} className="log-lines" role="log" aria-label={texts.ui.log} tabIndex={0}>
        <ol>
          {lines.map((line) => (
            <li key={line.id} className={classOf(line, view.seat)}>
              {line.text}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function classOf({ kind, seat }: LogLine, own: Seat): string {
  if (kind === 'heading') return 'is-heading';
  return seat === own ? 'is-own' : '';
}
