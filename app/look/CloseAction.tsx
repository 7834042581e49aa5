/** The foot of a window that is only read: it closes, and has the focus from the beginning. */
import { useTexts } from '../text/texts';
import { Button } from './Button';

export function CloseAction({ onClose }: { readonly onClose: () => void }) {
  const { ui } = useTexts();
  return (
    <div className="dialog-actions">
      <Button look="main" autoFocus onClick={onClose}>
        {ui.close}
      </Button>
    </div>
  );
}
