/**
 * What the rules leave open and the trace settles: the order of cards that move together, shuffles without effect, and
 * how far the table is cleared once a game is won. Our state takes it over where nothing else differs.
 */
import type { CardId } from '../../src/actions';
import { factsAt } from '../../src/cards/facts';
import { type Seat, seats } from '../../src/vocabulary';
import type { Feed } from './feed';
import type { Journey } from './journey';
import { isPlay } from './plan';
import type { TraceStep } from './trace';

const sameCards = (a: readonly CardId[], b: readonly CardId[]): boolean =>
  a.length === b.length && a.every((card) => b.includes(card));

/** Whether two lists differ only in the order of some cards at their end, all of which pass. */
function differsInTail(
  ours: readonly CardId[],
  theirs: readonly CardId[],
  passes: (card: CardId) => boolean,
): boolean {
  const from = ours.findIndex((card, at) => card !== theirs[at]);
  if (from < 0 || ours.length !== theirs.length) return false;
  const tail = ours.slice(from);
  return sameCards(tail, theirs.slice(from)) && tail.every(passes);
}

/** Before the state after a step is compared. */
export function takeOverOrders(journey: Journey, step: TraceStep, feed: Feed): void {
  for (const seat of seats) {
    takeOrderOfPlay(journey, step, feed, seat);
    takeOrderOfDiscards(journey, step, feed, seat);
    takeOrderOfBottom(journey, step, seat);
  }
}

/** R18.7, R18.8: the cards of one play lie in no order. */
function takeOrderOfPlay({ spot, names, ledger }: Journey, step: TraceStep, feed: Feed, seat: Seat): void {
  if (!isPlay(step)) return;
  const side = spot.position.sides[seat];
  const active = step.state.players[seat].combat.filter(([, flag]) => flag === 1);
  const theirs = active.map(([name]) => names.idOf(name));
  if (!differsInTail(side.combat, theirs, (card) => feed.placed.has(card))) return;
  ledger.allow('setTogether');
  side.combat = theirs;
}

/** R20.11: no rule says in which order cards that go together come to lie in a discard pile. */
function takeOrderOfDiscards(
  { spot, names, ledger }: Journey,
  step: TraceStep,
  feed: Feed,
  seat: Seat,
): void {
  const side = spot.position.sides[seat];
  const theirs = step.state.players[seat].discard.map(names.idOf);
  if (!differsInTail(side.discardPile, theirs, (card) => feed.discarded.has(card))) return;
  ledger.allow('discardedTogether');
  side.discardPile = theirs;
}

/** D23: the reference keeps no order of the cards put under a draw pile, and the trace gives the whole pile anew. */
function takeOrderOfBottom({ spot, ledger }: Journey, step: TraceStep, seat: Seat): void {
  if (!step.events.some((event) => event.e === 'bottom' && event.p === seat)) return;
  const side = spot.position.sides[seat];
  const theirs = spot.piles[seat].toReversed();
  if (!sameCards(theirs, side.drawPile) || theirs.every((card, at) => card === side.drawPile[at])) return;
  ledger.allow('bottomOrder');
  side.drawPile = theirs;
}

/** A recorded shuffle that our engine had no cause for. */
export function takeOverShuffle({ spot, names, ledger }: Journey, feed: Feed): void {
  const { position } = spot;
  const [next, ...rest] = position.script;
  if (next?.outcome !== 'shuffle') return;
  const side = position.sides[next.seat];
  if (!sameCards(next.order, side.drawPile)) return;
  const forbidden = feed.recorded.find(({ choice }) => choice.kind === 'search' && choice.count === 0);
  const emptyPile = feed.steps.some(
    ({ card }) =>
      card !== undefined && factsAt(position, names.idOf(card)).effect?.do === 'discardPileToDeck',
  );
  if (forbidden !== undefined) {
    forbidden.used = true;
    ledger.allow('searchForbidden');
  } else if (emptyPile && side.discardPile.length === 0) {
    ledger.allow('shuffledForNothing');
  } else return;
  side.drawPile = next.order.toReversed();
  position.script = rest;
}

/** T5(5), T9: a fourth dragon for a failed Bluff ends the game before the Bluffs are discarded. */
export function takeOverShownBluffs({ spot, ledger }: Journey, step: TraceStep): void {
  const call = step.events.find((event) => event.e === 'bluffResult');
  if (call?.e !== 'bluffResult' || spot.position.instantWinner === null) return;
  const side = spot.position.sides[call.p];
  if (side.faceDown.length === 0) return;
  side.discardPile.push(...side.faceDown);
  side.support = side.support.filter((card) => !side.faceDown.includes(card));
  side.faceDown = [];
  ledger.allow('bluffsShownFirst');
}
