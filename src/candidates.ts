/** Every action of a type worth asking the rules about; the chart decides which are legal. */
import type { Action, ActionType, CardId } from './actions';
import { anyBluff, factsAt, iconBit } from './cards/facts';
import type { Position } from './position';
import { forEachAnswer } from './rules/choice';
import { paymentFor, paymentsFrom } from './rules/demands';
import { mulliganToAct } from './rules/game';
import { sourceCards } from './rules/permissions';
import { standingOf } from './standing';
import { elements, opponentOf, type Seat } from './vocabulary';

const pairBit = iconBit('pair');
const noCards: readonly CardId[] = [];

type Push = (action: Action) => void;
type Source = (position: Position, seat: Seat, push: Push) => void;

/** A sorted copy; by insertion, which for a hand of cards beats the sort of the language. */
function ascending(cards: readonly CardId[]): CardId[] {
  const sorted = cards.slice();
  for (let i = 1; i < sorted.length; i++) {
    const card = sorted[i]!;
    let at = i;
    while (at > 0 && sorted[at - 1]! > card) {
      sorted[at] = sorted[at - 1]!;
      at--;
    }
    sorted[at] = card;
  }
  return sorted;
}

function growSubset(
  cards: readonly CardId[],
  min: number,
  max: number,
  visit: (subset: readonly CardId[]) => void,
  from: number,
  chosen: readonly CardId[],
): void {
  if (chosen.length >= min) visit(chosen);
  if (chosen.length === max) return;
  for (let i = from; i < cards.length; i++) {
    growSubset(cards, min, max, visit, i + 1, [...chosen, cards[i]!]);
  }
}

/** Every subset of the cards with at least `min` and at most `max` of them, each ascending. */
function forEachSubset(
  cards: readonly CardId[],
  min: number,
  max: number,
  visit: (subset: readonly CardId[]) => void,
): void {
  growSubset(cards, min, max, visit, 0, []);
}

/** One to three cards of a hand, without the detours of the general case: asked for at every decline. */
function forEachOfAtMostThree(cards: readonly CardId[], visit: (subset: readonly CardId[]) => void): void {
  for (let i = 0; i < cards.length; i++) {
    visit([cards[i]!]);
    for (let j = i + 1; j < cards.length; j++) {
      visit([cards[i]!, cards[j]!]);
      for (let k = j + 1; k < cards.length; k++) visit([cards[i]!, cards[j]!, cards[k]!]);
    }
  }
}

/** The cards, each group that belongs together on its own, ascending. */
function groups(cards: readonly CardId[], keyOf: (card: CardId) => string | null): CardId[][] {
  const byKey = new Map<string, CardId[]>();
  for (const card of cards) {
    const key = keyOf(card);
    if (key === null) continue;
    const group = byKey.get(key);
    if (group === undefined) byKey.set(key, [card]);
    else group.push(card);
  }
  return [...byKey.values()].map(ascending);
}

/** Pairs among cards that show PAIR: the first words agree. */
function forEachPair(
  position: Position,
  cards: readonly CardId[],
  visit: (pair: readonly CardId[]) => void,
): void {
  if (cards.length < 2) return;
  const firstWord = (card: CardId): string => factsAt(position, card).firstWord;
  for (const group of groups(cards, firstWord)) forEachSubset(group, 2, 2, visit);
}

function gangs(position: Position, seat: Seat, cards: readonly CardId[], push: Push): void {
  if (cards.length === 0 || position.turn.characters > 0) return;
  const canExtend = position.sides[seat].combat.length > 0;
  for (const gang of groups(cards, (card) => factsAt(position, card).gang)) {
    forEachSubset(gang, 2, gang.length, (subset) =>
      push({ type: 'playCharacter', seat, cards: subset, mode: 'newGang' }),
    );
    if (!canExtend) continue;
    forEachSubset(gang, 1, gang.length, (subset) =>
      push({ type: 'playCharacter', seat, cards: subset, mode: 'extendGang' }),
    );
  }
}

/** Single cards, then pairs and gangs, which few hands hold. */
function characters(position: Position, seat: Seat, push: Push): void {
  let paired = noCards;
  let ganged = noCards;
  for (const card of sourceCards(position, seat)) {
    const { kind, iconBits, gang } = factsAt(position, card);
    if (kind !== 'character') continue;
    push({ type: 'playCharacter', seat, cards: [card], mode: 'single' });
    if ((iconBits & pairBit) !== 0) paired = [...paired, card];
    if (gang !== null) ganged = [...ganged, card];
  }
  forEachPair(position, paired, (pair) => push({ type: 'playCharacter', seat, cards: pair, mode: 'pair' }));
  gangs(position, seat, ganged, push);
}

function boosters(position: Position, seat: Seat, push: Push): void {
  let paired = noCards;
  for (const card of sourceCards(position, seat)) {
    const { kind, iconBits } = factsAt(position, card);
    if (kind !== 'booster') continue;
    push({ type: 'playBooster', seat, cards: [card] });
    if ((iconBits & pairBit) !== 0) paired = [...paired, card];
  }
  forEachPair(position, paired, (pair) => push({ type: 'playBooster', seat, cards: pair }));
}

/** What each type offers the seat that may act. */
const sources: { readonly [T in ActionType]: Source } = {
  mulligan(position, seat, push) {
    forEachSubset(ascending(position.sides[seat].hand), 0, 6, (cards) =>
      push({ type: 'mulligan', seat, cards }),
    );
  },
  retrieve(position, seat, push) {
    const side = position.sides[seat];
    for (const card of side.combat) push({ type: 'retrieve', seat, card });
    for (const card of side.support) push({ type: 'retrieve', seat, card });
  },
  land(position, seat, push) {
    for (const { card } of position.sides[seat].ships) push({ type: 'land', seat, ship: card });
  },
  dropBluff(position, seat, push) {
    for (const card of position.sides[seat].faceDown) push({ type: 'dropBluff', seat, card });
  },
  playLeadership(position, seat, push) {
    for (const card of position.sides[seat].hand) {
      if (factsAt(position, card).kind === 'leadership') push({ type: 'playLeadership', seat, card });
    }
  },
  playShip(position, seat, push) {
    for (const card of position.sides[seat].hand) {
      if (factsAt(position, card).kind === 'ship') push({ type: 'playShip', seat, card });
    }
  },
  retreat: (_position, seat, push) => push({ type: 'retreat', seat }),
  decline(position, seat, push) {
    if (position.opened) return;
    const hand = ascending(position.sides[seat].hand);
    if (hand.length === 0) push({ type: 'decline', seat, cards: [] });
    forEachOfAtMostThree(hand, (cards) => push({ type: 'decline', seat, cards }));
  },
  fightOn: (_position, seat, push) => push({ type: 'fightOn', seat }),
  playCharacter: characters,
  playBooster: boosters,
  playSupport(position, seat, push) {
    for (const card of sourceCards(position, seat)) {
      if (factsAt(position, card).kind === 'support') push({ type: 'playSupport', seat, card });
    }
  },
  playBluff(position, seat, push) {
    for (const card of sourceCards(position, seat)) {
      if ((factsAt(position, card).iconBits & anyBluff) !== 0) {
        push({ type: 'playBluff', seat, card });
      }
    }
  },
  load(position, seat, push) {
    const ships = position.sides[seat].ships.filter((ship) => !ship.landed);
    if (ships.length === 0) return;
    for (const card of sourceCards(position, seat)) {
      for (const ship of ships) push({ type: 'load', seat, card, ship: ship.card });
    }
  },
  meetDemand(position, seat, push) {
    for (const { card } of standingOf(position)[seat].demands) {
      const payment = paymentFor(position, seat, card);
      if (payment === undefined || position.turn.demandsMet.includes(card)) continue;
      for (const cards of paymentsFrom(position, seat, payment)) {
        push({ type: 'meetDemand', seat, demand: card, cards });
      }
    }
  },
  useText(position, seat, push) {
    const side = position.sides[seat];
    for (const card of side.combat)
      if (factsAt(position, card).hasText) push({ type: 'useText', seat, card });
    for (const card of side.support)
      if (factsAt(position, card).hasText) push({ type: 'useText', seat, card });
  },
  takeBack: (_position, seat, push) => push({ type: 'takeBack', seat }),
  announce(position, seat, push) {
    if (position.opened) push({ type: 'announce', seat });
    else for (const element of elements) push({ type: 'announce', seat, element });
  },
  showColours: (_position, seat, push) => push({ type: 'showColours', seat }),
  pass: (_position, seat, push) => push({ type: 'pass', seat }),
  next: (_position, seat, push) => push({ type: 'next', seat }),
  choose(position, seat, push) {
    forEachAnswer(position, (picks) => push({ type: 'choose', seat, picks }));
  },
};

const otherSeat = ({ onTurn }: Position): Seat => opponentOf(onTurn);

/** Types that need not be taken by the seat on turn, with the seat that takes them. */
const takers: Readonly<Partial<Record<ActionType, (position: Position) => Seat>>> = {
  mulligan: mulliganToAct,
  showColours: otherSeat,
  pass: otherSeat,
  choose: ({ question, onTurn }) => question?.by ?? onTurn,
};

/** Hands every candidate of a type to `push`: those of a seat, or of the seat that takes such actions. */
export function candidates(position: Position, type: ActionType, push: Push, seat?: Seat): void {
  sources[type](position, seat ?? takers[type]?.(position) ?? position.onTurn, push);
}

/** The candidates of one type, for who asks for them often. */
export function candidatesOf(type: ActionType): (position: Position, push: Push) => void {
  const source = sources[type];
  const taker = takers[type];
  return taker === undefined
    ? (position, push) => source(position, position.onTurn, push)
    : (position, push) => source(position, taker(position), push);
}

/** Types whose candidates are all legal or all not: sets of hand cards, and answers. */
export const areAlike = (type: ActionType): boolean =>
  type === 'mulligan' || type === 'decline' || type === 'choose';
