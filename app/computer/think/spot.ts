/** A position being thought about and where the chart is: written to in place, copied where thinking branches. */
import { matchChart, type State } from '../../../machines/engine';
import type { Place } from '../../../machines/executor/chart';
import { isChoiceAt } from '../../../machines/place';
import type { Action } from '../../../src/actions';
import { copyPosition } from '../../../src/copy';
import type { Position } from '../../../src/position';
import { mulliganToAct } from '../../../src/rules/game';
import { opponentOf, type Seat } from '../../../src/vocabulary';

export interface Spot {
  place: Place;
  position: Position;
}

/** What a place waits for; looked up by number, since thinking asks at every step. */
type Waiting = 'turn' | 'choice' | 'mulligan' | 'call' | 'nobody';

function waitingAt(place: Place): Waiting {
  const name = matchChart.nameOf(place);
  if (matchChart.isOver(place)) return 'nobody';
  if (isChoiceAt(name)) return 'choice';
  if (name.endsWith('.mulligan')) return 'mulligan';
  return name.endsWith('.showColours') ? 'call' : 'turn';
}

const waiting: readonly Waiting[] = Array.from({ length: matchChart.places }, (_, place) =>
  waitingAt(place as Place),
);

export const waitsFor = ({ place }: Spot): Waiting => waiting[place]!;

/** Whose action is awaited; `null` once the match is over. */
export function actorAt({ place, position }: Spot): Seat | null {
  switch (waiting[place]!) {
    case 'turn':
      return position.onTurn;
    case 'choice':
      return position.question?.by ?? position.onTurn;
    case 'mulligan':
      return mulliganToAct(position);
    case 'call':
      return opponentOf(position.onTurn);
    case 'nobody':
      return null;
  }
}

export const copySpot = ({ place, position }: Spot): Spot => ({ place, position: copyPosition(position) });

export const spotOf = ({ place, position }: State): Spot => ({ place, position: copyPosition(position) });

/** Takes a legal action, in place. */
export function take(spot: Spot, action: Action): void {
  spot.place = matchChart.advance(spot.place, spot.position, action);
}

/** The legal actions but for taking back: whoever thinks has looked before. Empty where only that is left. */
export const actionsAt = ({ place, position }: Spot): Action[] =>
  matchChart.legalActions(place, position, []).filter((action) => action.type !== 'takeBack');

/** A decision belongs to a turn of a fight of a game; any of the three may change under a player's hand. */
export const isSameTurn = (one: Position, other: Position): boolean =>
  one.turn.number === other.turn.number &&
  one.fightNumber === other.fightNumber &&
  one.results.length === other.results.length;
