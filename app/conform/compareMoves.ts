/** Compares what may be done before a step: the legal moves, and the sets of cards that may be discarded with it. */
import { matchChart } from '../../machines/engine';
import { explainMove } from './allowMoves';
import { answerDifference, answerInWords, recordedAnswers } from './compareAnswers';
import type { Journey } from './journey';
import { byWords, legalMoves } from './moves';

export function compareMoves(journey: Journey, at: number): void {
  compareLegal(journey, at);
  comparePayments(journey, at);
}

function compareLegal(journey: Journey, at: number): void {
  const { game, spot, names, ledger } = journey;
  const step = game.steps[at]!;
  if (step.legal === undefined) return;
  const expected = byWords(step.legal);
  const seen = legalMoves(spot, names);
  for (const [word, move] of expected) {
    if (seen.has(word)) continue;
    const name = explainMove(journey, step, move, 'trace');
    if (name === undefined) ledger.report(at, { what: 'legal moves', expected: word, seen: 'refused' });
    else ledger.allow(name);
  }
  for (const [word, move] of seen) {
    // There the trace has left the phase already, and nothing but its end is to come.
    if (expected.has(word) || step.phase === 'afterSupport') continue;
    const name = explainMove(journey, step, move, 'us');
    if (name === undefined) ledger.report(at, { what: 'legal moves', expected: 'not listed', seen: word });
    else ledger.allow(name);
  }
}

/** R8.3, R21.1: the hand cards one may decline with, or meet a demand with. */
function comparePayments({ game, spot, names, ledger }: Journey, at: number): void {
  const { do: verb, card, events } = game.steps[at]!;
  const choice = events.find((event) => event.e === 'choose');
  if (choice?.e !== 'choose' || (verb !== 'satisfyDiscard' && verb !== 'declineFight')) return;
  const expected = recordedAnswers(choice);
  if (expected === undefined) return;
  const seen = new Set<string>();
  for (const action of matchChart.legalActions(spot.place, spot.position, [])) {
    const fits =
      verb === 'declineFight'
        ? action.type === 'decline'
        : action.type === 'meetDemand' && names.nameOf(action.demand) === card;
    if (fits && 'cards' in action) seen.add(answerInWords(action.cards.map(names.nameOf)));
  }
  const difference = answerDifference(expected, seen);
  if (difference !== undefined) ledger.report(at, { ...difference, what: 'cards to discard' });
}
