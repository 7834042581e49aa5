/** How often the paths of a suite take each edge: for heat maps and reports. */
import { enter, type Subject } from '../subject';
import type { Path, Suite } from '../suite';

/** Counts by edge id. */
export function timesTaken(
  subject: Subject,
  { paths, scenarios }: Pick<Suite, 'paths' | 'scenarios'>,
): Map<string, number> {
  const taken = new Map<string, number>();
  for (const path of paths) {
    for (const id of edgesOf(subject, path, scenarios)) taken.set(id, (taken.get(id) ?? 0) + 1);
  }
  return taken;
}

/** The edges of a path in the order taken. */
export function edgesOf(subject: Subject, path: Path, scenarios: Suite['scenarios']): string[] {
  const { chart, module } = subject;
  const ids: string[] = [];
  const note = ({ id }: { readonly id: string }): void => void ids.push(id);
  const moment = enter(subject, scenarios[path.scenario]!, note);
  for (const { action, refused } of path.steps) {
    const read = module.readAction(action);
    if (refused !== undefined || !read.ok) continue;
    moment.place = chart.advanceTraced(moment.place, moment.position, read.value, note);
  }
  return ids;
}
