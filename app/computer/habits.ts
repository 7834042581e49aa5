/**
 * Habits of play: how good an action looks by what lies open, without looking ahead. Cards as strong as needed and no
 * more; retreats where the hand cannot reach.
 */
import type { SeatView as Observation } from '../../machines/engine';
import type { Action, CardId } from '../../src/actions';
import { type Card, cardAt } from '../../src/cards';
import { type Element, opponentOf } from '../../src/vocabulary';

const printed = ({ cards }: Observation, card: CardId): Card | null => {
  const index = cards[card] ?? null;
  return index === null ? null : cardAt(index);
};

const valueIn = (card: Card, element: Element | null): number =>
  element === null ? Math.max(card.fire ?? 0, card.earth ?? 0) : (card[element] ?? 0);

/** What a card is worth keeping for: its better value, and something for a text. */
export const keepWorth = (card: Card): number =>
  Math.max(card.fire ?? 0, card.earth ?? 0) + (card.effect ? 2 : 0) + (card.icons.includes('free') ? 1 : 0);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function worthOf(observation: Observation, cards: readonly CardId[], of: (card: Card) => number): number {
  return sum(cards.map((card) => printed(observation, card)).map((card) => (card ? of(card) : 2)));
}

/** How much the power lacks to the opponent's; negative where it is more than enough. */
function lack({ sides, seat, element }: Observation): number {
  if (element === null) return 0;
  return sides[opponentOf(seat)].power[element].total - sides[seat].power[element].total;
}

/** The best this hand could add in one turn: the strongest Character, and one Booster or Support. */
function reach(observation: Observation): number {
  const { sides, seat, element } = observation;
  const cards = sides[seat].hand.flatMap((card) => (card === null ? [] : (printed(observation, card) ?? [])));
  const best = (kinds: readonly string[]): number =>
    Math.max(0, ...cards.filter((card) => kinds.includes(card.kind)).map((card) => valueIn(card, element)));
  const lasting = element === null ? 0 : lastingSupport(observation, element);
  return best(['character']) + best(['booster', 'support']) + lasting;
}

function lastingSupport({ sides, seat }: Observation, element: Element): number {
  const supports = new Set(sides[seat].support.map(({ card }) => card));
  return sum(
    sides[seat].power[element].lines.filter((line) => supports.has(line.card)).map((line) => line.value),
  );
}

/** This turn was tried and taken back: it does not go on. */
export const hasTakenBack = ({ news, turn, gameNumber }: Observation): boolean =>
  news.some((one) => one.what === 'takeBack' && one.turn === turn.number && one.game === gameNumber);

/** Higher is better. */
export function worth(observation: Observation, action: Action): number {
  const { element, sides, seat } = observation;
  const missing = lack(observation);
  switch (action.type) {
    case 'fightOn':
      return 5;
    case 'retreat':
      return hasTakenBack(observation) ||
        reach(observation) < sides[opponentOf(seat)].power[element ?? 'fire'].total
        ? 8
        : 1;
    case 'decline':
      return 2 - 0.1 * worthOf(observation, action.cards, keepWorth);
    case 'playCharacter': {
      const power = worthOf(observation, action.cards, (card) => valueIn(card, element));
      const text = worthOf(observation, action.cards, (card) => (card.effect ? 1.5 : 0));
      return 10 + Math.min(power, Math.max(4, missing + power)) + text + action.cards.length;
    }
    case 'playBooster': {
      const power = worthOf(observation, action.cards, (card) => valueIn(card, element));
      return missing > 0 ? 10 + power : 2 + 0.2 * power;
    }
    case 'playSupport': {
      const power = worthOf(observation, [action.card], (card) => valueIn(card, element));
      return 6 + power + worthOf(observation, [action.card], (card) => (card.effect ? 2 : 0));
    }
    case 'playBluff':
      return missing > 0 && missing <= 2 ? 9 : 1;
    case 'load':
      return missing > 0 ? 1 : 5;
    case 'playLeadership':
    case 'playShip':
    case 'useText':
      return 6;
    case 'land':
      return sum(
        sides[seat].ships.filter((ship) => ship.card === action.ship).map((ship) => ship.cargo.length),
      ) > 2
        ? 6
        : 1;
    case 'retrieve':
      return 5;
    case 'dropBluff':
    case 'takeBack':
      return 0;
    case 'meetDemand':
      return 7 - 0.1 * worthOf(observation, action.cards, keepWorth);
    case 'announce':
      return 10 + (action.element ? sides[seat].power[action.element].total : 0);
    case 'showColours':
      return 3;
    case 'pass':
      return 3.5;
    case 'next':
      return missing > 0 ? 3 : 4;
    case 'mulligan':
      return action.cards.length === 0
        ? 3
        : 3 - 0.3 * worthOf(observation, action.cards, (card) => keepWorth(card) - 3);
    case 'choose':
      return answerWorth(observation, action.picks);
  }
}

/** Own cards are given away cheaply, the opponent's strongest are taken; an offer is accepted. */
function answerWorth(observation: Observation, picks: readonly number[]): number {
  const { question, seat } = observation;
  if (question === null) return 0;
  if (question.kind === 'amount') return question.options[picks[0] ?? -1] ?? 0;
  const givesAway = [
    'discardForced',
    'discardDrawn',
    'payForDragon',
    'shuffleBack',
    'toDeckBottom',
    'discardOwn',
  ];
  const cards = picks
    .map((pick) => question.options[pick])
    .filter((card): card is CardId => card != null && card >= 0);
  const value = worthOf(observation, cards, keepWorth);
  if (question.kind === 'discardOwn' || question.kind === 'toDeckBottom') return picks.length === 0 ? 1 : 0;
  if (question.kind === 'payForDragon') return picks.length === 0 ? 0 : 12 - value;
  return givesAway.includes(question.kind) && question.by === seat ? -value : value + picks.length;
}
