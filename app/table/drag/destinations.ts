/** Where a card is carried to for each thing that can be done with it; the rules alone say what can. */
import type { CardId } from '../../../src/actions';
import type { Reason } from '../../../src/reasons';
import type { TableModel } from '../model';
import type { CardKey } from '../prompt/options';
import { type CardAction, cardsOf, meaningsOf, sameCards } from '../prompt/uses';

/** A zone of the own side, the prompt, or one Ship. */
export type Destination =
  | 'own-combat'
  | 'own-support'
  | 'own-ships'
  | 'own-piles'
  | 'hand'
  | 'strip'
  | `ship ${CardId}`;

/** `undefined` for uses that move no card: they have a button only. */
export function destinationOf(action: CardAction): Destination | undefined {
  switch (action.type) {
    case 'playCharacter':
    case 'playBooster':
    case 'land':
      return 'own-combat';
    case 'playSupport':
    case 'playBluff':
      return 'own-support';
    case 'playShip':
      return 'own-ships';
    case 'load':
      return `ship ${action.ship}`;
    case 'playLeadership':
    case 'dropBluff':
      return 'own-piles';
    case 'retrieve':
      return 'hand';
    case 'useText':
      return undefined;
  }
}

/** The cards that go along: all that are chosen, if this is one of them. */
export const carriedWith = ({ task }: TableModel, card: CardKey): readonly number[] =>
  task.kind === 'play' && task.chosen.includes(card) ? task.chosen : [card];

/** Legal uses of the cards, or of more cards with them, by where they lead. */
export function openTo(model: TableModel, cards: readonly number[]): Map<Destination, CardAction[]> {
  const open = new Map<Destination, CardAction[]>();
  const [first] = cards;
  if (model.task.kind !== 'play' || first === undefined) return open;
  for (const use of model.uses.get(first) ?? []) {
    const to = destinationOf(use);
    if (to === undefined || !cards.every((card) => cardsOf(use)!.includes(card))) continue;
    open.set(to, [...(open.get(to) ?? []), use]);
  }
  return open;
}

const ownZones: ReadonlySet<Destination> = new Set(['own-combat', 'own-support', 'own-ships', 'own-piles']);

/** Leadership cards and Ships are meant wherever on the own side they are let go: their own places are small. */
function leadsTo(model: TableModel, card: CardKey, to: Destination): Destination {
  const kind = model.printed(card)?.kind;
  if (!ownZones.has(to) || (kind !== 'leadership' && kind !== 'ship')) return to;
  const isInHand = model.view.observation.sides[model.view.seat].hand.includes(card);
  const play = isInHand && model.uses.get(card)?.find((use) => use.type.startsWith('play'));
  return (play && destinationOf(play)) || to;
}

/** Where an answer is put together a card may be let go on the prompt. */
export const isPut = ({ task }: TableModel): boolean =>
  task.kind !== 'play' && task.kind !== 'wait' && task.kind !== 'call';

/** Why the card may not be let go there; `undefined` also where nothing could be meant by it. */
export function reasonAt(model: TableModel, card: CardKey, to: Destination): Reason | undefined {
  const face = model.printed(card);
  if (face === null || openTo(model, carriedWith(model, card)).has(to)) return undefined;
  const meant = meaningsOf(card, face, model.view).find((use) => destinationOf(use) === to);
  return meant && model.view.whyNot(meant);
}

/** Lets the card go: done at once where only one thing can be meant, else chosen, and the prompt asks. */
export function letGo(model: TableModel, card: CardKey, to: Destination): void {
  if (isPut(model)) {
    if (to === 'strip') model.press(card);
    return;
  }
  const cards = carriedWith(model, card);
  const uses = openTo(model, cards).get(leadsTo(model, card, to)) ?? [];
  const [only, ...others] = uses.filter((use) => sameCards(cardsOf(use)!, cards));
  if (only !== undefined && others.length === 0) model.send(only);
  else if (uses.length > 0) model.setTask({ kind: 'play', chosen: cards });
}
