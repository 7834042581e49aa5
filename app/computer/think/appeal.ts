/**
 * How good an action looks at a glance, from the position of a seat that knows its own hand: the order in which
 * thinking looks at actions, and what a player does who does not think at all.
 */
import type { Action, CardId } from '../../../src/actions';
import { type Facts, factsAt } from '../../../src/cards/facts';
import type { Position } from '../../../src/position';
import { powerIn } from '../../../src/power';
import { standingOf } from '../../../src/standing';
import { type Element, opponentOf, type Seat } from '../../../src/vocabulary';

/** What is the same for every action of one decision. */
export interface Glance {
  readonly position: Position;
  readonly seat: Seat;
  /** How much the own power lacks in the element of the fight; negative where it is more than enough. */
  readonly missing: number;
}

export function glanceAt(position: Position, seat: Seat): Glance {
  const { element } = position;
  if (element === null || !position.opened) return { position, seat, missing: 0 };
  const standing = standingOf(position);
  const need = powerIn(position, standing, opponentOf(seat), element);
  return { position, seat, missing: need - powerIn(position, standing, seat, element) };
}

/** What a card is worth keeping for: its better value, and something for a text. */
export const keepWorth = (card: Facts): number =>
  Math.max(card.fire, card.earth) + (card.hasText ? 2 : 0) + (card.iconBits !== 0 ? 0.5 : 0);

const valueIn = (card: Facts, element: Element | null): number =>
  element === null ? Math.max(card.fire, card.earth) : card[element];

function keepWorthOf(position: Position, cards: readonly CardId[]): number {
  let sum = 0;
  for (const card of cards) sum += keepWorth(factsAt(position, card));
  return sum;
}

/** The best this hand could add in one turn: the strongest Character, and one Booster or Support. */
export function reachOf(position: Position, seat: Seat, element: Element): number {
  let character = 0;
  let other = 0;
  for (const card of position.sides[seat].hand) {
    const facts = factsAt(position, card);
    if (facts.kind === 'character') character = Math.max(character, facts[element]);
    else if (facts.kind === 'booster' || facts.kind === 'support') other = Math.max(other, facts[element]);
  }
  return character + other;
}

/** Higher looks better; comparable among the actions of one decision only. */
export function appeal({ position, seat, missing }: Glance, action: Action): number {
  const { element } = position;
  switch (action.type) {
    case 'fightOn':
      return 5;
    case 'retreat': {
      const { opened } = position;
      const need = opened && element ? powerIn(position, standingOf(position), opponentOf(seat), element) : 0;
      return element !== null && reachOf(position, seat, element) + supportOf(position, seat, element) < need
        ? 8
        : 1;
    }
    case 'decline':
      return 4 - 0.2 * keepWorthOf(position, action.cards) - (action.cards.length === 0 ? 9 : 0);
    case 'playCharacter': {
      let worth = 10;
      for (const card of action.cards) {
        const facts = factsAt(position, card);
        worth += Math.min(valueIn(facts, element), Math.max(3, missing)) + (facts.hasText ? 1 : 0);
        worth -= 0.3 * Math.max(0, valueIn(facts, element) - Math.max(3, missing));
      }
      return worth;
    }
    case 'playBooster': {
      let worth = missing > 0 ? 7 : 1;
      for (const card of action.cards)
        worth += (missing > 0 ? 1 : 0.2) * valueIn(factsAt(position, card), element);
      return worth;
    }
    case 'playSupport': {
      const facts = factsAt(position, action.card);
      return 5 + valueIn(facts, element) + (facts.hasText ? 2 : 0);
    }
    case 'playBluff':
      return missing > 0 && missing <= 2 ? 8 : 1.5;
    case 'load':
      return missing > 0 ? 1 : 4;
    case 'playLeadership':
      return 2.8;
    case 'playShip':
      return 6;
    case 'useText':
      return 6;
    case 'land':
      return (position.sides[seat].ships.find((ship) => ship.card === action.ship)?.cargo.length ?? 0) > 2
        ? 4
        : 1;
    case 'retrieve':
      return 5;
    case 'dropBluff':
      return 0;
    case 'meetDemand':
      return 7 - 0.1 * keepWorthOf(position, action.cards);
    case 'announce':
      return action.element === undefined
        ? 10
        : 10 + powerIn(position, standingOf(position), seat, action.element);
    case 'showColours':
      return 3;
    case 'pass':
      return 3.5;
    case 'next':
      return missing > 0 ? 2 : 3;
    case 'mulligan':
      return -Math.abs(0.5 * keepWorthOf(position, action.cards) - 2 * action.cards.length);
    case 'choose':
      return answerAppeal(position, action.picks);
    case 'takeBack':
      return -100;
  }
}

function supportOf(position: Position, seat: Seat, element: Element): number {
  let sum = 0;
  for (const card of position.sides[seat].support) sum += factsAt(position, card)[element];
  return sum;
}

/** Questions in which own cards are given away. */
const givesAway: ReadonlySet<string> = new Set(['discardForced', 'discardDrawn', 'shuffleBack']);
/** Questions where nothing, or no more, is the usual answer. */
const usuallyNothing: ReadonlySet<string> = new Set(['discardOwn', 'toDeckBottom']);

/** Own cards are given away cheaply, the opponent's strongest are taken; an offer is accepted. */
function answerAppeal(position: Position, picks: readonly number[]): number {
  const question = position.question!;
  if (usuallyNothing.has(question.kind) && question.min === 0) return picks.length === 0 ? 1 : 0;
  if (question.kind === 'amount') return picks.reduce((sum, pick) => sum + question.options[pick]!, 0);
  let value = 0;
  if (question.kind !== 'kindToDiscard') {
    for (const pick of picks) {
      const card = question.options[pick]!;
      value += card < 0 ? 3 : keepWorth(factsAt(position, card));
    }
  }
  if (question.kind === 'payForDragon') return picks.length === 0 ? 0 : 12 - value;
  return givesAway.has(question.kind) ? -value : value + picks.length;
}

/** The actions from the most to the least appealing; ties as they came. */
export function byAppeal(position: Position, seat: Seat, actions: readonly Action[]): Action[] {
  if (actions.length < 2) return [...actions];
  const glance = glanceAt(position, seat);
  return actions
    .map((action) => ({ action, worth: appeal(glance, action) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ action }) => action);
}

/** What a player does without thinking. */
export function mostAppealing(position: Position, seat: Seat, actions: readonly Action[]): Action {
  if (actions.length === 1) return actions[0]!;
  const glance = glanceAt(position, seat);
  let best = actions[0]!;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const worth = appeal(glance, action);
    if (worth <= bestWorth) continue;
    best = action;
    bestWorth = worth;
  }
  return best;
}
