/** English: the small parts sentences are made of. */
import type { CardId } from '../../actions';
import type { CardFilter, Condition } from '../../effects/effect';
import type { Element, Kind, Phase, Seat } from '../../vocabulary';
import type { Names } from '../names';
import { en as words } from '../words/en';
import { listOf, upperFirst } from './lists';

export { upperFirst };

export const cardName = (names: Names, card: CardId): string => names.printed(card)?.name ?? 'a card';

export const listed = (items: readonly string[]): string => listOf(items, 'and');

/** Names of several cards; unknown ones are counted. */
export function cardNames(names: Names, cards: readonly CardId[]): string {
  const known = cards.flatMap((card) => names.printed(card)?.name ?? []);
  const unknown = cards.length - known.length;
  return listed(unknown === 0 ? known : [...known, count(unknown, 'card')]);
}

export const count = (number: number, noun: string, plural = `${noun}s`): string =>
  `${number} ${number === 1 ? noun : plural}`;

export const inElement = (element: Element): string => `in ${words.elements[element].toLowerCase()}`;

/** "You play", "Mira plays". */
export const act = (names: Names, seat: Seat, you: string, they: string): string =>
  names.you === seat ? `You ${you}` : `${names.seat(seat)} ${they}`;

/** "your", "Mira’s". */
export const whose = (names: Names, seat: Seat): string =>
  names.you === seat ? 'your' : `${names.seat(seat)}’s`;

/** "you", "Mira". */
export const whom = (names: Names, seat: Seat): string => (names.you === seat ? 'you' : names.seat(seat));

const plural = (kind: Kind): string => words.kinds[kind].many;

/** Cards a text speaks of: "Characters with text". */
export function cardsOf({ kinds, showingIcon, hasText, valueAbove }: CardFilter): string {
  const marks = [
    kinds === undefined ? 'cards' : listed(kinds.map(plural)),
    showingIcon && 'with icons',
    hasText === true && 'with text',
    hasText === false && 'without text',
    valueAbove !== undefined && `with a value above ${valueAbove}`,
  ];
  return marks.filter(Boolean).join(' ');
}

export const phaseIn: { readonly [P in Phase | 'mulligan']: string } = {
  beginning: 'at the beginning of the turn',
  leadership: 'in the Leadership phase',
  retreat: 'at the retreat decision',
  character: 'in the Character phase',
  reinforcement: 'in the Booster and Support phase',
  announce: 'in the Announce phase',
  refill: 'while the hand is refilled',
  end: 'at the end of the turn',
  mulligan: 'before the first fight',
};

/** What a condition counts, to follow "needs": "5 power against it in earth". */
export const conditionNeeds: {
  readonly [T in Condition['test']]: (
    condition: Extract<Condition, { test: T }>,
    have: number,
    need: number,
  ) => string;
} = {
  opponentPower: ({ element }, have, need) =>
    `power ${need} against you${element === 'contested' ? '' : ` ${inElement(element)}`}; it is ${have}`,
  opponentActiveCards: ({ kinds }, have, need) =>
    `${need} active ${kinds.length > 1 ? 'cards' : plural(kinds[0]!)} against you; there are ${have}`,
  opponentActiveIcons: (_, have, need) => `${need} active cards with icons against you; there are ${have}`,
  opponentCardsInPlay: (_, have, need) => `${need} cards against you; there are ${have}`,
  opponentDragons: (_, have, need) => `${count(need, 'dragon')} against you; there are ${have}`,
  opponentHandLead: (_, have, need) => `an opposing hand larger by ${need}; the difference is ${have}`,
  ownCardsInPlay: (_, have, need) => `at most ${need} own cards in play; you have ${have}`,
  ownShips: (_, have, need) => `at most ${need} own Ships; you have ${have}`,
  playedFromLandedShip: () => 'to be played from a landed Ship',
};
