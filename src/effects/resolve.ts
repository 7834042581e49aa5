/** Carries out special texts one after the other; stops where a card asks a question and goes on with the answer. */
import type { ActionOf, CardId } from '../actions';
import { factsAt } from '../cards/facts';
import { ignoresText } from '../ignoring';
import { isActive, leadershipOf } from '../inPlay';
import { tell } from '../news';
import { none, ownerOf, type Position, type Question } from '../position';
import { standingOf } from '../standing';
import type { Seat } from '../vocabulary';
import { answers } from './answer';
import { beginnings } from './begin';
import { discardable } from './discardable';
import type { Effect, EffectOf } from './effect';

/** T2(4): the "now" texts of cards that have just been placed, unless ignored at that moment. */
export function carryOutNow(draft: Position, cards: readonly CardId[]): void {
  for (const card of cards)
    if (isNowText(factsAt(draft, card).effect)) draft.agenda = [...draft.agenda, card];
  proceed(draft);
}

/** T4(3), T6(1): several texts of one moment, in the order their owner picks (Q23). */
export function carryOutInOwnOrder(draft: Position, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  draft.agenda = cards;
  proceed(draft);
}

/** Texts that act once at the moment the card is placed. */
function isNowText(effect: Effect | null): effect is Effect {
  if (effect === null || !(effect.do in beginnings)) return false;
  return !('when' in effect) || effect.when === 'now';
}

/** Goes on with the agenda until a question is open, the game is won or nothing is left. */
export function proceed(draft: Position): void {
  while (draft.question === null && draft.agenda.length > 0) {
    if (draft.instantWinner !== null) {
      draft.agenda = [];
      return;
    }
    if (draft.agenda.length > 1) {
      const by = ownerOf(draft, draft.agenda[0]!);
      ask(draft, { kind: 'order', by, source: none, options: draft.agenda, min: 1, max: 1, subject: none });
      return;
    }
    const [card] = draft.agenda;
    draft.agenda = [];
    begin(draft, card!);
  }
}

export function ask(draft: Position, question: Question): void {
  draft.question = question;
}

/** Begins the text of a card, if it is (still) in force. */
function begin(draft: Position, card: CardId): void {
  const seat = ownerOf(draft, card);
  if (!textIsInForce(draft, seat, card)) {
    tell(draft, { what: 'textIgnored', seat, card });
    return;
  }
  beginText(draft, seat, card);
}

function textIsInForce(position: Position, seat: Seat, card: CardId): boolean {
  const side = position.sides[seat];
  const present =
    isActive(side, card) ||
    leadershipOf(position, seat) === card ||
    side.ships.some((ship) => ship.card === card);
  return present && !ignoresText(standingOf(position)[seat].ignoring, factsAt(position, card), true);
}

/** Begins a text that is known to be in force. */
export function beginText(draft: Position, seat: Seat, card: CardId): void {
  const { effect } = factsAt(draft, card);
  const beginning = effect && (beginnings[effect.do] as ((context: unknown) => void) | undefined);
  beginning?.({ draft, seat, card, effect });
}

/** Whether an "on my turn" text has anything to work on. */
export const hasUse = (position: Position, seat: Seat, effect: EffectOf<'discardFromPlay'>): boolean =>
  discardable(position, seat, effect).length > 0;

/** R3.2: the seat that is asked answers; then the agenda goes on. */
export function answerQuestion(draft: Position, { picks }: ActionOf<'choose'>): void {
  const question = draft.question!;
  draft.question = null;
  const picked = picks.map((pick) => question.options[pick]!);
  answers[question.kind](draft, question, picked);
  proceed(draft);
}
