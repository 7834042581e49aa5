/** Every legal action, ready to be sent: a form for each type, in which its cards or answer are chosen. */
import { useState } from 'react';
import type { Typed } from '../../../machines/rulesModule';
import { Button } from '../../look/Button';
import { useTexts } from '../../text/texts';
import { useLooked } from '../look/useBench';
import { actionWords, namingOf } from '../position/naming';

export function LegalForms() {
  const { bench } = useLooked();
  const { ui } = useTexts();
  const { chart } = bench.rules;
  const live = bench.branches[0]!.steps.at(-1)?.state ?? bench.start;
  const legal = chart.legalActions(live.place, live.position, []);
  const types = [...new Set(legal.map(({ type }) => type))];
  return (
    <>
      {!bench.isFollowing && <p>{ui.sendsToRunning}</p>}
      <ul className="legal">
        {types.map((type) => (
          <li key={type}>
            <LegalForm
              type={type}
              actions={legal.filter((action) => action.type === type)}
              position={live.position}
            />
          </li>
        ))}
        {types.length === 0 && <li>{ui.noLegalAction}</li>}
      </ul>
    </>
  );
}

interface FormProps {
  readonly type: string;
  readonly actions: readonly Typed[];
  readonly position: object;
}

function LegalForm({ type, actions, position }: FormProps) {
  const { bench, workbench } = useLooked();
  const texts = useTexts();
  const [chosen, setChosen] = useState(0);
  const { module } = bench.rules;
  const naming = namingOf(position, texts);
  const words = actions.map((action) =>
    actionWords(action, module.describeAction(action, texts.language, position), naming),
  );
  const action = actions[chosen] ?? actions[0]!;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        workbench.send(action);
      }}
    >
      <code>{type}</code>
      {actions.length === 1 ? (
        <span>{words[0]}</span>
      ) : (
        <select
          aria-label={type}
          value={Math.min(chosen, actions.length - 1)}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          {words.map((each, index) => (
            <option key={module.writeAction(actions[index]!)} value={index}>
              {each}
            </option>
          ))}
        </select>
      )}
      <Button type="submit" aria-label={`${texts.ui.send} ${type}`}>
        {texts.ui.send}
      </Button>
    </form>
  );
}
