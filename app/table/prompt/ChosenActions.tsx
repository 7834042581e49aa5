/** What the chosen cards can do. */
import { Button } from '../../look/Button';
import { useTexts } from '../../text/texts';
import { useShowLarge } from '../cards/useShowLarge';
import { useModel } from '../model';
import { ActionButton } from './ActionButton';

const keys = { playBluff: 'B', load: 'L' } as const;

export function ChosenActions() {
  const { ready, task, setTask } = useModel();
  const { ui } = useTexts();
  const show = useShowLarge();
  const shown = task.chosen.at(-1);
  return (
    <div className="actions">
      <Button look="quiet" shortcut="Escape" onClick={() => setTask({ ...task, chosen: [] })}>
        {ui.cancel}
      </Button>
      {shown !== undefined && (
        <Button className="view-card" onClick={() => show(shown)}>
          {ui.viewCard}
        </Button>
      )}
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
