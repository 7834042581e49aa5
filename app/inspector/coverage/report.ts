/** The report of a run of test paths as counts: whatever in it is told by an edge's id. */
import type { Counts } from './heat';

type Json = { readonly [key: string]: unknown };

/** Undefined when the text is no such report. */
export function readReport(text: string, edges: readonly { readonly id: string }[]): Counts | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (
    typeof json !== 'object' ||
    json === null ||
    ('format' in json && String(json.format).startsWith('blue-moon-record'))
  )
    return undefined;
  const ids = new Set(edges.map(({ id }) => id));
  const counts = new Map<string, number>();
  let paths = 0;
  const add = (id: string, times: number) => counts.set(id, (counts.get(id) ?? 0) + times);
  function visit(value: unknown): void {
    if (typeof value === 'string') {
      if (ids.has(value)) add(value, 1);
    } else if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) visitObject(value as Json);
  }
  function visitObject(object: Json): void {
    if (Array.isArray(object.actions)) paths++;
    const times = object.taken ?? object.count ?? object.times ?? object.hits;
    const id = object.id ?? object.edge;
    if (typeof id === 'string' && ids.has(id) && typeof times === 'number') {
      add(id, times);
      return;
    }
    for (const [key, inner] of Object.entries(object)) {
      if (ids.has(key) && typeof inner === 'number') add(key, inner);
      else visit(inner);
    }
  }
  visit(json);
  return counts.size === 0 ? undefined : { edges: counts, guards: new Map(), games: paths, actions: 0 };
}
