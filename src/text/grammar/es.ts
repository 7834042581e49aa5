/** Spanish: the small parts sentences are made of. */
import type { CardId } from '../../actions';
import type { CardFilter, Condition } from '../../effects/effect';
import type { Element, Kind, Phase, Seat } from '../../vocabulary';
import type { Names } from '../names';
import { es as words } from '../words/es';
import { listOf, upperFirst } from './lists';

export { upperFirst };

export const cardName = (names: Names, card: CardId): string => names.printed(card)?.name ?? 'una carta';

export const listed = (items: readonly string[]): string =>
  listOf(items, /^h?i(?![ae])/i.test(items.at(-1) ?? '') ? 'e' : 'y');

/** Names of several cards; unknown ones are counted. */
export function cardNames(names: Names, list: readonly CardId[]): string {
  const known = list.flatMap((card) => names.printed(card)?.name ?? []);
  const unknown = list.length - known.length;
  return listed(unknown === 0 ? known : [...known, cards(unknown)]);
}

export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

export const cards = (number: number): string => count(number, 'carta', 'cartas');

export const dragons = (number: number): string => count(number, 'dragón', 'dragones');

export const inElement = (element: Element): string => `en ${words.elements[element].toLowerCase()}`;

/** "Juegas", "Mira juega". */
export const act = (names: Names, seat: Seat, you: string, they: string): string =>
  names.you === seat ? upperFirst(you) : `${names.seat(seat)} ${they}`;

const plural = (kind: Kind): string => words.kinds[kind].many;

/** Cards a text speaks of: "los Personajes con texto". */
export function cardsOf({ kinds, showingIcon, hasText, valueAbove }: CardFilter): string {
  const marks = [
    kinds === undefined ? 'las cartas' : listed(kinds.map(withArticle)),
    showingIcon && 'con iconos',
    hasText === true && 'con texto',
    hasText === false && 'sin texto',
    valueAbove !== undefined && `con un valor superior a ${valueAbove}`,
  ];
  return marks.filter(Boolean).join(' ');
}

const withArticle = (kind: Kind): string => `${kind === 'leadership' ? 'las' : 'los'} ${plural(kind)}`;

export const phaseIn: { readonly [P in Phase | 'mulligan']: string } = {
  beginning: 'al comienzo del turno',
  leadership: 'en la fase de Liderazgo',
  retreat: 'en la decisión de retirada',
  character: 'en la fase de Personaje',
  reinforcement: 'en la fase de Refuerzo o Apoyo',
  announce: 'en el anuncio',
  refill: 'al reponer la mano',
  end: 'al final del turno',
  mulligan: 'antes del primer combate',
};

/** What a condition counts, to follow "necesita". */
export const conditionNeeds: {
  readonly [T in Condition['test']]: (
    condition: Extract<Condition, { test: T }>,
    have: number,
    need: number,
  ) => string;
} = {
  opponentPower: ({ element }, have, need) =>
    `${need} de poder contra ti${element === 'contested' ? '' : ` ${inElement(element)}`}; hay ${have}`,
  opponentActiveCards: ({ kinds }, have, need) =>
    kinds.length > 1
      ? `${need} cartas activas contra ti; hay ${have}`
      : `${need} ${plural(kinds[0]!)} en activo contra ti; hay ${have}`,
  opponentActiveIcons: (_, have, need) => `${need} cartas activas con icono contra ti; hay ${have}`,
  opponentCardsInPlay: (_, have, need) => `${need} cartas contra ti; hay ${have}`,
  opponentDragons: (_, have, need) => `${dragons(need)} contra ti; hay ${have}`,
  opponentHandLead: (_, have, need) => `una mano rival con ${need} cartas más; la diferencia es ${have}`,
  ownCardsInPlay: (_, have, need) => `como mucho ${need} cartas tuyas en juego; tienes ${have}`,
  ownShips: (_, have, need) => `como mucho ${need} barcos tuyos; tienes ${have}`,
  playedFromLandedShip: () => 'jugarse desde un barco desembarcado',
};
