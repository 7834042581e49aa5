/** The bar above: the rooms, and what can be done with the suite as a whole. */
import type { ReactNode } from 'react';
import { RoomLinks } from '../../look/RoomLinks';
import { Wordmark } from '../../look/Wordmark';
import { useTexts } from '../../text/texts';

export function Bar({ children }: { readonly children: ReactNode }) {
  const { ui } = useTexts();
  return (
    <header className="paths-bar">
      <h1 className="unseen">{ui.testPaths}</h1>
      <Wordmark className="wordmark" />
      <RoomLinks here="paths" />
      <div className="paths-tools">{children}</div>
    </header>
  );
}
