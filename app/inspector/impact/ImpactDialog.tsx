/** Rule impact: recorded games on the rules as they are now, and the first action at which each goes another way. */
import { useRef, useState } from 'react';
import { Button } from '../../look/Button';
import { Dialog } from '../../look/Dialog';
import { Sign } from '../../look/Sign';
import { useStore } from '../../store';
import { useTexts } from '../../text/texts';
import { useLooked } from '../look/useBench';
import { acceptAll, forgetAll, type Judged, judged, takeBench, takeRecord } from './corpus';
import type { Outcome } from './outcomes';

export function ImpactDialog({ onClose }: { readonly onClose: () => void }) {
  const { workbench } = useLooked();
  const { ui } = useTexts();
  const results = useStore(judged);
  const file = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');

  async function take(files: readonly File[]): Promise<void> {
    const wrong: string[] = [];
    for (const each of files) {
      if (!takeRecord(each.name, await each.text())) wrong.push(each.name);
    }
    setFault(wrong.length === 0 ? '' : `${wrong.join(', ')}: ${ui.fileNotRecord}`);
  }
  return (
    <Dialog title={ui.ruleImpact} wide onClose={onClose} className="workbench-dialog">
      <p>{ui.ruleImpactHelp}</p>
      <div className="dialog-actions">
        <Button onClick={() => takeBench(workbench)}>{ui.takeThisGame}</Button>
        <Button onClick={() => file.current?.click()}>{ui.takeRecords}</Button>
        <Button onClick={acceptAll} unavailable={results.length === 0}>
          {ui.acceptChanges}
        </Button>
        <Button onClick={forgetAll} unavailable={results.length === 0}>
          {ui.forgetRecords}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          multiple
          hidden
          onChange={(event) => void take([...(event.target.files ?? [])])}
        />
      </div>
      {fault && <p role="alert">{fault}</p>}
      <ul className="impact">
        {results.map((result) => (
          <Result key={result.name} result={result} />
        ))}
      </ul>
    </Dialog>
  );
}

function Result({ result: { name, actions, divergence } }: { readonly result: Judged }) {
  const { ui } = useTexts();
  if (divergence === undefined) {
    return (
      <li className="is-true">
        <Sign name="check" /> <b>{name}</b> {ui.playsAsBefore(actions)}
      </li>
    );
  }
  return (
    <li className="is-false">
      <Sign name="cross" /> <b>{name}</b>{' '}
      {typeof divergence === 'string' ? (
        divergence
      ) : (
        <>
          {ui.divergesAt(divergence.action)}: <OutcomeWords outcome={divergence.before} /> →{' '}
          <OutcomeWords outcome={divergence.after} />
        </>
      )}
    </li>
  );
}

function OutcomeWords({ outcome }: { readonly outcome: Outcome | undefined }) {
  const { ui } = useTexts();
  if (outcome === undefined) return <span>–</span>;
  if (outcome.reason) return <span>{`${ui.actionRefused(outcome.reason.code)} ${outcome.reason.rule}`}</span>;
  return <code>{`${outcome.place} ${outcome.digest}`}</code>;
}
