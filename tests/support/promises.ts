/** What holds at every moment of a match; each breach is told in one sentence. */
import type { CardId } from '../../src/actions';
import type { Position, Side } from '../../src/position';
import { power } from '../../src/power';
import { elements, type Seat, seats } from '../../src/vocabulary';

const cardsOn = (side: Side): CardId[] => [
  ...side.drawPile,
  ...side.hand,
  ...side.under,
  ...side.combat,
  ...side.support,
  ...side.leaderPile,
  ...side.discardPile,
  ...side.ships.flatMap((ship) => [ship.card, ...ship.cargo]),
];

/** Every card of the deck lies on its owner's side, in exactly one place. */
function conservation(position: Position, seat: Seat): string | undefined {
  const from = seat === 0 ? 0 : position.secondDeckFrom;
  const to = seat === 0 ? position.secondDeckFrom : position.cards.length;
  const cards = cardsOn(position.sides[seat]).sort((a, b) => a - b);
  const isWhole = cards.length === to - from && cards.every((card, index) => card === from + index);
  return isWhole
    ? undefined
    : `the cards of seat ${seat} are ${cards.join(' ')} instead of ${from} to ${to - 1}`;
}

function sideIsSound(side: Side): string | undefined {
  if (!side.disclosed.every((card) => side.hand.includes(card))) return 'an open card is not in the hand';
  if (!side.faceDown.every((card) => side.support.includes(card)))
    return 'a Bluff is not in the support area';
  if (side.support.length !== side.supportSince.length) return 'a Support without its turn';
  const isOut = side.hand.length + side.drawPile.length === 0;
  return isOut === side.outSince > 0 ? undefined : 'a player is out of cards, or is said to be';
}

function dragonsAreSound({ dragons, instantWinner }: Position): string | undefined {
  const [a, b] = dragons;
  if (a < 0 || b < 0 || a + b > 3) return `there are ${a} and ${b} dragons`;
  if (a > 0 && b > 0) return 'both sides have dragons';
  return instantWinner !== null && dragons[instantWinner] !== 3 ? 'a fourth dragon without three' : undefined;
}

function questionIsSound({ question }: Position): string | undefined {
  if (question === null) return undefined;
  const { min, max, options } = question;
  const fits = options.length > 0 && min >= 0 && min <= max && max <= options.length;
  return fits ? undefined : `the question ${question.kind} asks for ${min} to ${max} of ${options.length}`;
}

function powerIsSound(position: Position): string | undefined {
  for (const seat of seats) {
    for (const element of elements) {
      const figure = power(position, seat, element);
      if (!Number.isInteger(figure) || figure < 0) return `seat ${seat} has ${figure} in ${element}`;
    }
  }
  return undefined;
}

/** The first promise that is broken, if any. */
export const brokenPromise = (position: Position): string | undefined =>
  conservation(position, 0) ??
  conservation(position, 1) ??
  sideIsSound(position.sides[0]) ??
  sideIsSound(position.sides[1]) ??
  dragonsAreSound(position) ??
  questionIsSound(position) ??
  powerIsSound(position);
