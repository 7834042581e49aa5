/** What positions of some rules are made of, learnt from examples, and what a condition asks for that they do not have. */
import { nearestName } from '../../src/nearest';
import type { Comparison, Condition, Operand } from './condition';

type Kind = 'text' | 'number' | 'truth' | 'nothing' | 'list' | 'record';

/** All that the examples have at one path. */
export interface Shape {
  readonly kinds: ReadonlySet<Kind>;
  readonly fields: ReadonlyMap<string, Shape>;
  /** Of the entries of lists; undefined where every list was empty. */
  readonly entries: Shape | undefined;
  /** How many entries every list had, where all had the same number. */
  readonly count: number | undefined;
}

export type ConditionFault =
  | { readonly code: 'unreadable' }
  | { readonly code: 'noField'; readonly path: string; readonly nearest: string | null }
  | { readonly code: 'noEntry'; readonly path: string; readonly count: number }
  | { readonly code: 'notAFigure'; readonly path: string }
  | { readonly code: 'otherKind'; readonly path: string; readonly value: string }
  | { readonly code: 'notSingle'; readonly path: string };

const kindOf = (value: unknown): Kind => {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object') return 'record';
  return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'truth' : 'text';
};

/** Lists of so many examples that are all of one length are taken to be always of that length. */
const enough = 10;

/** The shape of all the examples together. */
export function shapeOf(examples: readonly unknown[]): Shape {
  const records = examples.filter((value) => kindOf(value) === 'record') as Record<string, unknown>[];
  const lists = examples.filter((value) => Array.isArray(value)) as unknown[][];
  const names = new Set(records.flatMap((record) => Object.keys(record)));
  const entries = lists.flat();
  const [first] = lists;
  const isFixed = lists.length >= enough && lists.every(({ length }) => length === first!.length);
  return {
    kinds: new Set(examples.map(kindOf)),
    fields: new Map(
      [...names].map((name) => [
        name,
        shapeOf(records.flatMap((record) => (name in record ? [record[name]] : []))),
      ]),
    ),
    entries: entries.length > 0 ? shapeOf(entries) : undefined,
    count: isFixed ? first!.length : undefined,
  };
}

type Found = { readonly shape: Shape | undefined } | { readonly fault: ConditionFault };

/** Undefined shape: the examples do not tell. */
function find(shape: Shape, keys: readonly string[]): Found {
  let at: Shape | undefined = shape;
  for (const [index, key] of keys.entries()) {
    if (at === undefined) return { shape: undefined };
    const path = keys.slice(0, index).join('.');
    const { kinds, fields, entries, count }: Shape = at;
    if (kinds.has('list')) {
      if (key === 'length') at = lengthOf;
      else if (!/^\d+$/.test(key)) return { fault: missing(path, key, ['length']) };
      else if (count !== undefined && Number(key) >= count)
        return { fault: { code: 'noEntry', path, count } };
      else at = entries;
    } else if (kinds.has('record')) {
      const field = fields.get(key);
      if (field === undefined) return { fault: missing(path, key, [...fields.keys()]) };
      at = field;
    } else if (kinds.size === 1 && kinds.has('nothing')) at = undefined;
    else return { fault: missing(path, key, []) };
  }
  return { shape: at };
}

const only = (kind: Kind): Shape => ({
  kinds: new Set([kind]),
  fields: new Map(),
  entries: undefined,
  count: undefined,
});
const lengthOf = only('number');

function missing(path: string, key: string, names: readonly string[]): ConditionFault {
  const whole = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const nearest = nearestName(key, names);
  return { code: 'noField', path: whole(key), nearest: nearest && whole(nearest) };
}

/** Undefined where the condition fits the shape. */
export function faultIn(condition: Condition, shape: Shape): ConditionFault | undefined {
  if (condition.kind === 'comparison') return faultInComparison(condition, shape);
  for (const one of [condition.of].flat()) {
    const fault = faultIn(one, shape);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function faultInComparison({ left, sign, right }: Comparison, shape: Shape): ConditionFault | undefined {
  const found = find(shape, left);
  if ('fault' in found) return found.fault;
  const other = rightShape(right, shape);
  if ('fault' in other) return other.fault;
  const path = left.join('.');
  for (const [of, kinds] of [
    [path, found.shape?.kinds],
    [wordsOf(right), other.shape?.kinds],
  ] as const) {
    if (kinds?.has('list') || kinds?.has('record')) return { code: 'notSingle', path: of };
    if (kinds !== undefined && isOrder(sign) && !kinds.has('number') && !isNothing(kinds))
      return { code: 'notAFigure', path: of };
  }
  const [one, two] = [found.shape?.kinds, other.shape?.kinds];
  if (one === undefined || two === undefined || isNothing(one) || isNothing(two)) return undefined;
  return [...one].some((kind) => two.has(kind))
    ? undefined
    : { code: 'otherKind', path, value: wordsOf(right) };
}

const isOrder = (sign: string): boolean => sign.includes('<') || sign.includes('>');
const isNothing = (kinds: ReadonlySet<Kind>): boolean => kinds.size === 1 && kinds.has('nothing');

/** One word is text, unless the position has such a field. */
function rightShape(right: Operand, shape: Shape): Found {
  if (right.kind === 'value') return { shape: only(kindOf(right.value)) };
  if (right.keys.length === 1 && !shape.fields.has(right.keys[0]!)) return { shape: only('text') };
  return find(shape, right.keys);
}

const wordsOf = (right: Operand): string =>
  right.kind === 'path' ? right.keys.join('.') : String(right.value);
