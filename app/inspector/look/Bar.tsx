/** The bar above: the rooms, a word of warning, and the inspector's menu. */
import { Sign } from '../../look/Sign';
import { Wordmark } from '../../look/Wordmark';
import { addressOf } from '../../router';
import { useTexts } from '../../text/texts';
import { Menu } from './Menu';

export function Bar({ chart }: { readonly chart: string }) {
  const { ui } = useTexts();
  const rooms = [
    ['home', ui.roomStart],
    ['table', ui.roomTable],
    ['inspector', ui.roomInspector],
    ['paths', ui.roomPaths],
  ] as const;
  return (
    <header className="bar">
      <h1 className="unseen">{ui.inspector}</h1>
      <Wordmark className="wordmark" />
      <nav aria-label={ui.rooms}>
        {rooms.map(([room, words]) => (
          <a key={room} href={addressOf(room)} aria-current={room === 'inspector' ? 'page' : undefined}>
            {words}
          </a>
        ))}
      </nav>
      <p className="developer">
        <Sign name="eye" />
        {ui.hiddenVisible}
      </p>
      <Menu chart={chart} />
    </header>
  );
}
