/** The keys of the table and of the replay, and giving them others. */
import { Fragment, type KeyboardEvent, useState } from 'react';
import { Button } from '../../look/Button';
import { Dialog } from '../../look/Dialog';
import { changeSettings } from '../../page/settings';
import {
  canBeChosen,
  changeKey,
  type KeyRoom,
  nameOfKey,
  type UsualKey,
  useKey,
  usualKeys,
} from '../../page/shortcuts';
import { useTexts } from '../../text/texts';
import './menu.css';

const rooms = Object.keys(usualKeys) as KeyRoom[];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { ui } = useTexts();
  const [changing, setChanging] = useState<UsualKey | null>(null);
  return (
    <Dialog title={ui.shortcuts} wide onClose={onClose}>
      <dl className="shortcut-list">
        {ui.shortcutList.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <h3>{ui.changeKey}</h3>
      {rooms.map((room) => (
        <Fragment key={room}>
          <h4 className="caption key-room">{{ table: ui.roomTable, replay: ui.roomReplays }[room]}</h4>
          <ul className="key-list">
            {usualKeys[room].map((usual) => (
              <li key={usual}>
                <ChangeableKey usual={usual} isChanging={changing === usual} onChanging={setChanging} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <div className="dialog-actions">
        <Button look="quiet" onClick={() => changeSettings({ keys: {} })}>
          {ui.usualKeys}
        </Button>
        <Button look="main" autoFocus onClick={onClose}>
          {ui.close}
        </Button>
      </div>
    </Dialog>
  );
}

const arrows = { ArrowLeft: '←', ArrowRight: '→' };

/** As it stands on the key. */
const shownKey = (name: string, names: Readonly<Record<string, string>>): string =>
  Object.entries({ ...arrows, ...names }).reduce((shown, [from, to]) => shown.replace(from, to), name);

interface ChangeableKeyProps {
  readonly usual: UsualKey;
  /** The next letter pressed becomes its key. */
  readonly isChanging: boolean;
  readonly onChanging: (usual: UsualKey | null) => void;
}

function ChangeableKey({ usual, isChanging, onChanging }: ChangeableKeyProps) {
  const { ui } = useTexts();
  const key = shownKey(useKey(usual), ui.keyNames);
  const isOfReplay = (usualKeys.replay as readonly UsualKey[]).includes(usual);
  const onKeyDown = (event: KeyboardEvent) => {
    const name = nameOfKey(event);
    if (!isChanging || name === 'Tab' || name === 'Shift') return;
    event.preventDefault();
    event.stopPropagation();
    if (canBeChosen(usual, name)) changeKey(usual, name);
    onChanging(null);
  };
  return (
    <button
      type="button"
      className={`key-row ${isChanging ? 'is-changing' : ''}`}
      aria-label={isChanging ? undefined : ui.keyIs(ui.keyDoes[usual], key)}
      onClick={() => onChanging(isChanging ? null : usual)}
      onKeyDown={onKeyDown}
      onBlur={() => isChanging && onChanging(null)}
    >
      <kbd>{isChanging ? '…' : key}</kbd>{' '}
      {isChanging ? (isOfReplay ? ui.pressStepKey : ui.pressKey) : ui.keyDoes[usual]}
    </button>
  );
}
