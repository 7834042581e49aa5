/** Cards put together to be paid, exchanged or discarded: how far the set is, and the button once it is right. */
import type { Texts } from '../../../src/text';
import { Button } from '../../look/Button';
import { useTexts } from '../../text/texts';
import { type TableModel, useModel } from '../model';
import { ActionButton } from './ActionButton';
import { paidOf, paymentOf } from './payment';
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
function unfinished({ task, printed, view }: TableModel, { ui }: Texts): string {
  if (task.kind === 'decline') return ui.chosenOf(task.chosen.length, 3);
  const payment = task.kind === 'pay' ? paymentOf(view, task.demand) : null;
  const cards = task.chosen.flatMap((card) => printed(card) ?? []);
  const paid = payment === null ? undefined : paidOf(payment, cards);
  if (paid === undefined) return ui.chosenCards(task.chosen.length);
  return paid.have >= paid.need ? ui.paidTooMuch(paid.have, paid.need) : ui.paidOf(paid.have, paid.need);
}
