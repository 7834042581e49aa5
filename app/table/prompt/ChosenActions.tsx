/** What the chosen cards can do. */
import { Button } from '../../look/Button';
import { useTexts } from '../../text/texts';
import { useOpenSide } from '../frame/sideControl';
import { useModel } from '../model';
import { ActionButton } from './ActionButton';

const keys = { playBluff: 'B', load: 'L' } as const;

export function ChosenActions() {
  const { ready, task, setTask } = useModel();
  const { ui } = useTexts();
  const openSide = useOpenSide();
  return (
    <div className="actions">
      <Button look="quiet" shortcut="Escape" onClick={() => setTask({ ...task, chosen: [] })}>
        {ui.cancel}
      </Button>
      <Button className="view-card" onClick={openSide}>
        {ui.viewCard}
      </Button>
      {ready.map((action, index) => (
        <ActionButton
          key={JSON.stringify(action)}
          action={action}
          look={index === 0 ? 'main' : 'plain'}
          shortcut={keys[action.type as keyof typeof keys]}
        />
      ))}
    </div>
  );
}
