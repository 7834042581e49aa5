/** What is to be covered, from where, how long, and on what it is run. */
import { useState } from 'react';
import { Button } from '../../look/Button';
import { useTexts } from '../../text/texts';
import { criteriaOf } from '../items';
import { subjectNamed, subjectNames } from '../subjects';
import { targetFault } from '../target';
import { parseUntil } from '../until';
import { Check } from './Check';
import {
  commandLine,
  type GeneratorName,
  type Goal,
  generatorNames,
  type TargetName,
  targetNames,
  untilFor,
} from './goal';

interface GoalFormProps {
  readonly goal: Goal;
  readonly onChange: (goal: Goal) => void;
  readonly onRun: () => void;
  readonly isRunning: boolean;
  readonly onCancel: () => void;
}

const toggled = <T,>(all: readonly T[], list: readonly T[], one: T, isOn: boolean): T[] =>
  all.filter((each) => (each === one ? isOn : list.includes(each)));

export function GoalForm({ goal, onChange, onRun, isRunning, onCancel }: GoalFormProps) {
  const { ui } = useTexts();
  const subject = subjectNamed(goal.chart)!;
  const criteria = criteriaOf(subject);
  const readable = 'until' in parseUntil(goal.until, criteria);
  const noTarget = goal.to === '' ? '' : targetFault(subject, goal.to, ui.conditionFaults);
  const isGood = readable && noTarget === '';
  const set = (change: Partial<Goal>) => onChange({ ...goal, ...change });
  const words: Readonly<Record<GeneratorName, string>> = {
    edges: ui.generatorEdges,
    pairs: ui.generatorEdgePairs,
    guards: ui.generatorGuards,
    reasons: ui.generatorReasons,
    effects: ui.generatorEffects,
    shortest: ui.generatorShortest,
    random: ui.generatorRandom,
    weighted: ui.generatorWeighted,
  };
  const possible = generatorNames.filter((name) => name !== 'effects' || criteria.includes('effect'));
  const choose = (name: GeneratorName, isOn: boolean) => {
    const generators = toggled(generatorNames, goal.generators, name, isOn);
    set({ generators, until: untilFor(generators) || 'edge=100' });
  };
  const chooseChart = (chart: string) => {
    const known = criteriaOf(subjectNamed(chart)!);
    const generators = goal.generators.filter((name) => name !== 'effects' || known.includes('effect'));
    set({ chart, generators, until: untilFor(generators) || 'edge=100' });
  };
  const targetWords: Readonly<Record<TargetName, string>> = {
    executor: ui.runOnExecutor,
    xstate: ui.runOnXState,
  };
  const { table, statechart } = subject.chart;
  return (
    <form
      className="goal-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isGood && !isRunning) onRun();
      }}
    >
      <label className="field">
        <span>
          {ui.chartToTest} <small>{ui.chartSize(table.places.length, statechart.edges.length)}</small>
        </span>
        <select value={goal.chart} onChange={(event) => chooseChart(event.target.value)}>
          {subjectNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>{ui.generators}</legend>
        <div className="checks">
          {possible.map((name) => (
            <Check
              key={name}
              label={words[name]}
              isOn={goal.generators.includes(name)}
              onChange={(isOn) => choose(name, isOn)}
            />
          ))}
        </div>
      </fieldset>
      <label className="field">
        <span>{ui.generatorTo}</span>
        <input
          value={goal.to}
          placeholder="dragons.0 == 3"
          aria-invalid={noTarget !== ''}
          onChange={(event) => set({ to: event.target.value.trimStart() })}
        />
        {noTarget !== '' && (
          <small role="alert" className="field-fault">
            {ui.targetUnknown} {noTarget}
          </small>
        )}
      </label>
      <label className="field">
        <span>{ui.stopWhenReached}</span>
        <input
          value={goal.until}
          aria-invalid={!readable}
          onChange={(event) => set({ until: event.target.value })}
        />
        {!readable && (
          <small role="alert" className="field-fault">
            {ui.untilUnreadable([...criteria, 'length', 'time'].join(', '))}
          </small>
        )}
      </label>
      <div className="three">
        <NumberField label={ui.seed} value={goal.seed} least={0} onChange={(seed) => set({ seed })} />
        <NumberField
          label={ui.longestPath}
          value={goal.maxLength}
          least={1}
          onChange={(maxLength) => set({ maxLength })}
        />
        <NumberField
          label={`${ui.budget}, s`}
          value={goal.budget}
          least={1}
          onChange={(budget) => set({ budget })}
        />
      </div>
      <ScenarioField goal={goal} onChange={(scenarios) => set({ scenarios })} />
      <fieldset>
        <legend>{ui.runOn}</legend>
        <div className="checks">
          {targetNames.map((name) => (
            <Check
              key={name}
              label={targetWords[name]}
              isOn={goal.targets.includes(name)}
              onChange={(isOn) => set({ targets: toggled(targetNames, goal.targets, name, isOn) })}
            />
          ))}
        </div>
      </fieldset>
      {isRunning ? (
        <Button onClick={onCancel}>{ui.cancel}</Button>
      ) : (
        <Button look="main" type="submit" unavailable={!isGood} onClick={() => {}}>
          {ui.generateAndRun}
        </Button>
      )}
      <CommandLine goal={goal} />
    </form>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly onChange: (value: number) => void;
}

const NumberField = ({ label, value, least, onChange }: NumberFieldProps) => (
  <label className="field">
    <span>{label}</span>
    <input
      type="number"
      min={least}
      value={value}
      onChange={(event) => onChange(Math.max(least, Math.floor(Number(event.target.value)) || least))}
    />
  </label>
);

/** Those that ship, chosen as they are needed, or a file of one's own. */
function ScenarioField({
  goal,
  onChange,
}: {
  readonly goal: Goal;
  readonly onChange: (to: Goal['scenarios']) => void;
}) {
  const { ui } = useTexts();
  return (
    <fieldset>
      <legend>{ui.scenarios}</legend>
      <div className="checks">
        <Check label={ui.scenariosAutomatic} isOn={goal.scenarios === null} onChange={() => onChange(null)} />
        <label className="paths-file">
          <input
            type="file"
            accept=".json,application/json"
            className="unseen"
            onChange={async (event) => {
              const file = event.target.files?.[0];
              if (file) onChange({ name: file.name, text: await file.text() });
              event.target.value = '';
            }}
          />
          <span className="file-name">{goal.scenarios?.name ?? ui.scenariosOwn}</span>
        </label>
      </div>
    </fieldset>
  );
}

function CommandLine({ goal }: { readonly goal: Goal }) {
  const { ui } = useTexts();
  const [isCopied, setIsCopied] = useState(false);
  const text = commandLine(goal);
  const copy = async () => {
    await navigator.clipboard?.writeText(text);
    setIsCopied(true);
  };
  return (
    <div className="field">
      <span>{ui.asCommandLine}</span>
      <pre className="command">{text}</pre>
      <Button look="quiet" onClick={copy}>
        {isCopied ? '✓ ' : ''}
        {ui.copyCommand}
      </Button>
    </div>
  );
}
