/** What is rarely changed: names, who starts, the exchange of the first hand, the seed. */
import { useState } from 'react';
import type { Seat } from '../../src/vocabulary';
import { Button } from '../look/Button';
import { Choice } from '../look/Choice';
import { Dialog } from '../look/Dialog';
import { useTexts } from '../text/texts';
import type { Draft } from './newGame';

interface MoreSettingsProps {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly usualNames: readonly [string, string];
}

export function MoreSettings(props: MoreSettingsProps) {
  const { ui } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="more-settings" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {ui.moreSettings}
      </button>
      {isOpen && (
        <Dialog title={ui.moreSettings} onClose={() => setOpen(false)}>
          <Fields {...props} />
          <div className="dialog-actions">
            <Button look="main" onClick={() => setOpen(false)}>
              {ui.close}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

function Fields({ draft, change, usualNames }: MoreSettingsProps) {
  const { ui } = useTexts();
  const nameOf = (seat: Seat) => draft.names[seat].trim() || usualNames[seat];
  return (
    <div className="settings-form">
      <div className="name-fields">
        <TextField
          label={ui.yourName}
          value={draft.names[0]}
          placeholder={usualNames[0]}
          onChange={(name) => change({ names: [name, draft.names[1]] })}
        />
        <TextField
          label={ui.opponentName}
          value={draft.names[1]}
          placeholder={usualNames[1]}
          onChange={(name) => change({ names: [draft.names[0], name] })}
        />
      </div>
      <Choice
        label={ui.startingSeat}
        options={[
          { value: null, label: ui.startingByLot },
          { value: 0, label: nameOf(0) },
          { value: 1, label: nameOf(1) },
        ]}
        value={draft.firstSeat}
        onChange={(firstSeat) => change({ firstSeat: firstSeat as Seat | null })}
      />
      <Choice
        label={ui.mulligan}
        hint={ui.mulliganHint}
        options={[
          { value: true, label: ui.on },
          { value: false, label: ui.off },
        ]}
        value={draft.mulligan}
        onChange={(mulligan) => change({ mulligan })}
      />
      <TextField
        label={ui.seed}
        hint={ui.seedHint}
        value={draft.seed}
        placeholder={ui.startingByLot}
        numeric
        onChange={(seed) => change({ seed: seed.replace(/\D/g, '') })}
      />
    </div>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly placeholder: string;
  readonly numeric?: boolean;
  readonly onChange: (value: string) => void;
}

function TextField({ label, hint, value, placeholder, numeric = false, onChange }: TextFieldProps) {
  return (
    <label className="text-field">
      <b>{label}</b>
      {hint !== undefined && <small>{hint}</small>}
      <input
        value={value}
        placeholder={placeholder}
        maxLength={numeric ? 9 : 24}
        inputMode={numeric ? 'numeric' : 'text'}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
