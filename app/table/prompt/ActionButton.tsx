/** A legal action as a button. */
import type { Action } from '../../../src/actions';
import { sceneFor } from '../../game/scene';
import { Button } from '../../look/Button';
import { Sign } from '../../look/Sign';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';

/** Keys of the actions that have one of their own. */
const keys: Partial<Record<Action['type'], string>> = {
  fightOn: 'F',
  retreat: 'R',
  decline: 'D',
  announce: 'A',
  next: 'N',
  showColours: 'C',
  pass: 'P',
};

interface ActionButtonProps {
  readonly action: Action;
  readonly look?: 'main' | 'plain' | 'quiet';
  readonly shortcut?: string | undefined;
  /** Instead of sending the action. */
  readonly onPress?: () => void;
  readonly sign?: string;
  readonly label?: string;
}

export function ActionButton({ action, look = 'plain', shortcut, onPress, sign, label }: ActionButtonProps) {
  const model = useModel();
  const texts = useTexts();
  return (
    <Button
      look={look}
      shortcut={shortcut ?? keys[action.type]}
      data-action={action.type}
      data-sends={JSON.stringify(action)}
      onClick={onPress ?? (() => model.send(action))}
    >
      {sign !== undefined && <Sign name={sign} />}
      <span>{label ?? texts.action(action, sceneFor(model))}</span>
    </Button>
  );
}
