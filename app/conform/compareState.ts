/** Compares our state with the recorded one after a step. */
import { opponentOf, seats } from '../../src/vocabulary';
import { comparePowers } from './comparePowers';
import type { Feed } from './feed';
import type { Journey } from './journey';
import { Parted, part } from './parted';
import { firstDifference, viewOfPosition, viewOfTrace } from './tableView';
import { takeOverOrders, takeOverShownBluffs } from './takeOver';
import type { TraceState } from './trace';

/** Parts where they differ and no known deviation explains it. */
export function compareState(journey: Journey, at: number, isOver: boolean, feed: Feed): void {
  const { game, spot, names, ledger } = journey;
  const step = game.steps[at]!;
  if (isOver) takeOverShownBluffs(journey, step);
  takeOverOrders(journey, step, feed);
  const expected = viewOfTrace(step.state, spot.piles, names);
  const found = firstDifference(expected, viewOfPosition(spot.position, isOver, names));
  if (found !== undefined) throw new Parted(found);
  compareFirstOut(journey, step.state);
  comparePowers(journey, step.state);
  if (isOver) compareResult(journey);
  ledger.markCompared(at);
}

/** Q5: who ran out of cards first; the trace keeps the flag for good. */
function compareFirstOut({ spot, hadCardsAgain, ledger }: Journey, state: TraceState): void {
  const { sides } = spot.position;
  const [a, b] = [sides[0].outSince, sides[1].outSince];
  const isFirstOut = [a > 0 && (b === 0 || a < b), b > 0 && (a === 0 || b < a)];
  for (const seat of seats) {
    const flagged = state.players[seat].noCards;
    if (flagged && sides[seat].outSince === 0) hadCardsAgain[seat] = true;
    if (flagged === isFirstOut[seat]) continue;
    if (!hadCardsAgain[flagged ? seat : opponentOf(seat)]) {
      part(`first out of cards, seat ${seat}`, String(flagged), String(isFirstOut[seat]));
    }
    ledger.allow('firstOutKept');
  }
}

function compareResult({ game, spot }: Journey): void {
  const { winner, dragons, crystals, reason } = game.result;
  const result = spot.position.results[0]!;
  const inWords = (...parts: readonly unknown[]): string => parts.map(String).join(' ');
  const expected = inWords(winner, dragons, crystals[winner], reason);
  const seen = inWords(result.winner, result.dragons, result.crystals, result.reason);
  if (expected !== seen) part('result', expected, seen);
}
