/** The same moment of a match with other hidden cards: what one seat cannot see is exchanged. */
import type { CardId } from '../../src/actions';
import { anyBluff, factsAt } from '../../src/cards/facts';
import { copyPosition } from '../../src/copy';
import type { Position, Side } from '../../src/position';
import { below, nextRandom, seedRandom, shuffle } from '../../src/rng';
import { opponentOf, type Seat } from '../../src/vocabulary';

/** What each hidden card of the other side becomes: one of them, a Bluff another card with a BLUFF icon. */
function exchange(position: Position, side: Side, seed: number): ReadonlyMap<CardId, CardId> {
  const shown = position.question?.kind === 'discardDrawn' ? position.question.options : side.disclosed;
  const free = [...side.hand, ...side.drawPile].filter(
    (card) => !shown.includes(card) && !side.disclosed.includes(card),
  );
  const becomes = [...free];
  let state = shuffle(becomes, seedRandom(seed));
  const map = new Map(free.map((card, index) => [card, becomes[index]!]));
  for (const laid of side.faceDown) {
    map.set(laid, laid);
    const bluffs = [...map].filter(([, card]) => (factsAt(position, card).iconBits & anyBluff) !== 0);
    state = nextRandom(state);
    const [place, card] = bluffs[below(state, bluffs.length)]!;
    map.set(place, laid).set(laid, card);
  }
  return map;
}

/** A position that `seat` cannot tell from the given one. */
export function exchangeHidden(position: Position, seat: Seat, seed: number): Position {
  const other = copyPosition(position);
  const theirs = other.sides[opponentOf(seat)];
  const map = exchange(position, theirs, seed);
  const become = (card: CardId): CardId => map.get(card) ?? card;
  for (const zone of ['hand', 'drawPile', 'support', 'faceDown'] as const)
    theirs[zone] = theirs[zone].map(become);
  const { question } = other;
  if (question !== null && question.kind !== 'amount' && question.kind !== 'kindToDiscard') {
    const subject = question.kind === 'shipToLoad' ? become(question.subject) : question.subject;
    other.question = { ...question, options: question.options.map(become), subject };
  }
  // The seat knows which cards its own draw pile holds, not their order; some it may be looking at.
  if (question?.kind !== 'discardDrawn') shuffle(other.sides[seat].drawPile, seedRandom(seed + 1));
  other.rng = seedRandom(seed + 2);
  return other;
}
