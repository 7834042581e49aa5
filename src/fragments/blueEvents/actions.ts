/** What can happen in the blue events fragment: the events of its chart. */
import type { ActionFields } from '../notation';

/** Players, dice and slots are counted from 0. The event dice are thrown by the position's own chance. */
export type Action =
  | { readonly type: 'startRound' }
  | { readonly type: 'placeDie'; readonly player: number; readonly die: number; readonly slot: number }
  /** Some effect takes dice off a card; which effects do is not part of the fragment. */
  | { readonly type: 'removeDice'; readonly slot: number; readonly dice: readonly number[] }
  | { readonly type: 'chooseLostDie'; readonly player: number; readonly die: number }
  | { readonly type: 'endRound' };

export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;

/** The fields of every action, in the order of its notation. */
export const actionFields = {
  startRound: {},
  placeDie: { player: 'number', die: 'number', slot: 'number' },
  removeDice: { slot: 'number', dice: 'numbers' },
  chooseLostDie: { player: 'number', die: 'number' },
  endRound: {},
} as const satisfies ActionFields<Action>;

export const actionTypes = Object.keys(actionFields) as readonly ActionType[];
