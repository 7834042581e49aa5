/** The way between the rooms of those who work on the charts. */
import { addressOf } from '../page/router';
import { useTexts } from '../text/texts';

export function RoomLinks({ here }: { readonly here: 'inspector' | 'paths' }) {
  const { ui } = useTexts();
  const rooms = [
    ['home', ui.roomStart],
    ['table', ui.roomTable],
    ['inspector', ui.roomInspector],
    ['paths', ui.roomPaths],
  ] as const;
  return (
    <nav aria-label={ui.rooms}>
      {rooms.map(([room, words]) => (
        <a key={room} href={addressOf(room)} aria-current={room === here ? 'page' : undefined}>
          {words}
        </a>
      ))}
    </nav>
  );
}
