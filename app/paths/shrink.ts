/** Shortens a list while it keeps a property: Zeller's delta debugging, then one by one. */

/** The shortest list found that is still good; `isGood` holds of the given one. Deterministic. */
export function shrink<T>(list: readonly T[], isGood: (shorter: readonly T[]) => boolean): readonly T[] {
  let best = list;
  for (let size = Math.ceil(best.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < best.length; ) {
      const shorter = [...best.slice(0, from), ...best.slice(from + size)];
      if (isGood(shorter)) best = shorter;
      else from += size;
    }
  }
  return best;
}
