/** What differs between two positions, path by path; lists are compared by what came and what went. */

export type Path = readonly (string | number)[];

export interface Change {
  readonly path: Path;
  readonly sign: '+' | '-' | '~';
  readonly before: unknown;
  readonly after: unknown;
}

/** Kept for logs or for going back: no part of what happened on the table. */
const silent: ReadonlySet<string> = new Set(['news', 'newsDropped', 'settings']);

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const isPlain = (value: unknown): boolean => !isNode(value);

export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isNode(one) || !isNode(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => sameValue(one[key], other[key]));
}

export function changesOf(before: unknown, after: unknown, path: Path = []): Change[] {
  if (before === after) return [];
  if (path.at(-1) === 'beforeFightOn' && before !== null && after !== null) return [];
  if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].every(isPlain)) {
    return listChanges(before, after, path);
  }
  if (!isNode(before) || !isNode(after)) {
    const summary = (value: unknown) => (path.at(-1) === 'beforeFightOn' && value !== null ? 'kept' : value);
    return [{ path, sign: '~', before: summary(before), after: summary(after) }];
  }
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys
    .filter((key) => path.length > 0 || !silent.has(key))
    .flatMap((key) => {
      const inner = [...path, Array.isArray(after) ? Number(key) : key];
      if (!(key in before))
        return [{ path: inner, sign: '+' as const, before: undefined, after: after[key] }];
      if (!(key in after))
        return [{ path: inner, sign: '-' as const, before: before[key], after: undefined }];
      return changesOf(before[key], after[key], inner);
    });
}

/** Fixed pairs such as the dragons of both sides change place by place; other lists gain and lose. */
function listChanges(before: readonly unknown[], after: readonly unknown[], path: Path): Change[] {
  if (before.length === after.length && before.length <= 2) {
    return before.flatMap((value, index): Change[] =>
      value === after[index]
        ? []
        : [{ path: [...path, index], sign: '~', before: value, after: after[index] }],
    );
  }
  const gone = without(before, after);
  const come = without(after, before);
  const changes: Change[] = [
    ...gone.map((value): Change => ({ path, sign: '-', before: value, after: undefined })),
    ...come.map((value): Change => ({ path, sign: '+', before: undefined, after: value })),
  ];
  const isReordered = changes.length === 0 && before.some((value, index) => value !== after[index]);
  return isReordered ? [{ path, sign: '~', before, after }] : changes;
}

function without(list: readonly unknown[], taken: readonly unknown[]): unknown[] {
  const left = [...taken];
  return list.filter((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
