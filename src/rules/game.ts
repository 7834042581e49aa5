/** R2, R15, R16, R26: dealing a game, the mulligan, scoring, and the next game of the match. */
import type { ActionOf, CardId } from '../actions';
import { below, shuffleDrawPile } from '../chance';
import { drawCards, shuffle } from '../moves';
import { tell } from '../news';
import { deckOf, emptySide, type GameResult, newTurn, type Position } from '../position';
import type { Reason } from '../reasons';
import { opponentOf, type Seat, seats } from '../vocabulary';
import { cardsAreInOrder, cardsAreOwn } from './permissions';

/** R2.1-R2.5: dragons to the middle, both decks shuffled, six cards each. */
export function dealGame(draft: Position): void {
  const { settings } = draft;
  const isFirst = draft.results.length === 0;
  const decks = seats.map((seat) => deckOf(draft, seat).cards);
  draft.cards = decks.flat();
  draft.secondDeckFrom = decks[0]!.length;
  draft.dragons = [0, 0];
  draft.instantWinner = null;
  draft.moment = 0;
  draft.mulligans = [null, null];
  draft.fightNumber = 0;
  draft.turn = newTurn(0);
  draft.targets = [];
  draft.announced = null;
  if (isFirst) draft.gameStarter = settings.firstSeat ?? (below(draft, 2) as Seat);
  draft.onTurn = draft.gameStarter;
  draft.fightStarter = draft.gameStarter;
  tell(draft, { what: 'gameBegins', starter: draft.gameStarter });
  for (const seat of seats) {
    const side = emptySide();
    draft.sides[seat] = side;
    const from = seat === 0 ? 0 : draft.secondDeckFrom;
    const order = isFirst ? settings.order?.[seat] : undefined;
    side.drawPile = decks[seat]!.map((_, index) => from + index);
    if (order) side.drawPile = order.map((index) => from + index).reverse();
    else shuffleDrawPile(draft, seat);
    drawCards(draft, seat, 6, false);
  }
  draft.turn.deckDraws = 0;
}

/** R26.3: the starter answers first, then the other player. */
export function mulliganToAct(position: Position): Seat {
  const { gameStarter, mulligans } = position;
  return mulligans[gameStarter] === null ? gameStarter : opponentOf(gameStarter);
}

export function mulliganIsAllowed(position: Position, action: ActionOf<'mulligan'>): Reason | undefined {
  const { seat, cards } = action;
  if (seat !== mulliganToAct(position)) return { code: 'notYourTurn', rule: 'R26.3' };
  const missing = cards.find((card) => !position.sides[seat].hand.includes(card));
  return (
    cardsAreInOrder(cards) ??
    cardsAreOwn(position, seat, cards) ??
    (missing === undefined ? undefined : { code: 'cardNotHere', rule: 'R26.3', card: missing })
  );
}

export function answerMulligan(draft: Position, { seat, cards }: ActionOf<'mulligan'>): void {
  draft.mulligans = seat === 0 ? [cards, draft.mulligans[1]] : [draft.mulligans[0], cards];
}

export const mulliganIsOff = ({ settings }: Position): boolean => !settings.mulligan;

export const bothHaveAnswered = ({ mulligans }: Position): boolean =>
  mulligans[0] !== null && mulligans[1] !== null;

/** R26.1: the chosen cards go back, the pile is shuffled, the hand is filled; after both have answered. */
export function carryOutMulligans(draft: Position): void {
  for (const seat of [draft.gameStarter, opponentOf(draft.gameStarter)]) {
    const cards: readonly CardId[] = draft.mulligans[seat]!;
    tell(draft, { what: 'mulligan', seat, count: cards.length });
    if (cards.length === 0) continue;
    const side = draft.sides[seat];
    side.hand = side.hand.filter((card) => !cards.includes(card));
    side.drawPile.push(...cards);
    shuffle(draft, seat);
    drawCards(draft, seat, cards.length, false);
  }
  draft.turn.deckDraws = 0;
}

/** R15.6: with no dragons out, whoever ran out first loses. */
function winnerWithoutDragons({ sides }: Position): Seat {
  const [a, b] = [sides[0].outSince, sides[1].outSince];
  return a > 0 && (b === 0 || a < b) ? 1 : 0;
}

/** R15.1, R15.5, R15.6. */
export function resultOf(position: Position): GameResult {
  const { dragons, instantWinner } = position;
  const leader: Seat | null = dragons[0] > 0 ? 0 : dragons[1] > 0 ? 1 : null;
  const winner = instantWinner ?? leader ?? winnerWithoutDragons(position);
  return {
    winner,
    crystals: instantWinner === null ? 1 + dragons[winner] : 4,
    dragons: [dragons[0], dragons[1]],
    reason:
      instantWinner !== null ? 'fourthDragon' : leader === null ? 'outOfCardsNoDragons' : 'outOfCardsDragons',
    peoples: [deckOf(position, 0).people, deckOf(position, 1).people],
  };
}

/** R15.5, R16.1. */
export function scoreGame(draft: Position): void {
  const result = resultOf(draft);
  draft.crystals[result.winner] += result.crystals;
  draft.question = null;
  draft.agenda = [];
  draft.beforeFightOn = null;
  tell(draft, { what: 'gameEnds', result });
  draft.results = [...draft.results, result];
}

export const matchIsDecided = ({ crystals, settings }: Position): boolean =>
  crystals[0] >= settings.crystalsToWin || crystals[1] >= settings.crystalsToWin;

/** R16.2, R16.5: the peoples are swapped and the loser starts. */
export function prepareNextGame(draft: Position): void {
  const last = draft.results[draft.results.length - 1]!;
  draft.gameStarter = opponentOf(last.winner);
  if (draft.settings.swapDecks) draft.deckOf = [draft.deckOf[1], draft.deckOf[0]];
}
