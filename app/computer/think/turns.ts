/** Thinks a turn through: every way a seat can play it to its end, told once each, best-looking ways first. */
import type { Action } from '../../../src/actions';
import { opponentOf, type Seat } from '../../../src/vocabulary';
import { byAppeal, mostAppealing } from './appeal';
import { fingerprint } from './fingerprint';
import { actionsAt, actorAt, copySpot, isSameTurn, type Spot, take, waitsFor } from './spot';

export interface TurnOptions {
  /** About how many actions are tried. */
  readonly budget: number;
  /** What an end is worth to the seat. */
  readonly rate: (end: Spot, seat: Seat) => number;
  /** How likely the other seat is thought to call Bluffs, seen from the spot where it may. */
  readonly callChance: (spot: Spot) => number;
}

/**
 * Told of an end: its worth, the seat's actions that lead there (the list is reused), and the spot, which may be kept.
 * Where the other seat may call Bluffs, the way ends before the call, and its worth counts both answers.
 */
export type Told = (value: number, actions: readonly Action[], end: Spot) => void;

/** So many actions of one type that differ in cards only are tried at most. */
const mostAlike = 10;

/** Without the least appealing of many actions of one type. */
function pruned(ordered: readonly Action[]): Action[] {
  if (ordered.length <= mostAlike) return [...ordered];
  const counts = new Map<string, number>();
  return ordered.filter(({ type }) => {
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    return count <= mostAlike;
  });
}

/**
 * Calls `tell` for the ways to play from `start` to the end of the turn; `start` stays as it is. Returns how many
 * actions were tried.
 */
export function exploreTurn(start: Spot, seat: Seat, options: TurnOptions, tell: Told): number {
  const { rate, callChance } = options;
  const from = start.position;
  const other = opponentOf(seat);
  const seen = new Set<number>();
  const path: Action[] = [];

  const isEnd = (spot: Spot): boolean => actorAt(spot) === null || !isSameTurn(spot.position, from);

  /** Plays on without thinking until the turn ends; writes on the spot. */
  function playedOut(spot: Spot): number {
    while (!isEnd(spot)) {
      if (isCall(spot)) return atCall(spot);
      const actor = actorAt(spot)!;
      const actions = actionsAt(spot);
      if (actions.length === 0) break;
      take(spot, mostAppealing(spot.position, actor, actions));
    }
    return rate(spot, seat);
  }

  const isCall = (spot: Spot): boolean => waitsFor(spot) === 'call' && actorAt(spot) === other;

  /** The other seat may call the Bluffs: both answers, by their chances. */
  function atCall(spot: Spot): number {
    const chance = callChance(spot);
    const called = copySpot(spot);
    take(called, { type: 'showColours', seat: other });
    take(spot, { type: 'pass', seat: other });
    return chance * playedOut(called) + (1 - chance) * playedOut(spot);
  }

  /** Returns how many actions were tried; 0 where the way cannot be finished. Writes on the spot. */
  function explore(spot: Spot, budget: number): number {
    const depth = path.length;
    const tried = follow(spot, budget);
    path.length = depth;
    return tried;
  }

  function follow(spot: Spot, budget: number): number {
    for (;;) {
      if (isEnd(spot)) {
        tell(rate(spot, seat), path, spot);
        return 1;
      }
      if (isCall(spot)) {
        tell(atCall(copySpot(spot)), path, spot);
        return 1;
      }
      const actor = actorAt(spot)!;
      const actions = actionsAt(spot);
      if (actions.length === 0) return 0;
      if (actor !== seat) {
        take(spot, mostAppealing(spot.position, actor, actions));
      } else if (actions.length === 1) {
        path.push(actions[0]!);
        take(spot, actions[0]!);
      } else {
        return branch(spot, actions, budget);
      }
    }
  }

  function branch(spot: Spot, actions: readonly Action[], budget: number): number {
    const ordered = pruned(byAppeal(spot.position, seat, actions));
    let left = budget;
    let found = 0;
    for (let index = 0; index < ordered.length; index++) {
      if (left <= 0 && found > 0) break;
      const next = copySpot(spot);
      path.push(ordered[index]!);
      take(next, ordered[index]!);
      const key = fingerprint(next.place, next.position);
      left--;
      if (!seen.has(key)) {
        seen.add(key);
        const share = Math.ceil(left / (1 + 0.5 * (ordered.length - index - 1)));
        const tried = explore(next, Math.max(0, share));
        left -= tried;
        found += tried;
      }
      path.pop();
    }
    return found === 0 ? 0 : budget - left;
  }

  return explore(copySpot(start), options.budget);
}
