/** A power as the table writes it: the figures of its lines. */
import type { PowerLineView, PowerView } from '../../src/observe';

/** `4 × 2` of a value that is multiplied, else the value that counts. */
function inFigures({ value, changes, printed }: PowerLineView): string {
  const isProduct = printed > 0 && changes.length === 1 && changes[0]!.why === 'multiplied';
  return isProduct ? `${printed} × ${value / printed}` : String(value);
}

/** `5 + 2`; cards worth nothing are left out. */
export function sumInFigures({ lines, total }: PowerView): string {
  const counting = lines.filter(({ value }) => value > 0);
  return counting.length === 0 ? String(total) : counting.map(inFigures).join(' + ');
}
