/** What is asked in the strip: the prompt of the place, or of what the player has begun. */
import type { Prompt, Texts } from '../../../src/text';
import { sceneFor } from '../../game/scene';
import type { TableModel } from '../model';
import { paymentOf } from './payment';
import type { CardAction } from './uses';

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
    case 'play':
      return { ...usual, facts: [usual.facts, ...waysOf(model, ui)].filter(Boolean).join(' ') };
    default:
      return usual;
  }
}

/** Uses of cards that a newcomer would not think of. */
function waysOf({ uses, task }: TableModel, ui: Texts['ui']): string[] {
  if (task.chosen.length > 0) return [];
  const cardsWith = (type: CardAction['type']) =>
    [...uses.values()].filter((ways) => ways.some((way) => way.type === type)).length;
  const [load, bluff] = [cardsWith('load'), cardsWith('playBluff')];
  return [...(load > 0 ? [ui.canLoad(load)] : []), ...(bluff > 0 ? [ui.canBluff(bluff)] : [])];
}
