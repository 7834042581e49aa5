/** Cards put together to be paid, exchanged or discarded: how far the set is, and the button once it is right. */
import type { Card } from '../../src/cards/card';
import type { Texts } from '../../src/text';
import { Button } from '../look/Button';
import { useTexts } from '../text/texts';
import { ActionButton } from './ActionButton';
import { type TableModel, useModel } from './model';
import { paidOf } from './payment';
import { taskAtRest } from './task';

export function SetActions() {
  const model = useModel();
  const texts = useTexts();
  const { view, task, setTask, ready } = model;
  const rest = taskAtRest(view);
  const [action] = ready;
  return (
    <div className="actions">
      {rest.kind !== task.kind && (
        <Button look="quiet" shortcut="Escape" onClick={() => setTask(rest)}>
          {texts.ui.cancel}
        </Button>
      )}
      {action ? (
        <ActionButton action={action} look="main" shortcut="Shift+Enter" />
      ) : (
        <Button unavailable>{unfinished(model, texts)}</Button>
      )}
    </div>
  );
}

/** What the set is so far. */
function unfinished({ task, printed, names }: TableModel, { ui }: Texts): string {
  if (task.kind === 'pay') {
    const demand = names.printed(task.demand)?.effect;
    const cards = task.chosen.flatMap((card): Card[] => [printed(card) ?? []].flat());
    const paid = demand?.do === 'demand' ? paidOf(demand, cards) : undefined;
    if (paid !== undefined) {
      return paid.have >= paid.need ? ui.paidTooMuch(paid.have, paid.need) : ui.paidOf(paid.have, paid.need);
    }
  }
  return task.kind === 'decline' ? ui.chosenOf(task.chosen.length, 3) : ui.chosenCards(task.chosen.length);
}
