/** Our legal actions as the trace lists moves: sets of cards card by card, without what the trace asks for later. */
import { matchChart } from '../../machines/engine';
import type { Action } from '../../src/actions';
import type { Position } from '../../src/position';
import type { Names } from './names';
import type { Spot } from './spot';
import type { Move } from './trace';

/** A move on one line; waiving an optional text is part of playing the card. */
export function moveInWords({ do: verb, card, ship, element }: Move): string {
  const name = verb === 'playNoEffect' ? 'play' : verb;
  return [name, card, ship && `onto ${ship}`, element].filter(Boolean).join(' ');
}

export const byWords = (moves: readonly Move[]): Map<string, Move> =>
  new Map(moves.map((move) => [moveInWords(move), move]));

/** Every legal move here, by its words. */
export function legalMoves({ place, position }: Spot, names: Names): Map<string, Move> {
  const actions = matchChart.legalActions(place, position, []);
  return byWords(actions.flatMap((action) => movesOf(action, position, names)));
}

/** How the trace lists an action: several moves where a set is played card by card. */
export function movesOf(action: Action, position: Position, { nameOf }: Names): Move[] {
  switch (action.type) {
    case 'retrieve':
      return [{ do: 'retrieve', card: nameOf(action.card) }];
    case 'land':
      return [{ do: 'landShip', card: nameOf(action.ship) }];
    case 'dropBluff':
      return [{ do: 'discardBluff', card: nameOf(action.card) }];
    case 'playLeadership':
    case 'playSupport':
      return [{ do: 'play', card: nameOf(action.card) }];
    case 'playShip':
      return [{ do: 'playShip', card: nameOf(action.card) }];
    case 'playCharacter':
    case 'playBooster':
      return action.cards.map((card) => ({ do: 'play', card: nameOf(card) }));
    case 'playBluff':
      return [{ do: 'playBluff', card: nameOf(action.card) }];
    case 'load':
      return [{ do: 'load', card: nameOf(action.card), ship: nameOf(action.ship) }];
    case 'useText':
      return [{ do: 'useSpecial', card: nameOf(action.card) }];
    case 'meetDemand':
      return [{ do: 'satisfyDiscard', card: nameOf(action.demand) }];
    case 'retreat':
      return [{ do: 'retreat' }];
    case 'decline':
      return [{ do: 'declineFight' }];
    case 'fightOn':
      return [{ do: 'stay' }];
    case 'announce':
      return [{ do: 'announce', element: action.element ?? position.element! }];
    case 'next':
      return [{ do: 'endPhase' }];
    default:
      // Taking back is no move of the game; questions and calls are answered inside a recorded step.
      return [];
  }
}
