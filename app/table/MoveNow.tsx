/** While the computer thinks: what it has to be told to play at once. */
import { Button } from '../look/Button';
import { hurry } from '../seats';
import { useStore } from '../store';
import { useTexts } from '../text/texts';

export function MoveNow() {
  const { ui } = useTexts();
  const hasten = useStore(hurry);
  if (hasten === null) return null;
  return (
    <Button data-action="moveNow" onClick={hasten}>
      {ui.moveNow}
    </Button>
  );
}
