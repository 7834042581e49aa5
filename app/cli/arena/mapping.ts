/** Our actions and the arena's list of moves. */
import type { Action } from '../../../src/actions';
import type { Position } from '../../../src/position';
import { moveInWords, movesOf } from '../../conform/moves';
import type { Names } from '../../conform/names';
import type { Move } from '../../conform/trace';

export interface Mapped {
  readonly action: Action;
  readonly index: number;
  /** Moves of the same action that have to follow: the rest of a pair or gang. */
  readonly rest: readonly string[];
}

/** Those of our legal actions that the arena takes, or begins to take, as one of its moves. */
export function mapped(
  ours: readonly Action[],
  legal: readonly Move[],
  position: Position,
  names: Names,
): Mapped[] {
  const indices = new Map(legal.map((move, index) => [moveInWords(move), index]));
  return ours.flatMap((action): Mapped[] => {
    const words = movesOf(action, position, names).map(moveInWords);
    const first = words.findIndex((one) => indices.has(one));
    if (first < 0) return [];
    return [{ action, index: indices.get(words[first]!)!, rest: words.filter((_, at) => at !== first) }];
  });
}

/** Verbs from the safest: a retreat never leads into a dead end, ending a phase risks least of the rest. */
const safest: readonly string[] = [
  'retreat',
  'endPhase',
  'stay',
  'announce',
  'play',
  'satisfyDiscard',
  'playNoEffect',
];

/** The index of the safest legal move; `play` again is avoided where anything else can be done. */
export function safestOf(legal: readonly Move[]): number {
  const rank = ({ do: verb }: Move): number => {
    const at = safest.indexOf(verb);
    return at < 0 ? safest.length : at;
  };
  return legal.reduce((best, move, index) => (rank(move) < rank(legal[best]!) ? index : best), 0);
}
