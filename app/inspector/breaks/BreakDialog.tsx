/** Breakpoints: on entering or leaving a state, on an edge, on a guard turning, on a condition of the position. */
import { useState } from 'react';
import { conditionFault } from '../../condition/conditionFault';
import { shapeOfPositions } from '../../condition/positionExamples';
import { Button } from '../../look/Button';
import { CloseAction } from '../../look/CloseAction';
import { Dialog } from '../../look/Dialog';
import { useTexts } from '../../text/texts';
import { useLooked } from '../look/useBench';
import { type BreakKind, keyOf } from './breakpoints';

const kinds = ['enter', 'leave', 'edge', 'guardTrue', 'guardFalse', 'position'] as const;

export function BreakDialog({ onClose }: { readonly onClose: () => void }) {
  const { bench, workbench } = useLooked();
  const { ui } = useTexts();
  const { states, edges } = bench.rules.chart.statechart;
  const [kind, setKind] = useState<BreakKind>('enter');
  const [of, setOf] = useState('');
  const [fault, setFault] = useState('');
  const choices: Record<BreakKind, readonly string[]> = {
    enter: states.map(({ name }) => name),
    leave: states.map(({ name }) => name),
    edge: edges.map(({ id }) => id),
    guardTrue: [...new Set(edges.flatMap(({ guard }) => guard?.name ?? []))],
    guardFalse: [...new Set(edges.flatMap(({ guard }) => guard?.name ?? []))],
    position: [],
  };
  const wrongCondition = (): string => conditionFault(of, shapeOfPositions(bench.rules), ui.conditionFaults);
  function add(): void {
    const wrong = kind === 'position' ? wrongCondition() : choices[kind].includes(of) ? '' : ui.nothingFound;
    setFault(wrong);
    if (wrong !== '') return;
    const others = bench.breakpoints.filter((point) => keyOf(point) !== keyOf({ kind, of }));
    workbench.setBreakpoints([...others, { kind, of }]);
    setOf('');
  }
  return (
    <Dialog
      title={ui.breakpoints(bench.breakpoints.length)}
      wide
      onClose={onClose}
      className="workbench-dialog"
    >
      <p>{ui.breakpointsHelp}</p>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <select
          aria-label={ui.breakpointKind}
          value={kind}
          onChange={(event) => {
            setKind(event.target.value as BreakKind);
            setOf('');
          }}
        >
          {kinds.map((each) => (
            <option key={each} value={each}>
              {ui.breakKinds[each]}
            </option>
          ))}
        </select>
        <input
          value={of}
          list="break-choices"
          aria-label={ui.breakpointOf}
          placeholder={kind === 'position' ? 'dragons.0 >= 2' : ui.breakpointOf}
          onChange={(event) => setOf(event.target.value)}
        />
        <datalist id="break-choices">
          {choices[kind].map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
        <Button look="main" type="submit">
          {ui.breakpointAdd}
        </Button>
      </form>
      {fault && <p role="alert">{fault}</p>}
      <ul className="break-list">
        {bench.breakpoints.map((point) => (
          <li key={keyOf(point)}>
            <span>
              {ui.breakKinds[point.kind]} <code>{point.of}</code>
            </span>
            <Button
              onClick={() =>
                workbench.setBreakpoints(bench.breakpoints.filter((other) => keyOf(other) !== keyOf(point)))
              }
            >
              {ui.breakpointRemove}
            </Button>
          </li>
        ))}
      </ul>
      <CloseAction look="plain" onClose={onClose} />
    </Dialog>
  );
}
