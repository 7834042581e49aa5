/**
 * What a seat senses of a position: a few dozen numbers, from what it may know only. Own hand and draw pile as a set,
 * everything that lies open, and of the other seat's hidden cards their number.
 */
import type { CardId } from '../../../src/actions';
import { factsAt } from '../../../src/cards/facts';
import type { Position, Side } from '../../../src/position';
import { powerIn } from '../../../src/power';
import { type Standing, standingOf } from '../../../src/standing';
import { type Element, opponentOf, otherElement, type Seat } from '../../../src/vocabulary';
import type { Fresh } from './judge';

export const senseNames = [
  'one',
  'lead',
  'leadLate',
  'leadThree',
  'leadMinusThree',
  'late',
  'onTurn',
  'opening',
  'openingOnTurn',
  'hand',
  'theirHand',
  'deck',
  'theirDeck',
  'leadingFight',
  'stakes',
  'theirStakes',
  'stakesSix',
  'theirStakesSix',
  'margin',
  'lasting',
  'theirLasting',
  'reach',
  'reachEnough',
  'reachSlack',
  'theirNeed',
  'need',
  'handCharacters',
  'handBest',
  'handSecond',
  'handOtherElement',
  'handExtras',
  'handTexts',
  'handIcons',
  'noCharacter',
  'bluffs',
  'theirBluffs',
  'cargo',
  'theirCargo',
  'combatTexts',
  'theirTexts',
] as const;
export type SenseName = (typeof senseNames)[number];

export const senseCount = senseNames.length;
const at = Object.fromEntries(senseNames.map((name, index) => [name, index])) as Record<SenseName, number>;

const cargoOf = (side: Side): number => side.ships.reduce((sum, ship) => sum + ship.cargo.length, 0);
const countable = (side: Side): number => side.under.length + side.combat.length + side.support.length;

/** Power that stays when a new Character is played: Supports, Bluffs among them. */
function lastingOf(position: Position, seat: Seat, element: Element): number {
  const side = position.sides[seat];
  let sum = 0;
  for (const card of side.support) {
    sum += side.faceDown.includes(card) ? 2 : factsAt(position, card)[element];
  }
  return sum;
}

/** Printed values of a hand in one element, and what else is in it. */
interface HandSense {
  characters: number;
  best: number;
  second: number;
  extra: number;
  texts: number;
  icons: number;
}

function senseHand(
  position: Position,
  hand: readonly CardId[],
  element: Element,
  fresh: Fresh | null,
): HandSense {
  const sense: HandSense = { characters: 0, best: 0, second: 0, extra: 0, texts: 0, icons: 0 };
  for (const card of hand) {
    if (fresh?.[card] === 1) continue;
    const facts = factsAt(position, card);
    const value = facts[element];
    if (facts.hasText) sense.texts++;
    if (facts.iconBits !== 0) sense.icons++;
    if (facts.kind !== 'character') {
      sense.extra = Math.max(sense.extra, value);
      continue;
    }
    sense.characters++;
    if (value > sense.best) {
      sense.second = sense.best;
      sense.best = value;
    } else sense.second = Math.max(sense.second, value);
  }
  return sense;
}

const activeTexts = (position: Position, side: Side): number => {
  let count = 0;
  for (const card of side.combat) if (factsAt(position, card).hasText) count++;
  for (const card of side.support)
    if (factsAt(position, card).hasText && !side.faceDown.includes(card)) count++;
  return count;
};

/** Fills `out` from the point of view of the seat; fresh cards of the own hand are only counted. */
export function sense(
  position: Position,
  seat: Seat,
  out: Float32Array,
  fresh: Fresh | null = null,
): Float32Array {
  out.fill(0);
  const other = opponentOf(seat);
  const own = position.sides[seat];
  const theirs = position.sides[other];
  const lead = position.dragons[seat] - position.dragons[other];
  const fewest = Math.min(own.drawPile.length + own.hand.length, theirs.drawPile.length + theirs.hand.length);
  const late = 1 - Math.min(1, fewest / 30);
  const mine = position.onTurn === seat;
  out[at.one] = 1;
  out[at.lead] = lead / 3;
  out[at.leadLate] = (lead / 3) * late;
  out[at.leadThree] = lead >= 3 ? 1 : 0;
  out[at.leadMinusThree] = lead <= -3 ? 1 : 0;
  out[at.late] = late;
  out[at.onTurn] = mine ? 1 : 0;
  out[at.opening] = position.opened ? 0 : 1;
  out[at.openingOnTurn] = !position.opened && mine ? 1 : 0;
  out[at.hand] = own.hand.length / 6;
  out[at.theirHand] = theirs.hand.length / 6;
  out[at.deck] = own.drawPile.length / 24;
  out[at.theirDeck] = theirs.drawPile.length / 24;
  out[at.bluffs] = own.faceDown.length / 2;
  out[at.theirBluffs] = theirs.faceDown.length / 2;
  out[at.cargo] = cargoOf(own) / 5;
  out[at.theirCargo] = cargoOf(theirs) / 5;
  senseOwnHand(position, own, out, fresh);
  if (position.opened && position.element !== null)
    senseFight(position, seat, position.element, standingOf(position), out, fresh);
  return out;
}

function senseOwnHand(position: Position, own: Side, out: Float32Array, fresh: Fresh | null): void {
  const element = position.element ?? 'fire';
  const hand = senseHand(position, own.hand, element, fresh);
  const turned = senseHand(position, own.hand, otherElement(element), fresh);
  const isOpen = position.opened && position.element !== null;
  // Before a fight the element is still free: the better one counts.
  const better = isOpen || hand.best >= turned.best ? hand : turned;
  const worse = better === hand ? turned : hand;
  out[at.handCharacters] = hand.characters / 4;
  out[at.noCharacter] = hand.characters === 0 ? 1 : 0;
  out[at.handBest] = better.best / 8;
  out[at.handSecond] = better.second / 8;
  out[at.handOtherElement] = worse.best / 8;
  out[at.handExtras] = better.extra / 6;
  out[at.handTexts] = hand.texts / 4;
  out[at.handIcons] = hand.icons / 4;
}

function senseFight(
  position: Position,
  seat: Seat,
  element: Element,
  standing: Standing,
  out: Float32Array,
  fresh: Fresh | null,
): void {
  const other = opponentOf(seat);
  const own = position.sides[seat];
  const theirs = position.sides[other];
  const power = powerIn(position, standing, seat, element);
  const theirPower = powerIn(position, standing, other, element);
  const lasting = lastingOf(position, seat, element);
  const theirLasting = lastingOf(position, other, element);
  const hand = senseHand(position, own.hand, element, fresh);
  const reach = hand.best + hand.extra + lasting;
  const mine = position.onTurn === seat;
  out[at.leadingFight] = mine ? 0 : 1;
  out[at.stakes] = countable(own) / 6;
  out[at.theirStakes] = countable(theirs) / 6;
  out[at.stakesSix] = countable(own) >= 6 ? 1 : 0;
  out[at.theirStakesSix] = countable(theirs) >= 6 ? 1 : 0;
  out[at.margin] = (power - theirPower) / 8;
  out[at.lasting] = lasting / 6;
  out[at.theirLasting] = theirLasting / 6;
  out[at.reach] = reach / 12;
  out[at.combatTexts] = activeTexts(position, own) / 3;
  out[at.theirTexts] = activeTexts(position, theirs) / 3;
  if (mine) {
    out[at.need] = Math.max(0, theirPower - lasting) / 10;
    out[at.reachEnough] = reach >= theirPower ? 1 : 0;
    out[at.reachSlack] = Math.max(-1, Math.min(1, (reach - theirPower) / 6));
  } else {
    out[at.theirNeed] = Math.max(0, power - theirLasting) / 10;
  }
}
