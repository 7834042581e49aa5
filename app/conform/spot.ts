/** Where the walk through a trace is: our state, and what the trace says beyond its states. */
import { matchChart } from '../../machines/engine';
import type { Place } from '../../machines/executor/chart';
import type { CardId } from '../../src/actions';
import { copyPosition } from '../../src/copy';
import { ownerOf, type Position } from '../../src/position';
import { type Names, positionBefore } from './names';
import type { TraceEvent, TraceGame, TraceStep } from './trace';

export interface Spot {
  position: Position;
  place: Place;
  /** The draw piles as the trace has them, top first. */
  readonly piles: [CardId[], CardId[]];
  /** The cards that recorded texts on "one of my cards" work on. */
  readonly attached: Map<CardId, CardId>;
}

/** The first decision of a game. */
export function firstSpot(game: TraceGame, names: Names): Spot {
  const position = positionBefore(game, names);
  const place = matchChart.start(position);
  const pile = (seat: 0 | 1) => game.decks[seat].map(names.idOf).slice(6);
  return { position, place, piles: [pile(0), pile(1)], attached: new Map() };
}

export const copySpot = ({ position, place, piles, attached }: Spot): Spot => ({
  position: copyPosition(position),
  place,
  piles: [[...piles[0]], [...piles[1]]],
  attached: new Map(attached),
});

/** The target an event attaches a text to. */
export function attachment(event: TraceEvent, names: Names): readonly [CardId, CardId] | undefined {
  if (event.e === 'target') return [names.idOf(event.card), names.idOf(event.target)];
  if (event.e !== 'choose' || event.kind !== 'boost') return undefined;
  return [names.idOf(event.card!), names.idOf(event.picked[0]!)];
}

/** Takes over what a step says about piles and targets. */
export function track({ position, piles, attached }: Spot, step: TraceStep, names: Names): void {
  // With a further Character the owner's texts lose their targets, unless the step attaches them anew.
  if (step.phase === 'character' && (step.do === 'play' || step.do === 'playNoEffect')) {
    for (const source of [...attached.keys()])
      if (ownerOf(position, source) === step.p) attached.delete(source);
  }
  for (const event of step.events) {
    if (event.e === 'move' && event.from === 'draw') {
      const pile = piles[event.p];
      const at = pile.indexOf(names.idOf(event.card));
      if (at >= 0) pile.splice(at, 1);
    } else if (event.e === 'shuffle' || event.e === 'bottom') {
      piles[event.p] = event.order.map(names.idOf);
    } else {
      const pair = attachment(event, names);
      if (pair !== undefined) attached.set(...pair);
    }
  }
}
