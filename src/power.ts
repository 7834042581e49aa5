/** Power (R17): what each active card adds in an element, and the total, with the lines of the sum. */
import type { CardId } from './actions';
import { type Facts, factsAt, iconBit, kindBit } from './cards/facts';
import { bluffsIgnoredBy, ignoresShield, ignoresValues, parts } from './ignoring';
import { isFaceDown, supportBit } from './inPlay';
import type { Position } from './position';
import { type SideStanding, type Standing, standingOf } from './standing';
import { chosenTarget, needsTarget, targetCandidates } from './targets';
import type { Element, Seat } from './vocabulary';

const boosterBit = kindBit('booster');
const characterBit = kindBit('character');
const protectedBit = iconBit('protected');

/** R23.5: what a face-down Bluff is worth in the element of the fight. */
const bluffValue = 2;

/** What changed the value of a card on its way into the sum. */
export interface ValueChange {
  readonly by: CardId | null;
  readonly why: 'ignored' | 'zeroed' | 'raised' | 'multiplied';
  readonly value: number;
}

export interface PowerLine {
  readonly card: CardId;
  readonly faceDown: boolean;
  readonly printed: number;
  readonly value: number;
  readonly changes: readonly ValueChange[];
}

export interface PowerSum {
  readonly total: number;
  readonly lines: readonly PowerLine[];
  /** R17.3: the floor that lifts the total, if it does. */
  readonly floor: number | null;
}

/** Target of every text that works on one card: chosen, only, or (several) not settled yet. */
type Targets = ReadonlyMap<CardId, CardId>;

/** R17.4: the printed value of a face-up card after any "set to 0"; protected active cards are exempt. */
export function printedValue(
  standing: SideStanding,
  card: Facts,
  element: Element,
  isProtected: boolean,
): number {
  const value = element === 'fire' ? card.fire : card.earth;
  if (value === 0 || (standing.zeroOdd | standing.zeroEven) === 0 || isProtected) return value;
  const zeroed = value % 2 === 1 ? standing.zeroOdd : standing.zeroEven;
  return (zeroed & card.kindBit) === 0 ? value : 0;
}

/** R18.5: PROTECTED in force on an active card. */
export function isProtected(standing: SideStanding, card: Facts): boolean {
  return (card.iconBits & protectedBit) !== 0 && !protectedIsIgnored(standing);
}

function protectedIsIgnored(standing: SideStanding): boolean {
  for (const ignoring of standing.ignoring) {
    if (
      !ignoring.exceptProtected &&
      (ignoring.keepIcons & protectedBit) === 0 &&
      (ignoring.parts & parts.icons) !== 0
    )
      return true;
  }
  return false;
}

/** The power of a seat if the fight were in that element. */
export function power(position: Position, seat: Seat, element: Element): number {
  return powerIn(position, standingOf(position), seat, element);
}

export function powerIn(position: Position, standing: Standing, seat: Seat, element: Element): number {
  const own = standing[seat];
  const targets =
    own.raising.length + own.multiplying.length > 0 ? settle(position, own, seat, element) : null;
  return totalWith(position, own, seat, element, targets);
}

function totalWith(
  position: Position,
  own: SideStanding,
  seat: Seat,
  element: Element,
  targets: Targets | null,
): number {
  const side = position.sides[seat];
  let sum = 0;
  for (const card of side.combat) {
    sum += worthOf(position, own, card, factsAt(position, card), false, element, targets);
  }
  for (const card of side.support) {
    sum += worthOf(position, own, card, factsAt(position, card), isFaceDown(side, card), element, targets);
  }
  return Math.max(sum, floorOf(own, element) ?? 0);
}

/** R17.3: the highest floor for the element. */
function floorOf(own: SideStanding, element: Element): number | null {
  let floor: number | null = null;
  for (const effect of own.floors) {
    if (effect.element !== 'contested' && effect.element !== element) continue;
    if (floor === null || effect.to > floor) floor = effect.to;
  }
  return floor;
}

/** R17.2: printed, set to 0, raised, multiplied; notes each change where a list is given. */
function worthOf(
  position: Position,
  own: SideStanding,
  card: CardId,
  facts: Facts,
  faceDown: boolean,
  element: Element,
  targets: Targets | null,
  changes?: ValueChange[],
): number {
  if (own.ignoring.length > 0) {
    const ignored = faceDown
      ? bluffsIgnoredBy(own.ignoring) !== undefined
      : ignoresValues(own.ignoring, facts, true);
    if (ignored) {
      changes?.push({ why: 'ignored', value: 0, by: null });
      return 0;
    }
  }
  let value = faceDown ? printedBluff(position, own, element) : printedOf(own, facts, element);
  if (changes && value !== printedOnFace(facts, faceDown, position, element))
    changes?.push({ why: 'zeroed', value: value, by: null });
  if (targets === null) return value;
  for (const { card: source, effect } of own.raising) {
    if (!effect.elements.includes(element) || !worksOn(effect.target, source, card, facts, faceDown, targets))
      continue;
    const to =
      effect.to === 'sumOfPrinted'
        ? printedOf(own, facts, 'fire') + printedOf(own, facts, 'earth')
        : effect.to === 'higherOfPrinted'
          ? Math.max(printedOf(own, facts, 'fire'), printedOf(own, facts, 'earth'))
          : effect.to;
    // Powdermaster raises Bluffs in the element of the fight only (R23.5).
    if (faceDown && position.element !== element) continue;
    if (to > value) {
      value = to;
      changes?.push({ why: 'raised', value: value, by: source });
    }
  }
  for (const { card: source, effect } of own.multiplying) {
    if (!effect.elements.includes(element) || !worksOn(effect.target, source, card, facts, faceDown, targets))
      continue;
    if (value !== 0) {
      value *= effect.factor;
      changes?.push({ why: 'multiplied', value: value, by: source });
    }
  }
  return value;
}

const printedOf = (own: SideStanding, facts: Facts, element: Element): number =>
  printedValue(own, facts, element, isProtected(own, facts));

/** R23.5: 2 in the fight's element, 0 in the other; an even 2 can be zeroed like any Support's. */
function printedBluff(position: Position, own: SideStanding, element: Element): number {
  if (position.element !== element) return 0;
  return (own.zeroEven & supportBit) === 0 ? bluffValue : 0;
}

function printedOnFace(facts: Facts, faceDown: boolean, position: Position, element: Element): number {
  if (faceDown) return position.element === element ? bluffValue : 0;
  return element === 'fire' ? facts.fire : facts.earth;
}

function worksOn(
  target: EffectTarget,
  source: CardId,
  card: CardId,
  facts: Facts,
  faceDown: boolean,
  targets: Targets,
): boolean {
  switch (target) {
    case 'oneCharacter':
      return targets.get(source) === card;
    case 'allCharacters':
      return !faceDown && facts.kindBit === characterBit;
    case 'allBoosters':
      return !faceDown && facts.kindBit === boosterBit;
    case 'allSupports':
      return faceDown || facts.kindBit === supportBit;
    case 'allBluffs':
      return faceDown;
  }
}
type EffectTarget = SideStanding['raising'][number]['effect']['target'];

const noTargets: Targets = new Map();

/**
 * The targets of a seat's texts in an element: chosen ones, single candidates, and for the rest the assignment
 * with the highest total, ties by the order played (D10).
 */
export function settle(position: Position, own: SideStanding, seat: Seat, element: Element): Targets {
  const targets = new Map<CardId, CardId>();
  const open: { source: CardId; candidates: readonly CardId[] }[] = [];
  for (const { card, effect } of [...own.raising, ...own.multiplying]) {
    if (!needsTarget(effect)) continue;
    const candidates = targetCandidates(position, seat, effect);
    const target = candidates.length === 1 ? candidates[0] : chosenTarget(position, card, candidates);
    if (target !== undefined) targets.set(card, target);
    else if (candidates.length > 1) open.push({ source: card, candidates });
  }
  if (open.length === 0) return targets.size === 0 ? noTargets : targets;
  return bestAssignment(position, own, seat, element, targets, open);
}

function bestAssignment(
  position: Position,
  own: SideStanding,
  seat: Seat,
  element: Element,
  settled: ReadonlyMap<CardId, CardId>,
  open: readonly { source: CardId; candidates: readonly CardId[] }[],
): Targets {
  let best: Targets = settled;
  let bestTotal = -1;
  const assign = (index: number, chosen: Map<CardId, CardId>): void => {
    const next = open[index];
    if (next === undefined) {
      const total = totalWith(position, own, seat, element, chosen);
      if (total > bestTotal) {
        bestTotal = total;
        best = new Map(chosen);
      }
      return;
    }
    for (const candidate of next.candidates) assign(index + 1, new Map(chosen).set(next.source, candidate));
  };
  assign(0, new Map(settled));
  return best;
}

/** The sum behind a power, card by card, for the table and for explanations. */
export function powerSum(position: Position, seat: Seat, element: Element): PowerSum {
  const own = standingOf(position)[seat];
  const side = position.sides[seat];
  const targets = settle(position, own, seat, element);
  const lines = [...side.combat, ...side.support].map((card): PowerLine => {
    const facts = factsAt(position, card);
    const faceDown = isFaceDown(side, card);
    const changes: ValueChange[] = [];
    const value = worthOf(position, own, card, facts, faceDown, element, targets, changes);
    return { card, faceDown, printed: printedOnFace(facts, faceDown, position, element), value, changes };
  });
  const sum = lines.reduce((total, line) => total + line.value, 0);
  const floor = floorOf(own, element);
  return { total: Math.max(sum, floor ?? 0), lines, floor: floor !== null && floor > sum ? floor : null };
}

/** R18.2: an active card of the seat has a shield in force in the element. */
export function hasShield(position: Position, standing: Standing, seat: Seat, element: Element): boolean {
  const side = position.sides[seat];
  const list = standing[seat].ignoring;
  for (const card of side.combat) if (shields(factsAt(position, card), list, element)) return true;
  for (const card of side.support) {
    if (!isFaceDown(side, card) && shields(factsAt(position, card), list, element)) return true;
  }
  return false;
}

const shields = (facts: Facts, list: SideStanding['ignoring'], element: Element): boolean =>
  (element === 'fire' ? facts.fireShield : facts.earthShield) && !ignoresShield(list, facts);
