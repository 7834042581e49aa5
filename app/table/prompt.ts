/** What is asked in the strip: the prompt of the place, or of what the player has begun. */
import type { Prompt, Texts } from '../../src/text';
import type { TableModel } from './model';
import { paymentOf } from './payment';
import { sceneFor } from './scene';

export function promptOf(model: TableModel, { prompt, ui }: Texts): Prompt {
  const { task, view, names } = model;
  const usual = prompt(sceneFor(model));
  switch (task.kind) {
    case 'decline':
      return { ...usual, ask: ui.declineAsk };
    case 'pay': {
      const payment = paymentOf(view, task.demand);
      const amounts = payment?.pay === 'total' ? (['fire', 'earth'] as const) : [];
      const facts = amounts.flatMap((element) => {
        const amount = payment?.pay === 'total' ? payment[element] : undefined;
        return amount === undefined ? [] : [`${ui.demandAmount(amount, element)}.`];
      });
      return { ...usual, ask: ui.payAsk(names.printed(task.demand)?.name ?? ''), facts: facts.join(' ') };
    }
    default:
      return usual;
  }
}
