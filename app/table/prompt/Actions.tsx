/** The buttons of the prompt: safe ones first, the usual one last and filled. */

import { useModel } from '../model';
import { AnswerActions } from './AnswerActions';
import { ChosenActions } from './ChosenActions';
import { MoveNow } from './MoveNow';
import { PhaseActions } from './PhaseActions';
import { SetActions } from './SetActions';
import { ShowColours } from './ShowColours';
import { UndoActions } from './UndoActions';

export function Actions() {
  const { task } = useModel();
  switch (task.kind) {
    case 'call':
      return <ShowColours />;
    case 'wait':
      return (
        <div className="actions">
          <UndoActions />
          <MoveNow />
        </div>
      );
    case 'play':
      return task.chosen.length > 0 ? <ChosenActions /> : <PhaseActions />;
    case 'answer':
      return <AnswerActions />;
    default:
      return <SetActions />;
  }
}
