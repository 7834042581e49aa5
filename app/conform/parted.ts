/** Where our engine and the trace part: what follows cannot be compared until a turn begins anew. */
import type { Reason } from '../../src/reasons';
import type { Difference } from './tally';

/** Thrown from deep inside a step and caught by the walk, which decides whether a known deviation explains it. */
export class Parted extends Error {
  constructor(
    readonly difference: Difference,
    /** Why our engine refused the recorded step, if it did. */
    readonly reason?: Reason,
  ) {
    super(difference.what);
  }
}

export function part(what: string, expected: string, seen: string, reason?: Reason): never {
  throw new Parted({ what, expected, seen }, reason);
}
