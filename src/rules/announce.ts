/** R11, phase 6: the announcement; R23.7-R23.12: Show Colours. */
import type { ActionOf } from '../actions';
import { type Facts, factsAt } from '../cards/facts';
import { bluffIconsIgnoredBy, bluffsIgnoredBy } from '../ignoring';
import { attractDragon, discardFromPlay, hiddenCameToLight } from '../moves';
import { tell } from '../news';
import { none, type Position } from '../position';
import { hasShield, powerIn } from '../power';
import type { Reason } from '../reasons';
import { standingOf } from '../standing';
import { type Element, opponentOf, type Seat } from '../vocabulary';
import { seatIsOnTurn } from './permissions';

type Announce = ActionOf<'announce'>;

/** R11.3: the power reaches the opponent's, or a shield makes that needless. */
function powerIsEnough(position: Position, { seat }: Announce): Reason | undefined {
  const { element, opened } = position;
  if (!opened || element === null) return undefined;
  const standing = standingOf(position);
  const have = powerIn(position, standing, seat, element);
  const need = powerIn(position, standing, opponentOf(seat), element);
  return have >= need || hasShield(position, standing, seat, element)
    ? undefined
    : { code: 'powerTooLow', rule: 'R11.3', element, have, need };
}

/** R4.3, R11.2: named in an opening turn, fixed afterwards. */
function elementFits({ opened, element: contested }: Position, { element }: Announce): Reason | undefined {
  if (!opened) return element ? undefined : { code: 'chooseElement', rule: 'R11.2' };
  return element === undefined || element === contested ? undefined : { code: 'elementFixed', rule: 'R4.3' };
}

export function announcementIsAllowed(position: Position, action: Announce): Reason | undefined {
  return seatIsOnTurn(position, action) ?? elementFits(position, action) ?? powerIsEnough(position, action);
}

/** T5(1)-(3). From here on nothing is taken back. */
export function announce(draft: Position, { seat, element }: Announce): void {
  if (!draft.opened) {
    draft.element = element!;
    tell(draft, { what: 'element', seat, element: element! });
  }
  draft.opened = true;
  draft.beforeFightOn = null;
  const contested = draft.element!;
  const announced = powerIn(draft, standingOf(draft), seat, contested);
  draft.announced = { seat, element: contested, power: announced };
  tell(draft, { what: 'announce', seat, element: contested, power: announced });
}

/** R23.7: the player on turn has Bluffs that may be called. */
export function bluffsAreCallable(position: Position): boolean {
  const seat = position.onTurn;
  if (position.sides[seat].faceDown.length === 0) return false;
  const own = standingOf(position)[seat];
  return !own.callForbidden && bluffsIgnoredBy(own.ignoring) === undefined;
}

const seatIsCaller = (position: Position, seat: Seat): Reason | undefined =>
  seat === opponentOf(position.onTurn) ? undefined : { code: 'notYourTurn', rule: 'R23.18' };

export function callIsAllowed(position: Position, { seat }: ActionOf<'showColours'>): Reason | undefined {
  return (
    seatIsCaller(position, seat) ??
    (bluffsAreCallable(position) ? undefined : { code: 'nothingToCall', rule: 'R23.7' })
  );
}

export const passIsAllowed = (position: Position, { seat }: ActionOf<'pass'>): Reason | undefined =>
  seatIsCaller(position, seat);

export function pass(draft: Position, { seat }: ActionOf<'pass'>): void {
  tell(draft, { what: 'pass', seat });
}

const showsSymbol = (facts: Facts, element: Element): boolean =>
  facts.card.icons.includes(element === 'fire' ? 'bluffFire' : 'bluffEarth');

/** R23.8-R23.12, T5(5): success wins a dragon and discards the Bluffs; failure loses one and the fight. */
export function showColours(draft: Position, { seat: caller }: ActionOf<'showColours'>): void {
  const bluffer = opponentOf(caller);
  const cards = [...draft.sides[bluffer].faceDown];
  const iconsCount = bluffIconsIgnoredBy(standingOf(draft)[bluffer].ignoring) === undefined;
  const success = iconsCount && cards.every((card) => showsSymbol(factsAt(draft, card), draft.element!));
  hiddenCameToLight(draft);
  tell(draft, { what: 'showColours', seat: caller, success, cards });
  attractDragon(draft, success ? bluffer : caller, none);
  if (draft.instantWinner !== null) return;
  if (success) {
    for (const card of cards) discardFromPlay(draft, bluffer, card);
  } else {
    draft.retreating = bluffer;
    tell(draft, { what: 'retreat', seat: bluffer, why: 'failedBluff' });
  }
}
