/** A number for what a position is to a player on turn, so that turns that come to the same are looked at once. */
import type { Place } from '../../../machines/executor/chart';
import type { Position, Side } from '../../../src/position';

/** One-to-one on 32 bits, from the multipliers of `src/rng.ts`. */
function mixed(number: number): number {
  let x = Math.imul(number ^ (number >>> 16), 0xed5ad4bb);
  x = Math.imul(x ^ (x >>> 11), 0xac4c1b51);
  return x ^ (x >>> 15);
}

/** The cards of a zone without their order. */
function zone(cards: readonly number[], salt: number): number {
  let sum = 0;
  for (let index = 0; index < cards.length; index++) sum = (sum + mixed(cards[index]! * 64 + salt)) | 0;
  return sum;
}

function sideOf(side: Side, salt: number): number {
  let sum = zone(side.hand, salt);
  sum = (sum + zone(side.disclosed, salt + 1)) | 0;
  sum = (sum + zone(side.under, salt + 2)) | 0;
  sum = (sum + zone(side.combat, salt + 3)) | 0;
  sum = (sum + zone(side.support, salt + 4)) | 0;
  sum = (sum + zone(side.faceDown, salt + 5)) | 0;
  sum = (sum + zone(side.discardPile, salt + 6)) | 0;
  sum = (sum + zone(side.leaderPile, salt + 7)) | 0;
  for (const ship of side.ships) {
    sum = (sum + mixed(ship.card * 64 + salt + (ship.landed ? 8 : 9)) + zone(ship.cargo, salt + 10)) | 0;
  }
  const pile = side.drawPile;
  for (let index = 0; index < pile.length; index++)
    sum = (sum + mixed(pile[index]! * 4096 + index * 32 + salt)) | 0;
  return sum;
}

/** Positions with the same fingerprint are taken for equal; 53 bits make a mistake unlikely. */
export function fingerprint(place: Place, position: Position): number {
  const { turn, question } = position;
  let low = (sideOf(position.sides[0], 0) + sideOf(position.sides[1], 13)) | 0;
  let high = Math.imul(low, 0x2c1b3c6d) ^ place;
  const add = (value: number) => {
    low = (Math.imul(low, 31) + value) | 0;
    high = mixed(high ^ value);
  };
  add(position.element === null ? 0 : position.element === 'fire' ? 1 : 2);
  add(position.dragons[0] * 8 + position.dragons[1]);
  add(turn.characters + 8 * turn.usedBoosters + 64 * turn.usedSupports + 512 * turn.cardsPlayed);
  add(
    (turn.characterUsed ? 1 : 0) +
      (turn.stopped ? 2 : 0) +
      (turn.nextFree ? 4 : 0) +
      (turn.dutyReplaced ? 8 : 0) +
      (turn.leaderSlotUsed ? 16 : 0) +
      (position.opened ? 32 : 0) +
      64 * (turn.leadership + 1),
  );
  add(turn.number * 4 + position.onTurn);
  add(zone(turn.textsUsed, 30) + zone(turn.demandsMet, 31));
  for (const [card, target] of position.targets) add(card * 64 + target);
  if (question !== null) add(question.source * 64 + question.options.length * 8 + question.subject + 2);
  for (const card of position.agenda) add(card);
  return (high >>> 0) * 0x20_0000 + (low >>> 11);
}
