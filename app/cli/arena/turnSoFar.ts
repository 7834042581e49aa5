/** The markers of a turn from the cards played in it. */
import { factsAt, iconBit } from '../../../src/cards/facts';
import { isFaceDown } from '../../../src/inPlay';
import type { Position, Turn } from '../../../src/position';
import type { Seat } from '../../../src/vocabulary';
import type { Names } from '../../conform/names';
import type { Moved } from './turnLog';

const freeBit = iconBit('free');
const stopBit = iconBit('stop');
const pairBit = iconBit('pair');

/** Writes the markers on `turn`, card by card in the order played. */
export function markPlayed(position: Position, seat: Seat, played: readonly Moved[], names: Names): void {
  const { turn } = position;
  let before: string | null = null;
  for (const { card: name, to } of played) {
    const card = names.idOf(name);
    const facts = factsAt(position, card);
    const free = (facts.iconBits & freeBit) !== 0 || turn.nextFree;
    turn.nextFree = facts.effect?.do === 'nextCardFree';
    if ((facts.iconBits & stopBit) !== 0) turn.stopped = true;
    if (to === 'leadership') turn.leaderSlotUsed = true;
    else if (to === 'influence') markShip(turn, facts.kind === 'ship');
    else {
      turn.cardsPlayed++;
      if (facts.effect?.do === 'attackAgain') turn.dutyReplaced = true;
      if (to === 'support') markSupport(turn, free && !isFaceDown(position.sides[seat], card));
      else if (facts.kind === 'booster')
        markBooster(turn, free || isSecondOfPair(facts.iconBits, facts.firstWord, before));
      else markCharacter(turn, free);
      before = facts.firstWord;
    }
  }
}

const isSecondOfPair = (iconBits: number, firstWord: string, before: string | null): boolean =>
  (iconBits & pairBit) !== 0 && firstWord === before;

/** R22.3, R22.5: a Ship takes the place of a Leadership card, a load that of a Support. */
function markShip(turn: Turn, isShip: boolean): void {
  if (isShip) turn.leaderSlotUsed = true;
  else turn.usedSupports++;
}

function markSupport(turn: Turn, free: boolean): void {
  turn.supportsPlayed++;
  if (!free) turn.usedSupports++;
}

function markBooster(turn: Turn, free: boolean): void {
  turn.combatCardsPlayed++;
  turn.boostersPlayed++;
  if (!free) turn.usedBoosters++;
}

function markCharacter(turn: Turn, free: boolean): void {
  turn.characters++;
  turn.combatCardsPlayed++;
  if (!free) turn.characterUsed = true;
}
