/** One-line text of an action: `0 playCharacter 12+15 pair`, written and parsed. */
import * as v from 'valibot';
import type { Action } from '../actions';
import { faulty, type Parsed, parsed } from '../parsed';
import { actionSchema } from './actionSchema';

export interface ActionFault {
  readonly code: 'notAnAction';
  /** What was given, as text. */
  readonly text: string;
  /** The field that does not fit, or the empty string. */
  readonly field: string;
}

const list = (numbers: readonly number[]): string => (numbers.length === 0 ? '-' : numbers.join('+'));

/** What follows seat and type, in a fixed order. */
function wordsOf(action: Action): readonly (string | number)[] {
  switch (action.type) {
    case 'mulligan':
    case 'decline':
    case 'playBooster':
      return [list(action.cards)];
    case 'playCharacter':
      return [list(action.cards), action.mode];
    case 'land':
      return [action.ship];
    case 'load':
      return [action.card, action.ship];
    case 'meetDemand':
      return [action.demand, list(action.cards)];
    case 'announce':
      return action.element ? [action.element] : [];
    case 'choose':
      return [list(action.picks)];
    case 'retrieve':
    case 'dropBluff':
    case 'playLeadership':
    case 'playShip':
    case 'playSupport':
    case 'playBluff':
    case 'useText':
      return [action.card];
    case 'retreat':
    case 'fightOn':
    case 'takeBack':
    case 'showColours':
    case 'pass':
    case 'next':
      return [];
  }
}

export const writeAction = (action: Action): string =>
  [action.seat, action.type, ...wordsOf(action)].join(' ');

const number = (word: string | undefined): number => (word && /^\d+$/.test(word) ? Number(word) : Number.NaN);
const numbers = (word: string | undefined): number[] =>
  word === '-' ? [] : (word ?? '?').split('+').map(number);

/** The fields of a type, from the words after it. */
function fieldsOf(type: string, words: readonly string[]): Record<string, unknown> {
  const [first, second] = words;
  switch (type) {
    case 'mulligan':
    case 'decline':
    case 'playBooster':
      return { cards: numbers(first) };
    case 'playCharacter':
      return { cards: numbers(first), mode: second };
    case 'land':
      return { ship: number(first) };
    case 'load':
      return { card: number(first), ship: number(second) };
    case 'meetDemand':
      return { demand: number(first), cards: numbers(second) };
    case 'announce':
      return first === undefined ? {} : { element: first };
    case 'choose':
      return { picks: numbers(first) };
    default:
      return first === undefined ? {} : { card: number(first) };
  }
}

/** Reads what `writeAction` wrote, or an action as a plain object. */
export function readAction(value: unknown): Parsed<Action, ActionFault> {
  let given = value;
  if (typeof value === 'string') {
    const [seat, type = '', ...words] = value.trim().split(/\s+/);
    given = { type, seat: number(seat), ...fieldsOf(type, words) };
  }
  const result = v.safeParse(actionSchema, given);
  if (result.success) return parsed(result.output);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return faulty({
    code: 'notAnAction',
    text: text ?? String(value),
    field: v.getDotPath(result.issues[0]) ?? '',
  });
}
