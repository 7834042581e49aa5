/** R9, phase 4: a Character, a pair or a gang, and free Characters beside it. */
import type { ActionOf, CardId, CharacterMode } from '../actions';
import { type Facts, factsAt } from '../cards/facts';
import { carryOutNow } from '../effects/resolve';
import { ignoresText } from '../ignoring';
import { activeCharacters } from '../inPlay';
import { leaveHand, leaveLandedShip } from '../moves';
import { tell } from '../news';
import type { Position } from '../position';
import type { Reason } from '../reasons';
import { standingOf } from '../standing';
import type { Seat } from '../vocabulary';
import { boundOf, conditionFigure, conditionHolds } from './conditions';
import {
  cardsAre,
  cardsAreInOrder,
  cardsAreInSource,
  cardsAreNotBanned,
  cardsAreOwn,
  iconWorks,
  isFree,
  isWithinLimits,
  playIsNotStopped,
  seatIsOnTurn,
  sourceCards,
  stopIfShown,
} from './permissions';

type Play = ActionOf<'playCharacter'>;

const sizes: Readonly<Record<CharacterMode, (count: number) => boolean>> = {
  single: (count) => count === 1,
  pair: (count) => count === 2,
  newGang: (count) => count >= 2,
  extendGang: (count) => count >= 1,
};

/** R18.7: both PAIR icons in force and the same first word. */
export function isPair(position: Position, seat: Seat, cards: readonly CardId[]): boolean {
  const own = standingOf(position)[seat];
  const [first, second] = cards.map((card) => factsAt(position, card));
  return (
    first !== undefined &&
    second !== undefined &&
    first.firstWord === second.firstWord &&
    iconWorks(own, first, 'pair', false) &&
    iconWorks(own, second, 'pair', false)
  );
}

/** R18.8: one gang, every icon in force. */
function isGang(position: Position, seat: Seat, cards: readonly CardId[], active: boolean): boolean {
  const own = standingOf(position)[seat];
  const gang = cards.length > 0 ? factsAt(position, cards[0]!).gang : null;
  return cards.every((card) => {
    const facts = factsAt(position, card);
    return gang !== null && facts.gang === gang && iconWorks(own, facts, 'gang', active);
  });
}

/** R18.8(b): every active card is a Character of the gang of these cards. */
function extendsActiveGang(position: Position, seat: Seat, cards: readonly CardId[]): boolean {
  const { combat } = position.sides[seat];
  if (combat.length === 0 || !isGang(position, seat, combat, true)) return false;
  return factsAt(position, combat[0]!).gang === factsAt(position, cards[0]!).gang;
}

function cardsBelongTogether(position: Position, { seat, cards, mode }: Play): Reason | undefined {
  if (!sizes[mode](cards.length)) {
    return mode === 'pair' ? { code: 'notAPair', rule: 'R18.7' } : { code: 'notAGang', rule: 'R18.9' };
  }
  if (mode === 'pair' && !isPair(position, seat, cards)) return { code: 'notAPair', rule: 'R18.7' };
  if ((mode === 'newGang' || mode === 'extendGang') && !isGang(position, seat, cards, false)) {
    return { code: 'notAGang', rule: 'R18.8' };
  }
  return undefined;
}

/** R19.1, R19.6: the condition of an element changer, unless its text is ignored. */
function conditionIsMet(position: Position, seat: Seat, card: CardId): Reason | undefined {
  const facts: Facts = factsAt(position, card);
  if (facts.effect?.do !== 'changeElement') return undefined;
  if (ignoresText(standingOf(position)[seat].ignoring, facts, false)) return undefined;
  const condition = facts.effect.onlyIf;
  if (conditionHolds(position, seat, card, condition)) return undefined;
  return {
    code: 'conditionNotMet',
    rule: 'R19.1',
    card,
    have: conditionFigure(position, seat, card, condition),
    need: boundOf(condition),
  };
}

function conditionsAreMet(position: Position, seat: Seat, cards: readonly CardId[]): Reason | undefined {
  for (const card of cards) {
    const reason = conditionIsMet(position, seat, card);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** R9.2, R9.3: one ordinary play a turn; a single card may be free. */
function characterPlayIsLeft(position: Position, { seat, cards, mode }: Play): Reason | undefined {
  if (!position.turn.characterUsed) return undefined;
  return mode === 'single' && isFree(position, seat, cards[0]!)
    ? undefined
    : { code: 'oneCharacter', rule: 'R9.2' };
}

function gangComesFirst(position: Position, { seat, cards, mode }: Play): Reason | undefined {
  if (mode !== 'newGang' && mode !== 'extendGang') return undefined;
  if (position.turn.characters > 0) return { code: 'gangTooLate', rule: 'R18.8' };
  return mode === 'extendGang' && !extendsActiveGang(position, seat, cards)
    ? { code: 'gangBroken', rule: 'R18.8' }
    : undefined;
}

/** R9.2, R9.3, R18.7, R18.8. */
export function characterIsAllowed(position: Position, action: Play): Reason | undefined {
  const { seat, cards } = action;
  return (
    seatIsOnTurn(position, action) ??
    cardsAreInOrder(cards) ??
    cardsAreOwn(position, seat, cards) ??
    playIsNotStopped(position) ??
    cardsAreInSource(position, seat, cards) ??
    cardsAre('character', 'R9.1', position, cards) ??
    cardsBelongTogether(position, action) ??
    cardsAreNotBanned(position, seat, cards) ??
    conditionsAreMet(position, seat, cards) ??
    isWithinLimits(position, seat, cards.length, true) ??
    characterPlayIsLeft(position, action) ??
    gangComesFirst(position, action)
  );
}

/** R8.5: some Character could be played now. Sets need single members that could be. */
export function hasPlayableCharacter(position: Position, seat: Seat): boolean {
  for (const card of sourceCards(position, seat)) {
    if (factsAt(position, card).kind !== 'character') continue;
    const play: Play = { type: 'playCharacter', seat, cards: [card], mode: 'single' };
    if (characterIsAllowed(position, play) === undefined) return true;
  }
  return false;
}

/** Takes a card from the hand or from a landed Ship. */
export function leaveSource(draft: Position, seat: Seat, card: CardId): void {
  if (draft.sides[seat].hand.includes(card)) leaveHand(draft, seat, card);
  else leaveLandedShip(draft, seat, card);
}

/** R9.4: the first Character of the turn pushes everything under. */
function pushUnder(draft: Position, seat: Seat): void {
  const side = draft.sides[seat];
  if (side.combat.length > 0) tell(draft, { what: 'pushUnder', seat, cards: side.combat });
  for (const card of side.combat) side.under.push(card);
  side.combat = [];
  side.combatSince = draft.turn.number;
}

/** T2: the cards come into the combat area, then their texts are carried out. */
export function playCharacter(draft: Position, { seat, cards, mode }: Play): void {
  const side = draft.sides[seat];
  const { turn } = draft;
  const free = mode === 'single' && isFree(draft, seat, cards[0]!);
  const withText = cards.filter((card) => nowTextApplies(draft, seat, card));
  for (const card of cards) leaveSource(draft, seat, card);
  if (turn.characters === 0 && mode !== 'extendGang') pushUnder(draft, seat);
  for (const card of cards) side.combat.push(card);
  turn.characters += cards.length;
  turn.cardsPlayed += cards.length;
  turn.combatCardsPlayed += cards.length;
  turn.nextFree = false;
  if (!free) turn.characterUsed = true;
  // D10: a new candidate joined, so the owner may choose anew.
  forgetTargets(draft, seat);
  for (const card of cards) tell(draft, { what: 'play', seat, card, free });
  stopIfShown(draft, seat, cards);
  carryOutNow(draft, withText);
}

function forgetTargets(draft: Position, seat: Seat): void {
  if (draft.targets.length === 0) return;
  const side = draft.sides[seat];
  const isOwn = (card: CardId): boolean => side.combat.includes(card) || side.support.includes(card);
  draft.targets = draft.targets.filter(
    ([card]) => !isOwn(card) || factsAt(draft, card).effect?.do === 'multiplyDemand',
  );
}

/** Conditions of "now" texts are read before the card is placed. */
export function nowTextApplies(position: Position, seat: Seat, card: CardId): boolean {
  const { effect } = factsAt(position, card);
  if (effect === null) return false;
  return (
    effect.do !== 'discardFromPlay' ||
    effect.condition === undefined ||
    conditionHolds(position, seat, card, effect.condition)
  );
}

/** R9.8: a Character is down, or nothing is owed; no cap of the opponent is exceeded (D15). */
export function characterPhaseIsDone(position: Position, action: ActionOf<'next'>): Reason | undefined {
  const { turn } = position;
  return (
    seatIsOnTurn(position, action) ??
    (turn.characters > 0 || turn.dutyReplaced ? undefined : { code: 'mustPlayCharacter', rule: 'R9.8' }) ??
    charactersFit(position, action.seat)
  );
}

/** D15: the cap of an opponent's text on active Characters, checked when the phase is left. */
function charactersFit(position: Position, seat: Seat): Reason | undefined {
  const { characterLimit } = standingOf(position)[seat];
  if (characterLimit === null) return undefined;
  const have = activeCharacters(position, seat).length;
  return have > characterLimit.max
    ? { code: 'tooManyCharacters', rule: 'R9.8', have, ...characterLimit }
    : undefined;
}
