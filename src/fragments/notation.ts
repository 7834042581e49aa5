/**
 * One-line text of an action, written and parsed by a table of its fields: `removeToken zone=0 by=humanity`.
 * A list is written with commas (`dice=0,3`), an empty one as `dice=`.
 */
import { faulty, type Parsed, parsed } from '../parsed';
import { isPlainObject } from './shape';

/** What a field holds: a whole number, a list of them, or one of some words. */
export type FieldKind = 'number' | 'numbers' | readonly string[];

type KindFor<V> = [V] extends [number]
  ? 'number'
  : [V] extends [readonly number[]]
    ? 'numbers'
    : readonly V[];

/** The fields of every action of a union, in the order in which they are written. */
export type ActionFields<A extends { readonly type: string }> = {
  readonly [T in A['type']]: {
    readonly [K in Exclude<keyof Extract<A, { type: T }>, 'type'>]: KindFor<Extract<A, { type: T }>[K]>;
  };
};

type AnyFields = Readonly<Record<string, Readonly<Record<string, FieldKind>>>>;

export type NotationFault =
  | { readonly code: 'unknownAction'; readonly text: string; readonly known: readonly string[] }
  | { readonly code: 'fieldMissing'; readonly field: string }
  | { readonly code: 'fieldUnknown'; readonly field: string }
  | { readonly code: 'fieldWrong'; readonly field: string; readonly text: string };

export function writeAction<A extends { readonly type: string }>(fields: ActionFields<A>, action: A): string {
  const values = action as unknown as Record<string, unknown>;
  const names = Object.keys((fields as AnyFields)[action.type] ?? {});
  return [action.type, ...names.map((name) => `${name}=${values[name]}`)].join(' ');
}

/** Reads an action from its notation or from a plain object, as JSON gives it. */
export function readAction<A extends { readonly type: string }>(
  fields: ActionFields<A>,
  value: unknown,
): Parsed<A, NotationFault> {
  const given = typeof value === 'string' ? split(value) : value;
  const table = fields as AnyFields;
  const type = isPlainObject(given) ? String(given.type) : String(value);
  if (!isPlainObject(given) || !Object.hasOwn(table, type)) {
    return faulty({ code: 'unknownAction', text: type, known: Object.keys(table) });
  }
  const { action, faults } = readFields(table[type] ?? {}, given, typeof value === 'string');
  if (faults.length > 0) return faulty(...faults);
  return parsed({ type, ...action } as unknown as A);
}

/** `type name=text name=text` as an object of texts. */
function split(text: string): Record<string, unknown> {
  const [type = '', ...pairs] = text.trim().split(/\s+/);
  const entries = pairs.map((pair) => {
    const at = pair.indexOf('=');
    return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
  });
  return { ...Object.fromEntries(entries), type };
}

function readFields(
  fields: Readonly<Record<string, FieldKind>>,
  given: Record<string, unknown>,
  asText: boolean,
) {
  const action: Record<string, unknown> = {};
  const faults: NotationFault[] = [];
  for (const [field, kind] of Object.entries(fields)) {
    if (!Object.hasOwn(given, field)) {
      faults.push({ code: 'fieldMissing', field });
      continue;
    }
    const value = asText ? fromText(kind, String(given[field])) : given[field];
    if (fits(kind, value)) action[field] = value;
    else faults.push({ code: 'fieldWrong', field, text: String(given[field]) });
  }
  for (const field of Object.keys(given)) {
    if (field !== 'type' && !Object.hasOwn(fields, field)) faults.push({ code: 'fieldUnknown', field });
  }
  return { action, faults };
}

/** `Number('')` is 0, so the form of a number is checked first. */
const toNumber = (text: string): number => (/^-?\d+$/.test(text) ? Number(text) : Number.NaN);

function fromText(kind: FieldKind, text: string): unknown {
  if (kind === 'number') return toNumber(text);
  if (kind === 'numbers') return text === '' ? [] : text.split(',').map(toNumber);
  return text;
}

function fits(kind: FieldKind, value: unknown): boolean {
  if (kind === 'number') return Number.isSafeInteger(value);
  if (kind === 'numbers') return Array.isArray(value) && value.every(Number.isSafeInteger);
  return kind.some((word) => word === value);
}
