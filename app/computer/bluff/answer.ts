/** Answers a Bluff of the other seat: calls as often as the little game around it says. */
import type { Action } from '../../../src/actions';
import type { Seat } from '../../../src/vocabulary';
import type { Chance } from '../player';
import type { Spot } from '../think/spot';
import { answersAt, stakesAt, surely, type Worth } from './mixing';
import { mixtureOf, type Stakes } from './subgame';

/** Worlds over which the stakes are averaged. */
const worlds = 24;

function meanOf(all: readonly Stakes[]): Stakes {
  const mean = (of: (stakes: Stakes) => number): number =>
    all.reduce((sum, stakes) => sum + of(stakes), 0) / all.length;
  return {
    calledTrue: mean((stakes) => stakes.calledTrue),
    calledFalse: mean((stakes) => stakes.calledFalse),
    passed: mean((stakes) => stakes.passed),
    none: mean((stakes) => stakes.none),
    trueShare: mean((stakes) => stakes.trueShare),
  };
}

/** How often to call, by what the seat that is asked thinks of the ends. */
export function callChance(imagine: () => Spot, seat: Seat, rate: (end: Spot, seat: Seat) => number): number {
  const worth: Worth = (end) => 1 - rate(end, seat);
  const all: Stakes[] = [];
  for (let world = 0; world < worlds; world++) {
    const spot = imagine();
    const stakes = stakesAt(spot, answersAt(spot, worth), worth);
    if (stakes === undefined) return surely(spot).call;
    all.push(stakes);
  }
  return mixtureOf(meanOf(all)).call;
}

/** The answer, where Bluffs may be called; `undefined` anywhere else. */
export function answerToBluff(
  legal: readonly Action[],
  imagine: () => Spot,
  rate: (end: Spot, seat: Seat) => number,
  chance: Chance,
): Action | undefined {
  const call = legal.find((action) => action.type === 'showColours');
  if (call === undefined) return undefined;
  const calls = chance.below(1000) < 1000 * callChance(imagine, call.seat, rate);
  return calls ? call : legal.find((action) => action.type === 'pass');
}

/** How ready a seat is to lay a false Bluff this time; see `TurnOptions`. */
export const temperBy = (chance: Chance): number => chance.below(1000) / 1000;
