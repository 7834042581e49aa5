/** Taking back: the last decision, or everything since the retreat decision; each says how far it reaches. */
import type { Action } from '../../src/actions';
import { Button } from '../look/Button';
import { Sign } from '../look/Sign';
import { useTexts } from '../text/texts';
import { useModel } from './model';
import { sceneFor } from './scene';

/** An answer to a question that is closed has no words any more. */
const isNamed = (action: Action): boolean => action.type !== 'choose' && action.type !== 'next';

export function UndoActions() {
  const model = useModel();
  const { view, send, undo, redo } = model;
  const { ui, action: label } = useTexts();
  const scene = sceneFor(model);
  const takeBack = view.legal.find((action) => action.type === 'takeBack');
  const isFirst = view.undo?.type === 'fightOn';
  return (
    <>
      {view.undo && (
        <Button
          look="quiet"
          shortcut="U"
          className="undo"
          data-action="undo"
          title={isNamed(view.undo) ? ui.undoAction(label(view.undo, scene)) : ui.undo}
          onClick={undo}
        >
          <Sign name="undo" />
          <span>{isFirst ? ui.undoToRetreat : ui.undo}</span>
        </Button>
      )}
      {takeBack && !isFirst && (
        <Button
          look="quiet"
          shortcut="Shift+U"
          className="undo"
          data-action="takeBack"
          onClick={() => send(takeBack)}
        >
          <Sign name="undo" />
          <span>{ui.undoToRetreat}</span>
        </Button>
      )}
      {view.redo && (
        <Button look="quiet" shortcut="Y" data-action="redo" onClick={redo}>
          <span>{ui.redo}</span>
        </Button>
      )}
    </>
  );
}
