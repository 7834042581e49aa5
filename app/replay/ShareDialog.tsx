/** Handing a game on: as a link that holds it, as a file, as a text to read. */
import { useEffect, useState } from 'react';
import { writeGameText } from '../../machines/gameText/write';
import { replay } from '../../machines/replay';
import { type GameRecord, writeRecord } from '../../src/record';
import { Button } from '../look/Button';
import { CopyButton } from '../look/CopyButton';
import { Dialog } from '../look/Dialog';
import { download } from '../page/download';
import { useTexts } from '../text/texts';
import type { Seeing } from './bothHands';
import { replayHash } from './link';

interface ShareProps {
  readonly record: GameRecord;
  /** Nothing in it is hidden from who looks. */
  readonly isOpen: boolean;
  readonly at: number;
  readonly seeing: Seeing;
  readonly onClose: () => void;
}

export function ShareDialog({ record, isOpen, at, seeing, onClose }: ShareProps) {
  const { ui } = useTexts();
  const name = `blue-moon-${record.seed}`;
  const asText = () => writeGameText(record, replay(record).states);
  return (
    <Dialog title={ui.share} onClose={onClose} className="share">
      <p>
        {ui.shareHint} {!isOpen && ui.shareHidden}
      </p>
      <LinkField record={record} at={at} seeing={seeing} />
      <div className="dialog-actions share-files">
        <Button onClick={() => download(`${name}.json`, writeRecord(record))}>{ui.saveAsFile}</Button>
        {isOpen && <Button onClick={() => download(`${name}.txt`, asText())}>{ui.saveAsText}</Button>}
      </div>
      {isOpen ? <GameText text={asText()} /> : <p>{ui.textAfterEnd}</p>}
      <div className="dialog-actions">
        <Button look="main" onClick={onClose}>
          {ui.close}
        </Button>
      </div>
    </Dialog>
  );
}

function LinkField({ record, at, seeing }: Pick<ShareProps, 'record' | 'at' | 'seeing'>) {
  const { ui } = useTexts();
  const [link, setLink] = useState('');
  useEffect(() => {
    let isWanted = true;
    void replayHash(record, { at, seeing }).then((hash) => {
      if (isWanted) setLink(location.href.replace(/#.*$/, '') + hash);
    });
    return () => {
      isWanted = false;
    };
  }, [record, at, seeing]);
  return (
    <div className="share-link">
      <label className="text-field">
        <b>{ui.linkTo(at)}</b>
        <small>{ui.linkLength(link.length)}</small>
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <CopyButton text={link} label={ui.copyLink} isMain />
      {'share' in navigator && (
        <Button onClick={() => void navigator.share({ url: link }).catch(() => {})}>
          {ui.shareElsewhere}
        </Button>
      )}
    </div>
  );
}

function GameText({ text }: { text: string }) {
  const { ui } = useTexts();
  return (
    <details className="share-text">
      <summary>{ui.gameAsText}</summary>
      <p>{ui.gameAsTextHint}</p>
      <textarea readOnly lang="en" rows={12} value={text} aria-label={ui.gameAsText} />
      <CopyButton text={text} label={ui.copyText} />
    </details>
  );
}
