/** Shortens a list while it keeps a property: Zeller's delta debugging, then one by one. */

/** Yields shorter lists and is told of each whether it is still good; returns the shortest. Deterministic. */
function* shorterLists<T>(list: readonly T[]): Generator<readonly T[], readonly T[], boolean> {
  let best = list;
  for (let size = Math.ceil(best.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < best.length; ) {
      const shorter = [...best.slice(0, from), ...best.slice(from + size)];
      if (yield shorter) best = shorter;
      else from += size;
    }
  }
  return best;
}

/** The shortest list found that is still good; `isGood` holds of the given one. */
export function shrink<T>(list: readonly T[], isGood: (shorter: readonly T[]) => boolean): readonly T[] {
  const lists = shorterLists(list);
  let next = lists.next();
  while (!next.done) next = lists.next(isGood(next.value));
  return next.value;
}

/** The same where each answer takes its time. */
export async function shrinkSlowly<T>(
  list: readonly T[],
  isGood: (shorter: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  const lists = shorterLists(list);
  let next = lists.next();
  while (!next.done) next = lists.next(await isGood(next.value));
  return next.value;
}
