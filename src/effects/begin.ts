/** How each text that acts at a moment begins: at once, or with a question to a seat. */
import type { CardId } from '../actions';
import { factsAt, kindMask } from '../cards/facts';
import { hasActiveCharacter } from '../inPlay';
import { discardFromHand, discardFromPlay, hiddenCameToLight, intakeRoom } from '../moves';
import { tell } from '../news';
import type { Position, Question } from '../position';
import { none } from '../position';
import { paymentsFrom } from '../rules/demands';
import { opponentOf, otherElement, type Seat } from '../vocabulary';
import { discardable } from './discardable';
import { drawRoom } from './draw';
import type { EffectKind, EffectOf } from './effect';
import { deckOptions } from './favor';

export interface Context<K extends EffectKind> {
  readonly draft: Position;
  /** The owner of the card. */
  readonly seat: Seat;
  readonly card: CardId;
  readonly effect: EffectOf<K>;
}

type Beginning<K extends EffectKind> = (context: Context<K>) => void;

/** Opens a question, unless there is nothing to choose from. */
export function askFrom(
  draft: Position,
  question: Omit<Question, 'subject' | 'max' | 'min'> & { min?: number; max?: number; subject?: number },
): void {
  if (question.options.length === 0) return;
  const max = Math.min(question.max ?? 1, question.options.length);
  draft.question = {
    ...question,
    min: Math.min(question.min ?? 0, max),
    max,
    subject: question.subject ?? none,
  };
}

/** R20.6: "may" on something that needs no further choice. */
function offer(draft: Position, seat: Seat, card: CardId): void {
  askFrom(draft, { kind: 'useText', by: seat, source: card, options: [card] });
}

/** R20.6: "may" on a number of cards: as many as the owner likes, or none. */
function offerAmount(draft: Position, seat: Seat, card: CardId, most: number): void {
  if (most === 1) offer(draft, seat, card);
  else if (most > 1) {
    const options = Array.from({ length: most }, (_, index) => index + 1);
    askFrom(draft, { kind: 'amount', by: seat, source: card, options });
  }
}

/** Texts without an entry hold lastingly, or are read by a rule. */
export const beginnings: { readonly [K in EffectKind]?: Beginning<K> } = {
  changeElement({ draft, seat, effect }) {
    // R19.5: nothing to change before the element is chosen.
    if (draft.element === null) return;
    const element = effect.to === 'other' ? otherElement(draft.element) : effect.to;
    if (element !== draft.element) tell(draft, { what: 'element', seat, element });
    draft.element = element;
  },

  nextCardFree({ draft }) {
    draft.turn.nextFree = true;
  },

  attackAgain({ draft, seat }) {
    // R21.10, Q39: something has to be there that can attack again.
    if (hasActiveCharacter(draft, seat)) draft.turn.dutyReplaced = true;
  },

  discloseHand({ draft, seat }) {
    const other = opponentOf(seat);
    const side = draft.sides[other];
    side.disclosed = [...side.hand];
    hiddenCameToLight(draft);
    tell(draft, { what: 'disclose', seat: other, cards: [...side.hand] });
  },

  payForDragon({ draft, seat, card, effect }) {
    const options = [...new Set(paymentsFrom(draft, seat, effect.cost).flat())].sort((a, b) => a - b);
    askFrom(draft, { kind: 'payForDragon', by: seat, source: card, options, max: options.length });
  },

  draw({ draft, seat, card, effect }) {
    const room = drawRoom(draft, seat, effect);
    if (effect.afterwards === undefined) {
      offerAmount(draft, seat, card, room);
      return;
    }
    // What follows the draw makes it one offer (D20).
    const putsBack = 'shuffleBack' in effect.afterwards && draft.sides[seat].hand.length > 0;
    if (room > 0 || putsBack) offer(draft, seat, card);
  },

  search({ draft, seat, card, effect }) {
    const room = intakeRoom(draft, seat);
    const side = draft.sides[seat];
    const inDeck = effect.in === 'drawPile';
    if ((inDeck ? room.deck : room.hand) === 0) return;
    const options = (inDeck ? side.drawPile : side.discardPile).toSorted((a, b) => a - b);
    if (inDeck && options.length > 0) hiddenCameToLight(draft);
    askFrom(draft, { kind: 'search', by: seat, source: card, options });
  },

  searchShipOrCargo({ draft, seat, card }) {
    const options = deckOptions(draft, seat);
    if (options.length > 0) hiddenCameToLight(draft);
    askFrom(draft, { kind: 'shipOrCargo', by: seat, source: card, options });
  },

  recallCard({ draft, seat, card, effect }) {
    if (intakeRoom(draft, seat).hand === 0) return;
    const side = draft.sides[seat];
    const mask = kindMask(effect.kinds);
    const ships = side.ships.filter((ship) => !ship.landed).map((ship) => ship.card);
    const area = [...(effect.activeOnly ? [] : side.under), ...side.combat, ...side.support, ...ships];
    const options = area.filter((other) => {
      if (effect.otherThanThis && other === card) return false;
      const bit = side.faceDown.includes(other) ? kindMask(['support']) : factsAt(draft, other).kindBit;
      return (bit & mask) !== 0;
    });
    askFrom(draft, { kind: 'recall', by: seat, source: card, options });
  },

  discardOwnHand({ draft, seat, card }) {
    askFrom(draft, { kind: 'discardOwn', by: seat, source: card, options: [...draft.sides[seat].hand] });
  },

  handToDeckBottom({ draft, seat, card }) {
    askFrom(draft, { kind: 'toDeckBottom', by: seat, source: card, options: [...draft.sides[seat].hand] });
  },

  discardPileToDeck({ draft, seat, card }) {
    if (draft.sides[seat].discardPile.length > 0) offer(draft, seat, card);
  },

  loadShip({ draft, seat, card, effect }) {
    const loadable = kindMask(['character', 'booster', 'support']);
    const options = draft.sides[seat].hand.filter(
      (other) => (factsAt(draft, other).kindBit & loadable) !== 0,
    );
    const capacity = factsAt(draft, card).card.capacity ?? 0;
    askFrom(draft, {
      kind: 'loadNow',
      by: seat,
      source: card,
      options: options.sort((a, b) => a - b),
      max: Math.min(effect.count, capacity),
    });
  },

  discardFromPlay({ draft, seat, card, effect }) {
    const options = discardable(draft, seat, effect);
    if (effect.oneKindOnly) {
      const { combat } = draft.sides[opponentOf(seat)];
      const isBooster = (other: CardId): boolean => combat.includes(other);
      const kinds = [
        options.some(isBooster) ? 0 : none,
        options.some((other) => !isBooster(other)) ? 1 : none,
      ];
      askFrom(draft, {
        kind: 'kindToDiscard',
        by: seat,
        source: card,
        options: kinds.filter((kind) => kind !== none),
      });
    } else if (effect.count === 'all') {
      if (options.length > 0) offer(draft, seat, card);
    } else {
      const min = effect.when === 'onMyTurn' ? 1 : 0;
      askFrom(draft, { kind: 'discardFromPlay', by: seat, source: card, options, min });
    }
  },

  discardBlindFromHand({ draft, seat, card, effect }) {
    offerAmount(draft, seat, card, Math.min(effect.count, draft.sides[opponentOf(seat)].hand.length));
  },

  discardDeckTop({ draft, seat, card }) {
    if (draft.sides[opponentOf(seat)].drawPile.length > 0) offer(draft, seat, card);
  },

  opponentDiscards({ draft, seat, card, effect }) {
    const size = draft.sides[opponentOf(seat)].hand.length;
    if (size === 0) return;
    const amount = amountToDiscard(effect, size);
    if (effect.may) offerAmount(draft, seat, card, amount);
    else demandDiscards(draft, seat, card, amount);
  },
};

const amountToDiscard = (effect: EffectOf<'opponentDiscards'>, handSize: number): number =>
  'count' in effect.amount
    ? Math.min(effect.amount.count, handSize)
    : Math.max(0, handSize - effect.amount.downToHandSize);

/** The opponent of `seat` picks cards to discard: at most three at a time. */
export function demandDiscards(draft: Position, seat: Seat, card: CardId, amount: number): void {
  if (amount <= 0) return;
  const other = opponentOf(seat);
  const { hand } = draft.sides[other];
  hiddenCameToLight(draft);
  if (amount >= hand.length) {
    discardFromHand(draft, other, [...hand]);
    return;
  }
  const now = Math.min(3, amount);
  askFrom(draft, {
    kind: 'discardForced',
    by: other,
    source: card,
    options: hand.toSorted((a, b) => a - b),
    min: now,
    max: now,
    subject: amount - now,
  });
}

/** Discards every card the text reaches but those that stay. */
export function discardAllBut(
  draft: Position,
  seat: Seat,
  effect: EffectOf<'discardFromPlay'>,
  stays: readonly CardId[],
): void {
  for (const card of discardable(draft, seat, effect)) {
    if (!stays.includes(card)) discardFromPlay(draft, opponentOf(seat), card);
  }
}
