/** Positions in words: numbers that mean cards or seats are shown as their names. */

import { seatNames } from '../../../machines/matchTexts';
import { cardAt } from '../../../src/cards';
import { none, type Position } from '../../../src/position';
import type { Texts } from '../../../src/text';
import { opponentOf } from '../../../src/vocabulary';
import type { Path } from './changes';

export interface Naming {
  /** A step of a path: `mira` instead of 0. */
  readonly key: (path: Path) => string;
  /** A value that is not an object; undefined: as it stands. */
  readonly value: (path: Path, value: unknown) => string | undefined;
  /** Names of the cards in hand, of the seat on turn first. */
  readonly inHand: readonly string[];
}

/** Numbers under these keys, and in lists under them, are cards of the match. */
const cardKeys: ReadonlySet<string> = new Set([
  'drawPile',
  'hand',
  'disclosed',
  'under',
  'combat',
  'support',
  'faceDown',
  'leaderPile',
  'discardPile',
  'cargo',
  'card',
  'leadership',
  'textsUsed',
  'demandsMet',
  'targets',
  'agenda',
  'source',
  'subject',
  'mulligans',
]);
const seatKeys: ReadonlySet<string> = new Set([
  'onTurn',
  'gameStarter',
  'fightStarter',
  'retreating',
  'instantWinner',
  'winner',
  'seat',
  'by',
]);
/** Pairs with one entry for each seat. */
const seatPairs: ReadonlySet<string> = new Set([
  'sides',
  'dragons',
  'crystals',
  'mulligans',
  'deckOf',
  'decks',
]);

const plain: Naming = { key: (path) => String(path.at(-1) ?? ''), value: () => undefined, inHand: [] };

const isMatchPosition = (position: object): position is Position =>
  'secondDeckFrom' in position && 'sides' in position && 'settings' in position;

const lastWord = (path: Path): string => String(path.findLast((part) => typeof part === 'string') ?? '');

export function namingOf(position: object, texts: Texts): Naming {
  if (!isMatchPosition(position)) return plain;
  const seats = seatNames(position, texts);
  const { cards } = position;
  function card(id: number): string {
    const index = cards[id];
    if (id === none) return '–';
    return index === undefined ? String(id) : cardAt(index).name;
  }
  const { onTurn, sides } = position;
  return {
    inHand: [onTurn, opponentOf(onTurn)].flatMap((seat) => sides[seat].hand.map(card)),
    key(path) {
      const last = path.at(-1);
      const above = path.at(-2);
      const isSeat = (last === 0 || last === 1) && typeof above === 'string' && seatPairs.has(above);
      return isSeat && path.length === 2 ? seats[last]! : String(last ?? '');
    },
    value(path, value) {
      if (typeof value !== 'number') return undefined;
      const word = lastWord(path);
      if (word === 'options') return position.question?.kind === 'kindToDiscard' ? undefined : card(value);
      if (cardKeys.has(word)) return card(value);
      if (word === 'cards' && path.length === 2 && path[0] === 'cards') return cardAt(value).name;
      return seatKeys.has(word) ? seats[value] : undefined;
    },
  };
}

/** What is said of an action; where its cards are only counted there, their names follow. */
export function actionWords(action: object, said: string, naming: Naming): string {
  const { cards } = action as { readonly cards?: unknown };
  if (!Array.isArray(cards) || cards.length === 0) return said;
  const names = cards.map((card) => naming.value(['card'], card));
  const isSaid = names.some((name) => name === undefined || said.includes(name));
  return isSaid ? said : `${said}: ${names.join(', ')}`;
}

/** `sides.Vulca.hand` */
export const pathText = (path: Path, naming: Naming): string =>
  path.map((_, depth) => naming.key(path.slice(0, depth + 1))).join('.');

export function valueText(path: Path, value: unknown, naming: Naming): string {
  if (Array.isArray(value)) return value.map((item) => valueText(path, item, naming)).join(', ') || '[ ]';
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([key, inner]) => `${key} ${valueText([...path, key], inner, naming)}`)
      .join(', ');
  }
  return naming.value(path, value) ?? String(value);
}
