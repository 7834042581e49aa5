/** Sending actions: every legal one ready to be sent, any one as JSON or on one line, and a position to begin from. */
import { useState } from 'react';
import { whyNot } from '../../../machines/rulesModule';
import { Button } from '../../look/Button';
import { CloseAction } from '../../look/CloseAction';
import { Dialog } from '../../look/Dialog';
import { useTexts } from '../../text/texts';
import { Choice } from '../look/Choice';
import { useLooked } from '../look/useBench';
import { LegalForms } from './LegalForms';
import { PositionEditor } from './PositionEditor';

export function SendDialog({ onClose }: { readonly onClose: () => void }) {
  const { openGame, bench } = useLooked();
  const { ui } = useTexts();
  const [part, setPart] = useState<'legal' | 'any' | 'position'>('legal');
  return (
    <Dialog title={ui.sendAction} wide onClose={onClose} className="workbench-dialog">
      <Choice
        label={ui.sendAction}
        value={part}
        onChange={setPart}
        options={[
          ['legal', ui.legalActions],
          ['any', ui.anyAction],
          ['position', ui.editPosition],
        ]}
      />
      {part === 'legal' && <LegalForms />}
      {part === 'any' && <Any />}
      {part === 'position' && (
        <PositionEditor
          onSetUp={(position, place) => {
            onClose();
            openGame({ chart: bench.rules.module.name, place, position, actions: [] });
          }}
        />
      )}
      <CloseAction look="plain" onClose={onClose} />
    </Dialog>
  );
}

function Any() {
  const { bench, workbench } = useLooked();
  const { ui, language } = useTexts();
  const { module, chart } = bench.rules;
  const live = bench.branches[0]!.steps.at(-1)?.state ?? bench.start;
  const [example] = chart.legalActions(live.place, live.position, []);
  const [text, setText] = useState(example ? JSON.stringify(example) : '');
  const [answer, setAnswer] = useState('');

  function send(): void {
    let given: unknown = text.trim();
    if (/^[[{"]/.test(text.trim())) {
      try {
        given = JSON.parse(text);
      } catch (error) {
        setAnswer(`${ui.fileNotJsonAt((error as Error).message)}`);
        return;
      }
    }
    const action = module.readAction(given);
    if (!action.ok) {
      setAnswer(action.faults.map((fault) => module.describeFault(fault, language)).join(' '));
      return;
    }
    const reason = whyNot(module, chart, live, action.value);
    workbench.send(action.value);
    setAnswer(
      reason === undefined
        ? ui.actionTaken
        : `${ui.actionRefused(`${reason.code}, ${module.describeReason(reason, language, live.position)}`)} ${reason.rule}`,
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label className="stacked">
        {ui.sendAnyAction}
        <textarea
          rows={4}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p className="remark">{ui.actionNotations(module.actionTypes.join(', '))}</p>
      <div className="dialog-actions">
        <Button look="main" type="submit">
          {ui.sendAction}
        </Button>
      </div>
      <output className="answer" aria-live="polite">
        {answer}
      </output>
    </form>
  );
}
