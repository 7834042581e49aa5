/** The branches by name: looked at, renamed, dropped. */
import { useState } from 'react';
import { useTexts } from '../../text/texts';
import { useLooked } from '../look/useBench';

export function Branches() {
  const { bench, workbench } = useLooked();
  const { ui } = useTexts();
  if (bench.branches.length === 1) return null;
  return (
    <ul className="branches" aria-label={ui.branches}>
      {bench.branches.map(({ id, name, steps, at }) => (
        <li key={id} aria-current={id === bench.shown.branch ? 'true' : undefined}>
          <button
            type="button"
            className="link"
            onClick={() => workbench.show({ branch: id, at: steps.length })}
          >
            {id === 0 ? ui.runningGame : ui.branch(name, steps.length - at)}
          </button>
          {id !== 0 && (
            <>
              <NameField name={name} onChange={(changed) => workbench.rename(id, changed)} />
              <button
                type="button"
                className="small-button"
                aria-label={ui.dropBranch(name)}
                onClick={() => workbench.drop(id)}
              >
                ×
              </button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

interface FieldProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
}

/** Keeps what is typed: while a game runs, the bench comes back a moment later. */
function NameField({ name, onChange }: FieldProps) {
  const { ui } = useTexts();
  const [text, setText] = useState(name);
  return (
    <input
      value={text}
      aria-label={ui.branchName}
      onChange={(event) => {
        setText(event.target.value);
        onChange(event.target.value);
      }}
    />
  );
}
