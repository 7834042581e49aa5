/** What the way back is called and what it does: the table's undo, or where that ends, the take-back of the rules. */
import type { Action } from '../../../src/actions';
import type { Texts } from '../../../src/text';
import { sceneFor } from '../../game/scene';
import type { UndoStop } from '../../game/undo';
import { useTexts } from '../../text/texts';
import { type TableModel, useModel } from '../model';

export interface WayBack {
  /** How far it reaches; of a way that is closed, why. */
  readonly label: string;
  /** `null`: it is closed. */
  readonly go: (() => void) | null;
  readonly stop: UndoStop | null;
}

export interface Undoing {
  /** One decision back, or as far as it goes. */
  readonly step: WayBack;
  /** All the way to the retreat decision (R8.8), where one step does not lead there. */
  readonly toRetreat: WayBack | null;
  readonly redo: WayBack | null;
}

export function useUndoing(): Undoing {
  const model = useModel();
  const texts = useTexts();
  const { view, send, undo, redo } = model;
  const takeBack = view.legal.find((action) => action.type === 'takeBack');
  const toRetreat =
    takeBack === undefined ? null : { label: texts.ui.undoToRetreat, go: () => send(takeBack), stop: null };
  return {
    step: view.undo
      ? { label: undoLabel(view.undo, model, texts), go: undo, stop: null }
      : (toRetreat ?? closed(view.undoStop ?? 'start', texts)),
    toRetreat: view.undo && view.undo.type !== 'fightOn' ? toRetreat : null,
    redo: view.redo && { label: redoLabel(view.redo, model, texts), go: redo, stop: null },
  };
}

const closed = (stop: UndoStop, { ui }: Texts): WayBack => ({
  label: `${ui.undoImpossible}: ${ui.undoStopped[stop]}`,
  go: null,
  stop,
});

/** What has words of its own when its moment is over: an answer and going on have none. */
const isNamed = ({ type }: Action): boolean => type !== 'choose' && type !== 'next';

function undoLabel(action: Action, model: TableModel, { ui, action: label }: Texts): string {
  if (action.type === 'fightOn') return ui.undoToRetreat;
  return isNamed(action)
    ? ui.undoAction(label(action, sceneFor(model)))
    : ui.undoUnnamed[action.type as 'choose' | 'next'];
}

const redoLabel = (action: Action, model: TableModel, { ui, action: label }: Texts): string =>
  isNamed(action) ? ui.redoAction(label(action, sceneFor(model))) : ui.redo;
