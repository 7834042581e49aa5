/** Actions of the match worth refusing: of the wrong seat, with wrong cards, too many, too few, or out of order. */
import { type Action, type CardId, characterModes } from '../../../src/actions';
import type { Position } from '../../../src/position';
import { standingOf } from '../../../src/standing';
import { elements, opponentOf, type Seat, seats } from '../../../src/vocabulary';

type Push = (action: Action) => void;

/** Cards of every zone: all that lie open or in hand, one of each pile, one of the other seat, and one that is none. */
function cardsToTry(position: Position, seat: Seat): CardId[] {
  const { hand, combat, under, support, ships, drawPile, discardPile, leaderPile } = position.sides[seat];
  const ofShips = ships.flatMap(({ card, cargo }) => [card, ...cargo]);
  const tops = [under, drawPile, discardPile, leaderPile].flatMap((pile) => pile.slice(-1));
  const [foreign] = position.sides[opponentOf(seat)].hand;
  const cards = [
    ...hand,
    ...combat,
    ...support,
    ...ofShips,
    ...tops,
    ...(foreign === undefined ? [] : [foreign]),
  ];
  return [...new Set(cards), position.cards.length];
}

function single(position: Position, seat: Seat, push: Push): void {
  const ships = position.sides[seat].ships.map(({ card }) => card);
  for (const card of cardsToTry(position, seat)) {
    for (const type of [
      'retrieve',
      'dropBluff',
      'playLeadership',
      'playShip',
      'playSupport',
      'playBluff',
      'useText',
    ] as const)
      push({ type, seat, card });
    push({ type: 'land', seat, ship: card });
    push({ type: 'playBooster', seat, cards: [card] });
    for (const mode of characterModes) push({ type: 'playCharacter', seat, cards: [card], mode });
    for (const ship of [...ships, card]) push({ type: 'load', seat, card, ship });
    push({ type: 'decline', seat, cards: [card] });
    push({ type: 'mulligan', seat, cards: [card] });
  }
}

function sets(position: Position, seat: Seat, push: Push): void {
  const hand = position.sides[seat].hand.toSorted((a, b) => a - b);
  for (const cards of [[], hand.slice(0, 4), hand.slice(0, 2).reverse()]) {
    push({ type: 'decline', seat, cards });
    push({ type: 'mulligan', seat, cards });
    push({ type: 'playBooster', seat, cards });
  }
  for (const [index, one] of hand.entries()) {
    for (const other of hand.slice(index + 1)) {
      push({ type: 'playBooster', seat, cards: [one, other] });
      for (const mode of characterModes) push({ type: 'playCharacter', seat, cards: [one, other], mode });
    }
  }
  push({ type: 'playCharacter', seat, cards: hand.slice(0, 2).reverse(), mode: 'pair' });
}

function payments(position: Position, seat: Seat, push: Push): void {
  const { hand } = position.sides[seat];
  const demands = standingOf(position)[seat].demands.map(({ card }) => card);
  for (const demand of [...demands, hand[0] ?? 0, position.cards.length]) {
    for (const cards of [
      [],
      hand.slice(0, 1),
      hand.slice(0, 2).sort((a, b) => a - b),
      hand.slice(0, 2).sort((a, b) => b - a),
    ])
      push({ type: 'meetDemand', seat, demand, cards });
    const foreign = position.sides[opponentOf(seat)].hand.slice(0, 1);
    push({ type: 'meetDemand', seat, demand, cards: foreign });
  }
}

/** Every kind of action for both seats. */
export function matchProbes(position: Position, _place: string, push: Push): void {
  for (const seat of seats) {
    for (const type of ['retreat', 'fightOn', 'takeBack', 'showColours', 'pass', 'next', 'announce'] as const)
      push({ type, seat });
    for (const element of elements) push({ type: 'announce', seat, element });
    for (const picks of [[], [0], [1], [0, 1], [1, 0], [99]]) push({ type: 'choose', seat, picks });
    single(position, seat, push);
    sets(position, seat, push);
    payments(position, seat, push);
  }
}
