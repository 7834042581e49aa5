/** Thinks a turn through: every way a seat can play it to its end, told once each, best-looking ways first. */
import type { Action, CardId } from '../../../src/actions';
import { none } from '../../../src/position';
import { opponentOf, type Seat } from '../../../src/vocabulary';
import { areTrue } from '../bluff/laid';
import { answersAt, mixtureAt } from '../bluff/mixing';
import { type Fresh, freshFrom, searchedFor } from '../evaluate/judge';
import { byAppeal, mostAppealing } from './appeal';
import { fingerprint } from './fingerprint';
import { isEndOf } from './playOn';
import { actionsAt, actorAt, copySpot, type Spot, take, waitsFor } from './spot';

export interface TurnOptions {
  /** About how many actions are tried. */
  readonly budget: number;
  /** What an end is worth to the seat. */
  readonly rate: (end: Spot, seat: Seat, fresh: Fresh) => number;
  /** From 0 to 1: a false Bluff is laid only where that is right more often than this. */
  readonly temper: number;
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
  const { rate, temper } = options;
  const from = start.position;
  const fresh = freshFrom(from, seat);
  const other = opponentOf(seat);
  const seen = new Set<number>();
  const path: Action[] = [];
  /** Cards of the draw pile that were searched for on the way: not luck, but known. */
  const searched: CardId[] = [];

  function walk(spot: Spot, action: Action): void {
    const card = searchedFor(spot.position, action);
    if (card !== none && fresh[card] === 1) {
      fresh[card] = 0;
      searched.push(card);
    }
    path.push(action);
    take(spot, action);
  }

  /** Back to where the way was so long and so many cards had been searched for. */
  function walkBack(length: number, found: number): void {
    path.length = length;
    while (searched.length > found) fresh[searched.pop()!] = 1;
  }

  const isEnd = (spot: Spot): boolean => isEndOf(from, spot);
  const isCall = (spot: Spot): boolean => waitsFor(spot) === 'call' && actorAt(spot) === other;
  const worth = (end: Spot): number => rate(end, seat, fresh);

  /** Bluffs may be called: both answers, by their chances; nothing is told of a false one that is better not laid. */
  function tellOfCall(spot: Spot): number {
    const answers = answersAt(spot, worth);
    const { call, lay } = mixtureAt(spot, answers, worth);
    if (lay < temper && !areTrue(spot.position, seat)) return 0;
    tell(call * answers.called + (1 - call) * answers.passed, path, spot);
    return 1;
  }

  /** Returns how many actions were tried; 0 where the way cannot be finished. Writes on the spot. */
  function explore(spot: Spot, budget: number): number {
    const [length, found] = [path.length, searched.length];
    const tried = follow(spot, budget);
    walkBack(length, found);
    return tried;
  }

  function follow(spot: Spot, budget: number): number {
    for (;;) {
      if (isEnd(spot)) {
        tell(rate(spot, seat, fresh), path, spot);
        return 1;
      }
      if (isCall(spot)) return tellOfCall(spot);
      const actor = actorAt(spot)!;
      const actions = actionsAt(spot);
      if (actions.length === 0) return 0;
      if (actor !== seat) {
        take(spot, mostAppealing(spot.position, actor, actions));
      } else if (actions.length === 1) {
        walk(spot, actions[0]!);
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
      const [length, before] = [path.length, searched.length];
      walk(next, ordered[index]!);
      const key = fingerprint(next.place, next.position);
      left--;
      if (!seen.has(key)) {
        seen.add(key);
        const share = Math.ceil(left / (1 + 0.5 * (ordered.length - index - 1)));
        const tried = explore(next, Math.max(0, share));
        left -= tried;
        found += tried;
      }
      walkBack(length, before);
    }
    return found === 0 ? 0 : budget - left;
  }

  return explore(copySpot(start), options.budget);
}
