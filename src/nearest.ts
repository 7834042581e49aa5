/** The name somebody may have meant. */
import { distance } from 'fastest-levenshtein';

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** The nearest of the names, unless more than a third of it (in short names: one letter) would have to change. */
export function nearestName(meant: string, names: readonly string[]): string | null {
  const wanted = plain(meant);
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const steps = distance(wanted, plain(name));
    if (steps < least) {
      least = steps;
      best = name;
    }
  }
  return best !== null && least <= Math.max(1, plain(best).length / 3) ? best : null;
}
