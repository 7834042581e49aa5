/** R28.2: the answer to an action that the present place has no edge for. */
import type { Action, CardId } from '../actions';
import { ownerOf, type Position } from '../position';
import type { Reason } from '../reasons';
import { type Phase, phases, type Seat } from '../vocabulary';

/** Where the chart is, as far as a refusal needs to know. */
export interface Whereabouts {
  readonly phase: Phase | 'mulligan' | 'none';
  readonly isChoice: boolean;
  readonly toAct: Seat | null;
}

/** The cards an action names as the actor's own. */
function ownCardsOf(action: Action): readonly CardId[] {
  if ('cards' in action) return action.cards;
  if ('card' in action) return [action.card];
  return 'ship' in action ? [action.ship] : [];
}

/** The one phase of every turn that an action belongs to (R5.5). */
const places: Partial<Record<Action['type'], Phase>> = {
  playLeadership: 'leadership',
  playShip: 'leadership',
  retreat: 'retreat',
  decline: 'retreat',
  fightOn: 'retreat',
  playCharacter: 'character',
  playBooster: 'reinforcement',
  playSupport: 'reinforcement',
  playBluff: 'reinforcement',
  load: 'reinforcement',
  announce: 'announce',
};

/** The message of a phase that the action comes too late or too early for (R5.6). */
function messageOf(action: Action, phase: Whereabouts['phase']): Reason {
  const late = (other: Phase): boolean => phases.indexOf(phase as Phase) > phases.indexOf(other);
  switch (action.type) {
    case 'retrieve':
      return { code: 'cannotRetrieve', rule: 'R6.4', card: action.card };
    case 'land':
      return { code: 'cannotLand', rule: 'R6.4', card: action.ship };
    case 'dropBluff':
      return { code: 'cannotDropBluff', rule: 'R6.4', card: action.card };
    case 'playLeadership':
    case 'playShip':
      if (late('leadership')) return { code: 'leadershipTooLate', rule: 'R7.1' };
      break;
    case 'retreat':
      if (late('retreat')) return { code: 'retreatTooLate', rule: 'R8.7' };
      break;
    case 'showColours':
      return { code: 'nothingToCall', rule: 'R23.18' };
    case 'choose':
      return { code: 'nothingAsked', rule: 'R3.2' };
  }
  const place = places[action.type];
  return { code: 'wrongPhase', rule: 'R5.1', phase, ...(place && { place }) };
}

/** The first message that applies: game over, open question, turn, owner, phase. */
export function misplaced(
  position: Position,
  action: Action,
  { phase, isChoice, toAct }: Whereabouts,
): Reason {
  if (toAct === null) return { code: 'gameOver', rule: 'R28.2' };
  if (isChoice) return { code: 'answerFirst', rule: 'R28.2' };
  if (action.seat !== toAct) return { code: 'notYourTurn', rule: 'R3.2' };
  for (const card of ownCardsOf(action)) {
    if (position.cards[card] === undefined) return { code: 'malformed', rule: 'R28.1' };
    if (ownerOf(position, card) !== action.seat) return { code: 'notYourCard', rule: 'R1.2', card };
  }
  return messageOf(action, phase);
}
