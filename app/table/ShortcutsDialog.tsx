/** The keys of the table. */
import { Button } from '../look/Button';
import { Dialog } from '../look/Dialog';
import { useTexts } from '../text/texts';
import './menu.css';

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { ui } = useTexts();
  return (
    <Dialog title={ui.shortcuts} onClose={onClose}>
      <dl className="shortcut-list">
        {ui.shortcutList.map(([keys, what]) => (
          <div key={keys} style={{ display: 'contents' }}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <div className="dialog-actions">
        <Button look="main" autoFocus onClick={onClose}>
          {ui.close}
        </Button>
      </div>
    </Dialog>
  );
}
