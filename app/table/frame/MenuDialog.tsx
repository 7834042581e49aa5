/** The menu of the table: the game as a file, other rooms, settings. */
import { useState } from 'react';
import { openRecord, saveRecord } from '../../game/records';
import { session } from '../../game/session';
import { Button } from '../../look/Button';
import { Dialog } from '../../look/Dialog';
import { FileButton } from '../../look/FileButton';
import { SettingsForm } from '../../look/SettingsForm';
import { addressOf } from '../../page/router';
import { useTexts } from '../../text/texts';
import './menu.css';

interface MenuProps {
  /** No game of the player's: nothing to save, to open or to inspect. */
  readonly isPractice: boolean;
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
  readonly onRules: () => void;
}

export function MenuDialog({ isPractice, onClose, onShortcuts, onRules }: MenuProps) {
  const { ui } = useTexts();
  return (
    <Dialog title={ui.menu} className="is-long" onClose={onClose}>
      <div className="menu-entries">
        {!isPractice && (
          <>
            <Button autoFocus onClick={() => void saveRecord(session.get()!)}>
              {ui.saveGame}
            </Button>
            <LoadGame onLoaded={onClose} />
            <a className="button" href={addressOf('replay')}>
              {ui.replay}
            </a>
          </>
        )}
        <Button autoFocus={isPractice} onClick={onRules}>
          {ui.rules}
        </Button>
        <Button onClick={onShortcuts}>{ui.shortcuts}</Button>
        {!isPractice && (
          <a className="button" href={addressOf('inspector')}>
            {ui.inspector}
          </a>
        )}
        <a className="button" href={addressOf('home')}>
          {ui.toStart}
        </a>
      </div>
      <h3>{ui.settings}</h3>
      <SettingsForm />
      <div className="dialog-actions">
        <Button look="main" onClick={onClose}>
          {ui.close}
        </Button>
      </div>
    </Dialog>
  );
}

function LoadGame({ onLoaded }: { onLoaded: () => void }) {
  const texts = useTexts();
  const [fault, setFault] = useState<string>();
  const open = async (file: File) => {
    const wrong = await openRecord(file, texts);
    setFault(wrong);
    if (wrong === undefined) onLoaded();
  };
  return (
    <>
      <FileButton
        label={texts.ui.loadGame}
        accept="application/json,.json,text/plain,.txt"
        onFile={(file) => void open(file)}
      />
      {fault !== undefined && (
        <p className="menu-fault" role="alert">
          {fault} {texts.ui.nothingChanged}
        </p>
      )}
    </>
  );
}
