/** One field of a set-up, with what is wrong with it. */
import { useId } from 'react';
import { Button } from '../../look/Button';
import { Choice } from '../../look/Choice';
import { useTexts } from '../../text/texts';
import { asNumbers, type Draft, type Field, listText } from './draft';

interface SetupFieldProps {
  readonly field: Field;
  readonly draft: Draft;
  readonly faults: readonly string[];
  readonly onChange: (text: string) => void;
}

export function SetupField(props: SetupFieldProps) {
  const { field, faults } = props;
  const { kind, label } = field;
  if (kind === 'choice') {
    const { options } = field;
    return (
      <div className="setup-field">
        <Choice label={label} options={options} value={props.draft[field.path]!} onChange={props.onChange} />
        <Faults sentences={faults} />
      </div>
    );
  }
  if (kind === 'flags') return <Flags {...props} field={field} />;
  return <Typed {...props} />;
}

function Faults({ sentences, id }: { sentences: readonly string[]; id?: string }) {
  if (sentences.length === 0) return null;
  return (
    <small className="setup-fault" id={id}>
      {sentences.join(' ')}
    </small>
  );
}

function Typed({ field, draft, faults, onChange }: SetupFieldProps) {
  const { ui } = useTexts();
  const id = useId();
  const { kind, path, label, hint } = field;
  const isWrong = faults.length > 0;
  const described = [hint !== undefined && `${id}-hint`, isWrong && `${id}-fault`].filter(Boolean).join(' ');
  const common = {
    id,
    value: draft[path] ?? '',
    'aria-invalid': isWrong || undefined,
    'aria-describedby': described === '' ? undefined : described,
    autoComplete: 'off',
    spellCheck: false,
  };
  return (
    <div className={`setup-field ${kind === 'words' ? 'is-long' : ''}`}>
      <label htmlFor={id}>
        {label} <code>{path}</code>
      </label>
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
      {kind === 'words' ? (
        <textarea {...common} rows={2} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <span className="setup-input">
          <input {...common} inputMode="text" onChange={(event) => onChange(event.target.value)} />
          {kind === 'seed' && (
            <Button onClick={() => onChange(String(Math.floor(Math.random() * 1_000_000)))}>
              {ui.seedRandom}
            </Button>
          )}
        </span>
      )}
      <Faults sentences={faults} id={`${id}-fault`} />
    </div>
  );
}

function Flags(props: SetupFieldProps & { field: Extract<Field, { kind: 'flags' }> }) {
  const { field, draft, faults, onChange } = props;
  const ticked = asNumbers(draft[field.path]).map(Number);
  const toggle = (index: number) =>
    onChange(
      listText(ticked.includes(index) ? ticked.filter((one) => one !== index) : [...ticked, index].sort()),
    );
  return (
    <fieldset className="setup-field">
      <legend>
        {field.label} <code>{field.path}</code>
      </legend>
      {Array.from({ length: field.count(draft) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are known by their number.
        <label key={index} className="setup-flag">
          <input type="checkbox" checked={ticked.includes(index)} onChange={() => toggle(index)} />
          {field.labelOf(index + 1)}
        </label>
      ))}
      <Faults sentences={faults} />
    </fieldset>
  );
}
