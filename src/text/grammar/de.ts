/** German: the small parts sentences are made of. */
import type { CardId } from '../../actions';
import type { CardFilter, Condition } from '../../effects/effect';
import type { Element, Kind, Phase, Seat } from '../../vocabulary';
import type { Names } from '../names';
import { de as words } from '../words/de';
import { listOf, upperFirst } from './lists';

export { upperFirst };

export const cardName = (names: Names, card: CardId): string => names.printed(card)?.name ?? 'eine Karte';

export const listed = (items: readonly string[]): string => listOf(items, 'und');

/** Names of several cards; unknown ones are counted. */
export function cardNames(names: Names, cards: readonly CardId[]): string {
  const known = cards.flatMap((card) => names.printed(card)?.name ?? []);
  const unknown = cards.length - known.length;
  return listed(unknown === 0 ? known : [...known, count(unknown, 'Karte', 'Karten')]);
}

export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

export const cards = (number: number): string => count(number, 'Karte', 'Karten');

/** Accusative, which is the same for one and for many. */
export const dragons = (number: number): string => `${number} Drachen`;

export const inElement = (element: Element): string => `in ${words.elements[element]}`;

/** "Du spielst", "Mira spielt". */
export const act = (names: Names, seat: Seat, you: string, they: string): string =>
  names.you === seat ? `Du ${you}` : `${names.seat(seat)} ${they}`;

const plural = (kind: Kind): string => words.kinds[kind].many;

/** Cards a text speaks of: "Charaktere mit Text". */
export function cardsOf({ kinds, showingIcon, hasText, valueAbove }: CardFilter): string {
  const marks = [
    kinds === undefined ? 'Karten' : listed(kinds.map(plural)),
    showingIcon && 'mit Symbolen',
    hasText === true && 'mit Text',
    hasText === false && 'ohne Text',
    valueAbove !== undefined && `mit einem Wert über ${valueAbove}`,
  ];
  return marks.filter(Boolean).join(' ');
}

export const phaseIn: { readonly [P in Phase | 'mulligan']: string } = {
  beginning: 'zu Beginn des Zugs',
  leadership: 'in der Führungsphase',
  retreat: 'bei der Rückzugsentscheidung',
  character: 'in der Charakterphase',
  reinforcement: 'in der Verstärkungsphase',
  announce: 'bei der Ansage',
  refill: 'beim Auffüllen der Hand',
  end: 'am Ende des Zugs',
  mulligan: 'vor dem ersten Kampf',
};

/** What a condition counts, to follow "braucht". */
export const conditionNeeds: {
  readonly [T in Condition['test']]: (
    condition: Extract<Condition, { test: T }>,
    have: number,
    need: number,
  ) => string;
} = {
  opponentPower: ({ element }, have, need) =>
    `Stärke ${need} gegen dich${element === 'contested' ? '' : ` ${inElement(element)}`}; es sind ${have}`,
  opponentActiveCards: ({ kinds }, have, need) =>
    `${need} aktive ${kinds.length > 1 ? 'Karten' : plural(kinds[0]!)} gegen dich; es sind ${have}`,
  opponentActiveIcons: (_, have, need) => `${need} aktive Karten mit Symbol gegen dich; es sind ${have}`,
  opponentCardsInPlay: (_, have, need) => `${need} Karten gegen dich; es sind ${have}`,
  opponentDragons: (_, have, need) => `${dragons(need)} gegen dich; es sind ${have}`,
  opponentHandLead: (_, have, need) => `eine um ${need} größere Gegnerhand; der Abstand ist ${have}`,
  ownCardsInPlay: (_, have, need) => `höchstens ${need} eigene Karten im Spiel; du hast ${have}`,
  ownShips: (_, have, need) => `höchstens ${need} eigene Schiffe; du hast ${have}`,
  playedFromLandedShip: () => 'ein angelandetes Schiff, von dem es gespielt wird',
};
