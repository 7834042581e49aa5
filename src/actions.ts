/** What a player can decide: the events of the match chart (R5.5, R5.6). */
import type { Element, Seat } from './vocabulary';

/** A card of the match: index into `Position.cards`. */
export type CardId = number;

/** R18.9: how the Characters of one play belong together. */
export const characterModes = ['single', 'pair', 'newGang', 'extendGang'] as const;
export type CharacterMode = (typeof characterModes)[number];

/**
 * Every action names the seat that takes it. Lists of cards are ascending and without repetition,
 * so that one decision has one form.
 */
export type Action =
  // before the first fight
  | { readonly type: 'mulligan'; readonly seat: Seat; readonly cards: readonly CardId[] }
  // beginning
  | { readonly type: 'retrieve'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'land'; readonly seat: Seat; readonly ship: CardId }
  | { readonly type: 'dropBluff'; readonly seat: Seat; readonly card: CardId }
  // leadership
  | { readonly type: 'playLeadership'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'playShip'; readonly seat: Seat; readonly card: CardId }
  // retreat
  | { readonly type: 'retreat'; readonly seat: Seat }
  | { readonly type: 'decline'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'fightOn'; readonly seat: Seat }
  // character
  | {
      readonly type: 'playCharacter';
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly mode: CharacterMode;
    }
  // reinforcement
  | { readonly type: 'playBooster'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'playSupport'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'playBluff'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'load'; readonly seat: Seat; readonly card: CardId; readonly ship: CardId }
  // leadership to reinforcement
  | {
      readonly type: 'meetDemand';
      readonly seat: Seat;
      /** The opponent's card that makes the demand. */
      readonly demand: CardId;
      readonly cards: readonly CardId[];
    }
  | { readonly type: 'useText'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'takeBack'; readonly seat: Seat }
  // announce
  | { readonly type: 'announce'; readonly seat: Seat; readonly element?: Element }
  | { readonly type: 'showColours'; readonly seat: Seat }
  | { readonly type: 'pass'; readonly seat: Seat }
  // any phase
  | { readonly type: 'next'; readonly seat: Seat }
  | {
      readonly type: 'choose';
      readonly seat: Seat;
      /** Ascending indices into the options of the open question; empty: none, or done. */
      readonly picks: readonly number[];
    };

export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;

/** All action types, in the order of a turn. */
export const actionTypes = [
  'mulligan',
  'retrieve',
  'land',
  'dropBluff',
  'playLeadership',
  'playShip',
  'retreat',
  'decline',
  'fightOn',
  'playCharacter',
  'playBooster',
  'playSupport',
  'playBluff',
  'load',
  'meetDemand',
  'useText',
  'takeBack',
  'announce',
  'showColours',
  'pass',
  'next',
  'choose',
] as const satisfies readonly ActionType[];
