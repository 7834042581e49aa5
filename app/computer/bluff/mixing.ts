/** How laying and calling are mixed at a spot where Bluffs may be called. */
import { opponentOf, type Seat } from '../../../src/vocabulary';
import { playOn } from '../think/playOn';
import { copySpot, type Spot, take } from '../think/spot';
import { areNeeded, areTrue, relay, unseenOf } from './laid';
import { type Mixture, mixtureOf, type Stakes } from './subgame';

/** What the end of the turn is worth to the seat that has laid the Bluffs. */
export type Worth = (end: Spot) => number;

/** What each answer leads to. */
export interface Answers {
  readonly called: number;
  readonly passed: number;
}

/** The worth after an answer, the turn played to its end. */
function after(spot: Spot, answer: 'showColours' | 'pass', worth: Worth): number {
  const next = copySpot(spot);
  take(next, { type: answer, seat: opponentOf(spot.position.onTurn) });
  playOn(next, spot.position);
  return worth(next);
}

export const answersAt = (spot: Spot, worth: Worth): Answers => ({
  called: after(spot, 'showColours', worth),
  passed: after(spot, 'pass', worth),
});

/** What is at stake in one world; `undefined` where the Bluffs can only be true, or only be false. */
export function stakesAt(spot: Spot, { called, passed }: Answers, worth: Worth): Stakes | undefined {
  const seat = spot.position.onTurn;
  const { trueShare, allTrue } = unseenOf(spot.position, seat);
  if (allTrue || trueShare === 0) return undefined;
  const isTrue = areTrue(spot.position, seat);
  const other = calledAs(spot, seat, !isTrue, worth) ?? called;
  return {
    calledTrue: isTrue ? called : other,
    calledFalse: isTrue ? other : called,
    passed,
    // Where the power is enough without them, not to have laid them costs nothing.
    none: areNeeded(spot.position, seat)
      ? (calledAs(dragonGiven(spot, seat), seat, false, worth) ?? passed)
      : passed,
    trueShare,
  };
}

/** How to answer where nothing is open: what can only be true is not called, what can only be false always is. */
export const surely = (spot: Spot): Mixture =>
  unseenOf(spot.position, spot.position.onTurn).allTrue ? { call: 0, lay: 1 } : { call: 1, lay: 0 };

export function mixtureAt(spot: Spot, answers: Answers, worth: Worth): Mixture {
  const stakes = stakesAt(spot, answers, worth);
  return stakes === undefined ? surely(spot) : mixtureOf(stakes);
}

/** The worth of a call if the Bluffs were all true, or not; `undefined` where no unseen card makes them so. */
function calledAs(spot: Spot, seat: Seat, wanted: boolean, worth: Worth): number | undefined {
  const other = copySpot(spot);
  return relay(other.position, seat, wanted) ? after(other, 'showColours', worth) : undefined;
}

/** With the dragon given beforehand that a failed Bluff costs, such a call is worth what a retreat is. */
function dragonGiven(spot: Spot, seat: Seat): Spot {
  const given = copySpot(spot);
  const { dragons } = given.position;
  const caller = opponentOf(seat);
  if (dragons[caller] > 0) dragons[caller]--;
  else if (dragons[seat] < 3) dragons[seat]++;
  return given;
}
