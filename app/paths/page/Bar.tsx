/** The bar above: the rooms, and what can be done with the suite as a whole. */
import type { ReactNode } from 'react';
import { Wordmark } from '../../look/Wordmark';
import { addressOf } from '../../router';
import { useTexts } from '../../text/texts';

export function Bar({ children }: { readonly children: ReactNode }) {
  const { ui } = useTexts();
  const rooms = [
    ['home', ui.roomStart],
    ['table', ui.roomTable],
    ['inspector', ui.roomInspector],
    ['paths', ui.roomPaths],
  ] as const;
  return (
    <header className="paths-bar">
      <h1 className="unseen">{ui.testPaths}</h1>
      <Wordmark className="wordmark" />
      <nav aria-label={ui.rooms}>
        {rooms.map(([room, words]) => (
          <a key={room} href={addressOf(room)} aria-current={room === 'paths' ? 'page' : undefined}>
            {words}
          </a>
        ))}
      </nav>
      <div className="paths-tools">{children}</div>
    </header>
  );
}
