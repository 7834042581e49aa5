/** R8.9, R8.11: past the retreat decision, with no way back and nothing left that helps. */
import type { Action, ActionType } from '../actions';
import { candidates } from '../candidates';
import type { Position } from '../position';
import { announcementIsAllowed } from './announce';
import { characterIsAllowed, characterPhaseIsDone } from './character';
import { paymentIsExact, textIsUsable } from './demands';
import {
  bluffIsAllowed,
  boosterIsAllowed,
  demandsAreMet,
  loadIsAllowed,
  supportIsAllowed,
} from './reinforcement';
import { mayBeStuck } from './retreat';
import type { Rule } from './rule';

/** Whether any action of a type passes its rule. */
function isPossible<A extends Action>(position: Position, type: ActionType, rule: Rule<A>): boolean {
  let possible = false;
  candidates(position, type, (action) => {
    possible ||= rule(position, action as A) === undefined;
  });
  return possible;
}

const nothingHelps = (position: Position): boolean =>
  !isPossible(position, 'useText', textIsUsable) && !isPossible(position, 'meetDemand', paymentIsExact);

export const isStuckInCharacter = (position: Position): boolean =>
  mayBeStuck(position) &&
  characterPhaseIsDone(position, { type: 'next', seat: position.onTurn }) !== undefined &&
  !isPossible(position, 'playCharacter', characterIsAllowed) &&
  !isPossible(position, 'useText', textIsUsable);

export const isStuckInReinforcement = (position: Position): boolean =>
  mayBeStuck(position) &&
  demandsAreMet(position, { type: 'next', seat: position.onTurn }) !== undefined &&
  nothingHelps(position) &&
  !isPossible(position, 'playBooster', boosterIsAllowed) &&
  !isPossible(position, 'playSupport', supportIsAllowed) &&
  !isPossible(position, 'playBluff', bluffIsAllowed) &&
  !isPossible(position, 'load', loadIsAllowed);

export const isStuckInAnnounce = (position: Position): boolean =>
  mayBeStuck(position) &&
  announcementIsAllowed(position, { type: 'announce', seat: position.onTurn }) !== undefined;
