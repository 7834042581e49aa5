/** Opening a game to look at: a file, the text of one, or a link. */
import { useState } from 'react';
import { Button } from '../look/Button';
import { Dialog } from '../look/Dialog';
import { FileButton } from '../look/FileButton';
import { useTexts } from '../text/texts';
import { openText } from './opened';

/** The fields, on the page or in a window. */
export function OpenForm({ onOpened }: { onOpened: () => void }) {
  const texts = useTexts();
  const { ui } = texts;
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const open = async (given: string) => {
    const wrong = await openText(given, texts);
    setFault(wrong);
    if (wrong === undefined) onOpened();
  };
  return (
    <div className="open-game">
      <p>{ui.openGameHint}</p>
      <FileButton
        label={ui.chooseFile}
        accept="application/json,.json,text/plain,.txt"
        onFile={(file) => void file.text().then(open)}
      />
      <label>
        <b>{ui.pasteHere}</b>
        <textarea
          rows={6}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {fault !== undefined && <p role="alert">{fault}</p>}
      <Button look="main" unavailable={text.trim() === ''} onClick={() => void open(text)}>
        {ui.openIt}
      </Button>
    </div>
  );
}

export function OpenDialog({ onClose }: { onClose: () => void }) {
  const { ui } = useTexts();
  return (
    <Dialog title={ui.openGame} onClose={onClose}>
      <OpenForm onOpened={onClose} />
      <div className="dialog-actions">
        <Button onClick={onClose}>{ui.close}</Button>
      </div>
    </Dialog>
  );
}
