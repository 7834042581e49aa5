/** What the name of a place of the match chart says: the phase, whether a card asks, and who is to act. */
import type { Position } from '../src/position';
import { mulliganToAct } from '../src/rules/game';
import type { Whereabouts } from '../src/rules/misplaced';
import { opponentOf, type Phase, phases, type Seat } from '../src/vocabulary';

const isPhase = (name: string): name is Phase => (phases as readonly string[]).includes(name);

/** The phase of a place such as `match.game.fight.turn.character.open`. */
export function phaseAt(place: string): Whereabouts['phase'] {
  const names = place.split('.');
  if (names[2] === 'mulligan') return 'mulligan';
  return names.find(isPhase) ?? 'none';
}

/** Whether a card asks a seat to pick. */
export const isChoiceAt = (place: string): boolean => /choice$/i.test(place);

/** Whose action the place waits for; `null` once the match is over. */
export function toActAt(position: Position, place: string): Seat | null {
  if (place.endsWith('.matchOver')) return null;
  if (isChoiceAt(place)) return position.question?.by ?? position.onTurn;
  if (place.endsWith('.mulligan')) return mulliganToAct(position);
  return place.endsWith('.showColours') ? opponentOf(position.onTurn) : position.onTurn;
}

export const whereaboutsAt = (position: Position, place: string): Whereabouts => ({
  phase: phaseAt(place),
  isChoice: isChoiceAt(place),
  toAct: toActAt(position, place),
});
