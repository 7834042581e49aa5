/** R6, phase 1: forced effects of the beginning, then retrieve, land and drop Bluffs. */
import type { ActionOf } from '../actions';
import { factsAt, iconBit } from '../cards/facts';
import { attractDragon, discardFromPlay, intakeRoom, intoHand, leavePlay } from '../moves';
import { tell } from '../news';
import { newTurn, type Position } from '../position';
import type { Reason } from '../reasons';
import { standingOf } from '../standing';
import { opponentOf, type Seat, type Tag } from '../vocabulary';
import { cardsAreOwn, iconWorks, seatIsOnTurn } from './permissions';

const retrieveBit = iconBit('retrieve');

/** R21.7, R21.8: the first of at least two texts of a set in force on the seat's side. */
export function workingSet(position: Position, seat: Seat, tag: Tag): number | undefined {
  const set = standingOf(position)[seat].sets.filter(({ effect }) => effect.tag === tag);
  const first = set[0];
  return first !== undefined && set.length >= first.effect.atLeast ? first.card : undefined;
}

/** T1: markers are cleared, then Storms attract one dragon in total (R21.8). */
export function beginTurn(draft: Position): void {
  draft.turn = newTurn(draft.turn.number + 1);
  draft.beforeFightOn = null;
  tell(draft, { what: 'turnBegins', seat: draft.onTurn });
  const storm = workingSet(draft, draft.onTurn, 'storm');
  if (storm !== undefined) attractDragon(draft, draft.onTurn, storm);
}

/** R18.4, exception: an active Character of the opponent shows RETRIEVE, ignored or not (Q10). */
function opponentShowsRetrieve(position: Position, seat: Seat): boolean {
  return position.sides[opponentOf(seat)].combat.some((card) => {
    const facts = factsAt(position, card);
    return facts.kind === 'character' && (facts.iconBits & retrieveBit) !== 0;
  });
}

function cardIsRetrievable(position: Position, { seat, card }: ActionOf<'retrieve'>): Reason | undefined {
  const side = position.sides[seat];
  const facts = factsAt(position, card);
  const active = side.combat.includes(card) || (side.support.includes(card) && !side.faceDown.includes(card));
  const works = active && iconWorks(standingOf(position)[seat], facts, 'retrieve', true);
  const blocked = facts.kind === 'character' && opponentShowsRetrieve(position, seat);
  if (!works || blocked) return { code: 'cannotRetrieve', rule: 'R18.4', card };
  const { handLimit } = standingOf(position)[seat];
  return handLimit !== null && intakeRoom(position, seat).hand === 0
    ? { code: 'handFull', rule: 'R12.3', ...handLimit }
    : undefined;
}

export function retrieveIsAllowed(position: Position, action: ActionOf<'retrieve'>): Reason | undefined {
  return (
    seatIsOnTurn(position, action) ??
    cardsAreOwn(position, action.seat, [action.card]) ??
    cardIsRetrievable(position, action)
  );
}

export function retrieve(draft: Position, { seat, card }: ActionOf<'retrieve'>): void {
  const from = leavePlay(draft, seat, card);
  intoHand(draft, seat, card);
  tell(draft, { what: 'move', seat, card, from, to: 'hand', seenBy: 'both' });
}

export function landingIsAllowed(position: Position, action: ActionOf<'land'>): Reason | undefined {
  const { seat, ship } = action;
  const canLand = position.sides[seat].ships.some((other) => other.card === ship && !other.landed);
  return (
    seatIsOnTurn(position, action) ??
    cardsAreOwn(position, seat, [ship]) ??
    (canLand ? undefined : { code: 'cannotLand', rule: 'R22.10', card: ship })
  );
}

/** R22.10. */
export function land(draft: Position, { seat, ship }: ActionOf<'land'>): void {
  const side = draft.sides[seat];
  side.ships = side.ships.map((other) => (other.card === ship ? { ...other, landed: true } : other));
  tell(draft, { what: 'land', seat, ship });
}

export function dropIsAllowed(position: Position, action: ActionOf<'dropBluff'>): Reason | undefined {
  const { seat, card } = action;
  return (
    seatIsOnTurn(position, action) ??
    cardsAreOwn(position, seat, [card]) ??
    (position.sides[seat].faceDown.includes(card)
      ? undefined
      : { code: 'cannotDropBluff', rule: 'R23.16', card })
  );
}

/** R23.16, R23.17. */
export function dropBluff(draft: Position, { seat, card }: ActionOf<'dropBluff'>): void {
  discardFromPlay(draft, seat, card);
}
