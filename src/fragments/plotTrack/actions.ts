/** What can happen in the Invaders fragment: the events of its chart. */
import type { ActionFields } from '../notation';
import { type Player, players } from './position';

export const piles = ['both', 'invader', 'humanity'] as const;
export type Piles = (typeof piles)[number];

/**
 * Zones are counted from 0. The fragment does not say where the cards of a dwindling come from or who holds which
 * card, so such figures are part of the action.
 */
export type Action =
  | { readonly type: 'addToken'; readonly zone: number }
  /** A card's effect: as many of `count` tokens as the zone has strength for (I9). */
  | { readonly type: 'addTokens'; readonly zone: number; readonly count: number }
  | { readonly type: 'removeToken'; readonly zone: number; readonly by: Player }
  | {
      readonly type: 'dwindle';
      /** How many cards Humanity is told to move. */
      readonly cards: number;
      /** How many of the moves Humanity prevents. */
      readonly prevented: number;
      /** How many cards Humanity has to move at all. */
      readonly available: number;
      readonly cause: Player;
    }
  | { readonly type: 'pilesEmptied'; readonly which: Piles; readonly cause: Player }
  /** A voluntary move, `count` spaces down. */
  | { readonly type: 'moveMarker'; readonly count: number }
  | { readonly type: 'endTurn' };

export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;

/** The fields of every action, in the order of its notation. */
export const actionFields = {
  addToken: { zone: 'number' },
  addTokens: { zone: 'number', count: 'number' },
  removeToken: { zone: 'number', by: players },
  dwindle: { cards: 'number', prevented: 'number', available: 'number', cause: players },
  pilesEmptied: { which: piles, cause: players },
  moveMarker: { count: 'number' },
  endTurn: {},
} as const satisfies ActionFields<Action>;

export const actionTypes = Object.keys(actionFields) as readonly ActionType[];
