/** R21: demands of the opponent's cards, payments, and texts used "on my turn". */
import type { ActionOf, CardId } from '../actions';
import { factsAt } from '../cards/facts';
import type { EffectOf, Payment } from '../effects/effect';
import { beginText, hasUse } from '../effects/resolve';
import { ignoresText, ignoresValues } from '../ignoring';
import { isActive } from '../inPlay';
import { attractDragon, discardFromHand } from '../moves';
import { tell } from '../news';
import type { Position } from '../position';
import { printedValue } from '../power';
import type { Reason } from '../reasons';
import { standingOf } from '../standing';
import { chosenTarget, targetCandidates } from '../targets';
import { type Element, opponentOf, type Seat } from '../vocabulary';
import { cardsAreInOrder, cardsAreOwn, seatIsOnTurn } from './permissions';

interface Demand {
  readonly card: CardId;
  readonly effect: EffectOf<'demand'>;
}

/** Whether a demand has been satisfied, or its dragon given, this turn (R21.4, R21.11). */
function isMet(position: Position, { card, effect }: Demand): boolean {
  const { turn } = position;
  if (turn.demandsMet.includes(card)) return true;
  if (!('play' in effect.require)) return false;
  return (effect.require.play === 'support' ? turn.supportsPlayed : turn.boostersPlayed) > 0;
}

/** The opponent's cards whose demands of one kind are still open against the seat on turn. */
export function openDemands(
  position: Position,
  seat: Seat,
  otherwise: Demand['effect']['otherwise'],
): CardId[] {
  const { demands } = standingOf(position)[seat];
  if (demands.length === 0) return [];
  return demands
    .filter((demand) => demand.effect.otherwise === otherwise && !isMet(position, demand))
    .map((demand) => demand.card);
}

/** R21.3: how often the amounts of a demanding card are doubled by its owner's other texts. */
function demandFactor(position: Position, demanding: Seat, card: CardId): number {
  let factor = 1;
  for (const { card: source, effect } of standingOf(position)[demanding].multiplyingDemand) {
    const candidates = targetCandidates(position, demanding, effect);
    if ((chosenTarget(position, source, candidates) ?? candidates[0]) === card) factor *= effect.factor;
  }
  return factor;
}

/** What has to be discarded for a demand of the opponent, or `undefined` if it asks for something else. */
export function paymentFor(position: Position, seat: Seat, card: CardId): Payment | undefined {
  const demand = standingOf(position)[seat].demands.find((other) => other.card === card);
  if (demand === undefined || !('discard' in demand.effect.require)) return undefined;
  const payment = demand.effect.require.discard;
  const factor = demandFactor(position, opponentOf(seat), card);
  if (factor === 1 || payment.pay === 'cards') return payment;
  return {
    ...payment,
    ...(payment.fire === undefined ? {} : { fire: payment.fire * factor }),
    ...(payment.earth === undefined ? {} : { earth: payment.earth * factor }),
  };
}

/** R21.1, R17.4: what a hand card is worth in a payment. */
export function payValue(position: Position, seat: Seat, card: CardId, element: Element): number {
  const own = standingOf(position)[seat];
  const facts = factsAt(position, card);
  return ignoresValues(own.ignoring, facts, false) ? 0 : printedValue(own, facts, element, false);
}

type TotalPayment = Extract<Payment, { pay: 'total' }>;

/** R21.2: two groups of different cards, one for each element. */
function splitReaches(
  fire: readonly number[],
  earth: readonly number[],
  needs: { fire: number; earth: number },
): boolean {
  for (let split = 0; split < 1 << fire.length; split++) {
    let [inFire, inEarth] = [0, 0];
    for (let card = 0; card < fire.length; card++) {
      if ((split >> card) & 1) inFire += fire[card]!;
      else inEarth += earth[card]!;
    }
    if (inFire >= needs.fire && inEarth >= needs.earth) return true;
  }
  return false;
}

/** Whether the values of these cards are enough: in the one element, in either, or in both. */
function reaches(position: Position, seat: Seat, payment: TotalPayment, cards: readonly CardId[]): boolean {
  const { fire, earth, either } = payment;
  if (fire !== undefined && earth !== undefined && !either) {
    const inFire = cards.map((card) => payValue(position, seat, card, 'fire'));
    const inEarth = cards.map((card) => payValue(position, seat, card, 'earth'));
    return splitReaches(inFire, inEarth, { fire, earth });
  }
  return (
    (fire !== undefined && sumOf(position, seat, cards, 'fire') >= fire) ||
    (earth !== undefined && sumOf(position, seat, cards, 'earth') >= earth)
  );
}

function sumOf(position: Position, seat: Seat, cards: readonly CardId[], element: Element): number {
  let sum = 0;
  for (const card of cards) sum += payValue(position, seat, card, element);
  return sum;
}

/** R21.1: whether these hand cards meet a payment exactly: enough, and not without any one of them. */
export function pays(position: Position, seat: Seat, payment: Payment, cards: readonly CardId[]): boolean {
  if (payment.pay === 'cards') {
    return (
      cards.length === payment.count && cards.every((card) => factsAt(position, card).kind === payment.kind)
    );
  }
  const without = (left: CardId): CardId[] => cards.filter((card) => card !== left);
  return (
    reaches(position, seat, payment, cards) &&
    !cards.some((card) => reaches(position, seat, payment, without(card)))
  );
}

/** Whether any further card could belong to a payment that starts with these: a bound for the search. */
function mayGrow(position: Position, seat: Seat, payment: Payment, cards: readonly CardId[]): boolean {
  return payment.pay === 'cards' ? cards.length < payment.count : !reaches(position, seat, payment, cards);
}

/** Every set of hand cards that meets a payment exactly, each ascending. */
export function paymentsFrom(position: Position, seat: Seat, payment: Payment): CardId[][] {
  const hand = position.sides[seat].hand
    .filter((card) =>
      payment.pay === 'cards'
        ? factsAt(position, card).kind === payment.kind
        : (payment.fire !== undefined && payValue(position, seat, card, 'fire') > 0) ||
          (payment.earth !== undefined && payValue(position, seat, card, 'earth') > 0),
    )
    .sort((a, b) => a - b);
  const found: CardId[][] = [];
  const open: { from: number; chosen: readonly CardId[] }[] = [{ from: 0, chosen: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { from, chosen } = next;
    if (chosen.length > 0 && pays(position, seat, payment, chosen)) found.push([...chosen]);
    if (!mayGrow(position, seat, payment, chosen)) continue;
    for (let i = hand.length - 1; i >= from; i--) open.push({ from: i + 1, chosen: [...chosen, hand[i]!] });
  }
  return found;
}

function demandIsOpen(position: Position, seat: Seat, demand: CardId): Reason | undefined {
  return position.turn.demandsMet.includes(demand) || paymentFor(position, seat, demand) === undefined
    ? { code: 'noDemand', rule: 'R21.1' }
    : undefined;
}

function cardsPay(position: Position, { seat, demand, cards }: ActionOf<'meetDemand'>): Reason | undefined {
  const missing = cards.find((card) => !position.sides[seat].hand.includes(card));
  if (missing !== undefined) return { code: 'cardNotHere', rule: 'R21.1', card: missing };
  return pays(position, seat, paymentFor(position, seat, demand)!, cards)
    ? undefined
    : { code: 'wrongPayment', rule: 'R21.1', by: demand };
}

/** R21.1, R21.2, R21.11. */
export function paymentIsExact(position: Position, action: ActionOf<'meetDemand'>): Reason | undefined {
  const { seat, demand, cards } = action;
  return (
    seatIsOnTurn(position, action) ??
    cardsAreInOrder(cards) ??
    cardsAreOwn(position, seat, cards) ??
    demandIsOpen(position, seat, demand) ??
    cardsPay(position, action)
  );
}

export function meetDemand(draft: Position, { seat, demand, cards }: ActionOf<'meetDemand'>): void {
  draft.turn.demandsMet.push(demand);
  tell(draft, { what: 'meetDemand', seat, demand, cards });
  discardFromHand(draft, seat, cards);
}

/**
 * T4(2), T7(2): unmet demands "or I attract a dragon" of the opponent of `seat` are satisfied with one each (R21.5).
 */
export function giveDemandedDragons(draft: Position, seat: Seat): void {
  for (const card of openDemands(draft, seat, 'ownerAttractsDragon')) {
    if (draft.instantWinner !== null) return;
    draft.turn.demandsMet.push(card);
    attractDragon(draft, opponentOf(seat), card);
  }
}

/** An active face-up card with an "on my turn" text in force that has not been used and has something to work on. */
function isUsable(position: Position, seat: Seat, card: CardId): boolean {
  const facts = factsAt(position, card);
  const { effect } = facts;
  if (effect?.do !== 'discardFromPlay' || effect.when !== 'onMyTurn') return false;
  const side = position.sides[seat];
  return (
    isActive(side, card) &&
    !side.faceDown.includes(card) &&
    !position.turn.textsUsed.includes(card) &&
    !ignoresText(standingOf(position)[seat].ignoring, facts, true) &&
    hasUse(position, seat, effect)
  );
}

/** R20.10: once each own turn. */
export function textIsUsable(position: Position, action: ActionOf<'useText'>): Reason | undefined {
  const { seat, card } = action;
  return (
    seatIsOnTurn(position, action) ??
    cardsAreOwn(position, seat, [card]) ??
    (isUsable(position, seat, card) ? undefined : { code: 'textUnusable', rule: 'R20.10', card })
  );
}

export function useText(draft: Position, { seat, card }: ActionOf<'useText'>): void {
  draft.turn.textsUsed.push(card);
  tell(draft, { what: 'useText', seat, card });
  beginText(draft, seat, card);
}
