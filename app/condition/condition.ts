/**
 * Conditions on a position, written by people: `dragons.0 >= 2 and (element == fire or not turn.stopped)`. A comparison is a
 * path into the position, a sign, and a number, a word, a quoted text, or another path.
 */

export const signs = ['==', '!=', '<=', '>=', '<', '>', '='] as const;
export type Sign = (typeof signs)[number];
export type Value = string | number | boolean | null;

/** A word that a position has as a field is a path; elsewhere it is text. */
export type Operand =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'path'; readonly keys: readonly string[] };

export interface Comparison {
  readonly kind: 'comparison';
  readonly left: readonly string[];
  readonly sign: Sign;
  readonly right: Operand;
}

export type Condition =
  | Comparison
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition };

type Token = { readonly sign: string } | { readonly operand: Operand; readonly text: string };

const token =
  /\s*(?:(==|!=|<=|>=|&&|\|\||[<>=!()])|("[^"]*"|'[^']*')|(-?\d+(?:\.\d+)?)(?![\w.[-])|([A-Za-z_$][\w$-]*(?:\.[\w$-]+|\[\d+\])*))/y;

const constants: Readonly<Record<string, Value>> = { true: true, false: false, null: null };
const joints: Readonly<Record<string, string>> = { and: '&&', or: '||', not: '!' };

function tokensOf(text: string): Token[] | undefined {
  const found: Token[] = [];
  const end = text.trimEnd().length;
  token.lastIndex = 0;
  while (token.lastIndex < end) {
    const match = token.exec(text);
    if (match === null) return undefined;
    const [, sign, quoted, number, word = ''] = match;
    const joint = sign ?? joints[word];
    if (joint !== undefined) found.push({ sign: joint });
    else found.push({ operand: operandOf(quoted, number, word), text: match[0].trim() });
  }
  return found;
}

function operandOf(quoted: string | undefined, number: string | undefined, word: string): Operand {
  if (quoted !== undefined) return { kind: 'value', value: quoted.slice(1, -1) };
  if (number !== undefined) return { kind: 'value', value: Number(number) };
  if (word in constants) return { kind: 'value', value: constants[word]! };
  return { kind: 'path', keys: word.split(/[.[\]]+/).filter((key) => key !== '') };
}

/** Undefined where the text is no condition. A path alone asks whether it is true. */
export function readCondition(text: string): Condition | undefined {
  const tokens = tokensOf(text);
  if (tokens === undefined) return undefined;
  let at = 0;
  const isNext = (sign: string): boolean => {
    const next = tokens[at];
    if (next === undefined || !('sign' in next) || next.sign !== sign) return false;
    at++;
    return true;
  };
  const operand = (): Operand | undefined => {
    const next = tokens[at++];
    return next !== undefined && 'operand' in next ? next.operand : undefined;
  };
  const list = (joint: string, kind: 'all' | 'any', member: () => Condition | undefined) => () => {
    const of: Condition[] = [];
    do {
      const one = member();
      if (one === undefined) return undefined;
      of.push(one);
    } while (isNext(joint));
    return of.length === 1 ? of[0] : ({ kind, of } as const);
  };
  const single = (): Condition | undefined => {
    if (isNext('!')) {
      const of = single();
      return of && { kind: 'not', of };
    }
    if (isNext('(')) {
      const inside = any();
      return isNext(')') ? inside : undefined;
    }
    const left = operand();
    if (left?.kind !== 'path') return undefined;
    const sign = signs.find(isNext);
    const right = sign === undefined ? ({ kind: 'value', value: true } as const) : operand();
    return right && { kind: 'comparison', left: left.keys, sign: sign ?? '==', right };
  };
  const any = list('||', 'any', list('&&', 'all', single));
  const read = any();
  return at === tokens.length ? read : undefined;
}

export const valueAt = (position: object, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], position);

/** Two parts are a path for sure; one word is, where the position has such a field. */
export const isPathIn = (position: object, keys: readonly string[]): boolean =>
  keys.length > 1 || keys[0]! in position;

const rightOf = ({ right }: Comparison, position: object): unknown => {
  if (right.kind === 'value') return right.value;
  return isPathIn(position, right.keys) ? valueAt(position, right.keys) : right.keys[0];
};

const holdsOf: Readonly<Record<Sign, (one: number, other: number) => boolean>> = {
  '==': (one, other) => one === other,
  '=': (one, other) => one === other,
  '!=': (one, other) => one !== other,
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
};

export function holds(condition: Condition, position: object): boolean {
  switch (condition.kind) {
    case 'all':
      return condition.of.every((one) => holds(one, position));
    case 'any':
      return condition.of.some((one) => holds(one, position));
    case 'not':
      return !holds(condition.of, position);
    case 'comparison': {
      const one = valueAt(position, condition.left) as number;
      return holdsOf[condition.sign](one, rightOf(condition, position) as number);
    }
  }
}

/** How far a position is from what a condition asks for: 0 where it holds, else more the further its figures are off. */
export function distance(condition: Condition, position: object): number {
  if (holds(condition, position)) return 0;
  switch (condition.kind) {
    case 'all':
      return condition.of.reduce((sum, one) => sum + distance(one, position), 0);
    case 'any':
      return Math.min(...condition.of.map((one) => distance(one, position)));
    case 'not':
      return 1;
    case 'comparison': {
      const gap = Math.abs(Number(valueAt(position, condition.left)) - Number(rightOf(condition, position)));
      // Figures that are equal where they may not be are one apart.
      return Number.isFinite(gap) ? Math.max(1, gap) : 1;
    }
  }
}
