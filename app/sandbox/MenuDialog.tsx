/** Language, colours and motion of the whole app, set from a sandbox. */
import { Button } from '../look/Button';
import { Dialog } from '../look/Dialog';
import { AppSettings } from '../look/SettingsForm';
import { useTexts } from '../text/texts';

export function MenuDialog({ onClose }: { onClose: () => void }) {
  const { ui } = useTexts();
  return (
    <Dialog title={ui.menu} onClose={onClose}>
      <div className="settings-form">
        <AppSettings />
      </div>
      <div className="dialog-actions">
        <Button look="main" onClick={onClose}>
          {ui.close}
        </Button>
      </div>
    </Dialog>
  );
}
