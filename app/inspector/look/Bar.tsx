/** The bar above: the rooms, a word of warning, and the inspector's menu. */

import { RoomLinks } from '../../look/RoomLinks';
import { Sign } from '../../look/Sign';
import { Wordmark } from '../../look/Wordmark';
import { useTexts } from '../../text/texts';
import { Menu } from './Menu';

export function Bar({ chart }: { readonly chart: string }) {
  const { ui } = useTexts();
  return (
    <header className="bar">
      <h1 className="unseen">{ui.inspector}</h1>
      <Wordmark className="wordmark" />
      <RoomLinks here="inspector" />
      <p className="developer">
        <Sign name="eye" />
        {ui.hiddenVisible}
      </p>
      <Menu chart={chart} />
    </header>
  );
}
