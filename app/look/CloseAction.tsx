/** The foot of a window: it closes. Where there is nothing else to do, it has the focus from the beginning. */
import { useTexts } from '../text/texts';
import { Button } from './Button';

interface CloseActionProps {
  readonly onClose: () => void;
  readonly look?: 'main' | 'plain';
}

export function CloseAction({ onClose, look = 'main' }: CloseActionProps) {
  const { ui } = useTexts();
  return (
    <div className="dialog-actions">
      <Button look={look} autoFocus={look === 'main'} onClick={onClose}>
        {ui.close}
      </Button>
    </div>
  );
}
