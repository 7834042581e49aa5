/** While the computer is waited for: it is told to play at once, or to go on where the inspector has stopped it. */

import { hurry } from '../../game/seats';
import { halted } from '../../game/session';
import { Button } from '../../look/Button';
import { useStore } from '../../page/store';
import { useTexts } from '../../text/texts';

export function MoveNow() {
  const { ui } = useTexts();
  const hasten = useStore(hurry);
  if (useStore(halted)) {
    return (
      <Button data-action="letGoOn" onClick={() => halted.set(false)}>
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
