/** A new game: where to start from, the figures of the set-up, and what the module finds wrong with them. */
import { useState } from 'react';
import type { Because, Fault, Typed } from '../../../machines/rulesModule';
import type { Parsed } from '../../../src/parsed';
import { Button } from '../../look/Button';
import { Choice } from '../../look/Choice';
import { Dialog } from '../../look/Dialog';
import { useTexts } from '../../text/texts';
import type { Game } from '../useGame';
import { concerns, type Draft, type Field } from './draft';
import { SetupField } from './SetupField';
import './newGame.css';

/** How one module's set-up is typed in. */
export interface SetupForm {
  /** The starts there are, by the names of `ui.startNames`. */
  readonly starts: Readonly<Record<string, Draft>>;
  readonly fields: readonly Field[];
  readonly setupOf: (draft: Draft) => unknown;
}

interface NewGameDialogProps<P extends object, A extends Typed, R extends Because> {
  readonly game: Game<P, A, R>;
  readonly form: SetupForm;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly onClose: () => void;
}

const pathOf = (fault: Fault): string => ('path' in fault ? String(fault.path) : '');

export function NewGameDialog<P extends object, A extends Typed, R extends Because>(
  props: NewGameDialogProps<P, A, R>,
) {
  const { game, form, draft, onDraft, onClose } = props;
  const { ui, language } = useTexts();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const { module } = game.rules;
  const sentence = (fault: Fault) => module.describeFault(fault, language);
  const parse = (next: Draft): Parsed<P, Fault> => module.parseSetup(form.setupOf(next));

  /** Once faults are shown they follow what is typed. */
  const change = (next: Draft) => {
    onDraft(next);
    const given = parse(next);
    if (faults.length > 0) setFaults(given.ok ? [] : given.faults);
  };
  const start = () => {
    const given = parse(draft);
    if (!given.ok) return setFaults(given.faults);
    game.restart(given.value);
    onClose();
  };
  const startNow = Object.keys(form.starts).find((name) => isSame(form.starts[name]!, draft)) ?? null;
  const names: Readonly<Record<string, string>> = ui.startNames;
  const elsewhere = faults.filter((fault) => !form.fields.some((field) => concerns(field, pathOf(fault))));

  return (
    <Dialog title={ui.newGame} wide className="sandbox-setup" onClose={onClose}>
      <Choice
        label={ui.startFrom}
        options={Object.keys(form.starts).map((value) => ({ value, label: names[value]! }))}
        value={startNow}
        onChange={(name) => name !== null && change(form.starts[name]!)}
      />
      <div className="setup-fields">
        {form.fields.map((field) => (
          <SetupField
            key={field.path}
            field={field}
            draft={draft}
            faults={faults.filter((fault) => concerns(field, pathOf(fault))).map(sentence)}
            onChange={(text) => change({ ...draft, [field.path]: text })}
          />
        ))}
      </div>
      <div className="setup-faults" role="alert">
        {faults.length > 0 && <b>{ui.faultsToMend(faults.length)}</b>}
        {elsewhere.map((fault) => (
          <p key={sentence(fault)}>{sentence(fault)}</p>
        ))}
      </div>
      <div className="dialog-actions">
        <Button onClick={onClose}>{ui.cancel}</Button>
        <Button look="main" onClick={start}>
          {ui.beginGame}
        </Button>
      </div>
    </Dialog>
  );
}

/** Another seed is still the same start. */
const isSame = (one: Draft, other: Draft): boolean =>
  Object.keys(one).every((path) => path === 'seed' || one[path] === other[path]);
