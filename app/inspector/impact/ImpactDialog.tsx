/** Rule impact: recorded games on the rules as they are now, and the first action at which each goes another way. */
import { useRef, useState } from 'react';
import { Button } from '../../look/Button';
import { CloseAction } from '../../look/CloseAction';
import { Dialog } from '../../look/Dialog';
import { Sign } from '../../look/Sign';
import { useStore } from '../../page/store';
import { useTexts } from '../../text/texts';
import { useLooked } from '../look/useBench';
import { acceptAll, forgetAll, type Judged, judged, takeBench, takeFiles } from './corpus';
import type { Outcome } from './outcomes';

export function ImpactDialog({ onClose }: { readonly onClose: () => void }) {
  const { workbench, bench } = useLooked();
  const { ui } = useTexts();
  const results = useStore(judged);
  const file = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');

  async function take(files: readonly File[]): Promise<void> {
    const others = await takeFiles(files);
    setFault(others.length === 0 ? '' : `${others.join(', ')}: ${ui.fileNotRecord}`);
  }
  const benchName = `${bench.rules.module.name}, ${ui.timelineAt(bench.branches[0]!.steps.length, bench.branches[0]!.steps.length)}`;
  return (
    <Dialog title={ui.ruleImpact} wide onClose={onClose} className="workbench-dialog">
      <p>{ui.ruleImpactHelp}</p>
      <div className="dialog-actions">
        <Button onClick={() => void takeBench(benchName, workbench)}>{ui.takeThisGame}</Button>
        <Button onClick={() => file.current?.click()}>{ui.takeRecords}</Button>
        <Button onClick={() => void acceptAll()} unavailable={results.length === 0}>
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
      <CloseAction look="plain" onClose={onClose} />
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
          <span>
            {ui.divergesAt(divergence.number)}: <code>{divergence.action}</code>
          </span>
          <dl>
            <dt>{ui.oldValue}</dt>
            <dd>
              <Said outcome={divergence.before} />
            </dd>
            <dt>{ui.newValue}</dt>
            <dd>
              <Said outcome={divergence.after} />
            </dd>
          </dl>
        </>
      )}
    </li>
  );
}

function Said({ outcome }: { readonly outcome: Outcome | undefined }) {
  const { ui } = useTexts();
  if (outcome === undefined) return ui.actionNotReached;
  const { refused, place, digest } = outcome;
  if (refused) return `${ui.actionRefused(`${refused.code}, ${refused.words}`)} ${refused.rule}`;
  return (
    <>
      {ui.takenTo} <code>{place}</code> <small>{digest}</small>
    </>
  );
}
