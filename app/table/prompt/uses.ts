/** What can be done with a card: the legal actions it takes part in, and what the player would try with it. */
import type { Action, ActionOf, CardId } from '../../../src/actions';
import type { Card } from '../../../src/cards/card';
import type { SeatView } from '../../game/match';

/** Actions that lay hands on cards by themselves; the others are buttons or answers. */
export type CardAction = ActionOf<
  | 'retrieve'
  | 'land'
  | 'dropBluff'
  | 'playLeadership'
  | 'playShip'
  | 'playCharacter'
  | 'playBooster'
  | 'playSupport'
  | 'playBluff'
  | 'load'
  | 'useText'
>;

/** The cards a player picks for the action, ascending; `undefined` for actions that are no use of a card. */
export function cardsOf(action: Action): readonly CardId[] | undefined {
  switch (action.type) {
    case 'land':
      return [action.ship];
    case 'retrieve':
    case 'dropBluff':
    case 'playLeadership':
    case 'playShip':
    case 'playSupport':
    case 'playBluff':
    case 'load':
    case 'useText':
      return [action.card];
    case 'playCharacter':
    case 'playBooster':
      return action.cards;
    default:
      return undefined;
  }
}

export const isCardAction = (action: Action): action is CardAction => cardsOf(action) !== undefined;

export const sameCards = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((card) => b.includes(card));

/** The legal uses of each card. */
export function usesOf(legal: readonly Action[]): ReadonlyMap<CardId, readonly CardAction[]> {
  const uses = new Map<CardId, CardAction[]>();
  for (const action of legal.filter(isCardAction)) {
    for (const card of cardsOf(action)!) uses.set(card, [...(uses.get(card) ?? []), action]);
  }
  return uses;
}

/** What playing the card by itself would be; asked when nothing is legal, for the reason. */
export function playOf(card: CardId, printed: Card, { seat }: SeatView): CardAction | undefined {
  switch (printed.kind) {
    case 'leadership':
      return { type: 'playLeadership', seat, card };
    case 'ship':
      return { type: 'playShip', seat, card };
    case 'character':
      return { type: 'playCharacter', seat, cards: [card], mode: 'single' };
    case 'booster':
      return { type: 'playBooster', seat, cards: [card] };
    case 'support':
      return { type: 'playSupport', seat, card };
    case 'leader':
      return undefined;
  }
}

const isLoadable = ({ kind }: Card): boolean =>
  kind === 'character' || kind === 'booster' || kind === 'support';

/** Every meaning a hand card has or could have, legal or not: for its menu. */
export function meaningsOf(card: CardId, printed: Card, view: SeatView): CardAction[] {
  const { seat } = view;
  const play = playOf(card, printed, view);
  const bluffs = printed.icons.some((icon) => icon.startsWith('bluff'));
  const ships = isLoadable(printed) ? view.observation.sides[seat].ships : [];
  return [
    ...(play ? [play] : []),
    ...(bluffs ? [{ type: 'playBluff', seat, card } as const] : []),
    ...ships
      .filter((ship) => !ship.landed)
      .map((ship) => ({ type: 'load', seat, card, ship: ship.card }) as const),
  ];
}
