/** While the computer is waited for: it is told to play at once, or to go on where the inspector has stopped it. */

import { hurry } from '../../game/seats';
import { order } from '../../game/session';
import { Button } from '../../look/Button';
import { useStore } from '../../page/store';
import { useTexts } from '../../text/texts';

export function MoveNow() {
  const { ui } = useTexts();
  const hasten = useStore(hurry);
  if (useStore(order) !== 'goOn') {
    return (
      <Button data-action="letGoOn" onClick={() => order.set('goOn')}>
        {ui.computersGoOn}
      </Button>
    );
  }
  if (hasten === null) return null;
  return (
    <Button data-action="moveNow" onClick={hasten}>
      {ui.moveNow}
    </Button>
  );
}
