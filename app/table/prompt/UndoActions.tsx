/** Taking back: the last decision, or everything since the retreat decision; each says how far it reaches. */
import { Button } from '../../look/Button';
import { Sign } from '../../look/Sign';
import { useUndoing } from './undoing';

export function UndoActions() {
  const { step, toRetreat, redo } = useUndoing();
  // That the other seat has acted needs no word; that something came to light does.
  const isTold = step.stop === 'revealed' || step.stop === 'chance';
  if (step.go === null && !isTold && !toRetreat?.go && !redo?.go) return null;
  return (
    <span className="undo-actions">
      {(step.go !== null || isTold) && (
        <Button
          look="quiet"
          shortcut={step.go === null ? undefined : 'U'}
          className="undo"
          data-action="undo"
          unavailable={step.go === null}
          onClick={() => step.go?.()}
        >
          <Sign name="undo" />
          <span>{step.label}</span>
        </Button>
      )}
      {toRetreat?.go && (
        <Button
          look="quiet"
          shortcut="Shift+U"
          className="undo"
          data-action="takeBack"
          onClick={toRetreat.go}
        >
          <Sign name="undo" />
          <span>{toRetreat.label}</span>
        </Button>
      )}
      {redo?.go && (
        <Button look="quiet" shortcut="Y" data-action="redo" onClick={redo.go}>
          <span>{redo.label}</span>
        </Button>
      )}
    </span>
  );
}
