/** Reading plain JSON from outside field by field: every fault is noted with its path, and reading goes on. */

export type ShapeFault =
  | { readonly code: 'notAnObject'; readonly path: string }
  | { readonly code: 'notAList'; readonly path: string }
  | { readonly code: 'unknownField'; readonly path: string }
  | { readonly code: 'notABoolean'; readonly path: string }
  | { readonly code: 'notAWholeNumber'; readonly path: string; readonly least: number; readonly most: number }
  | { readonly code: 'wrongLength'; readonly path: string; readonly least: number; readonly most: number }
  | { readonly code: 'notOneOf'; readonly path: string; readonly words: readonly string[] };

/** What is read after a fault has no meaning; whoever reads looks at `faults` before using it. */
export interface Reader {
  readonly faults: ShapeFault[];
  object(value: unknown, path: string, fields: readonly string[]): Record<string, unknown>;
  list(value: unknown, path: string, least: number, most: number): readonly unknown[];
  whole(value: unknown, path: string, least: number, most: number): number;
  boolean(value: unknown, path: string): boolean;
  word<W extends string>(value: unknown, path: string, words: readonly W[]): W;
}

/** `zones[2]`, `track.skull`; the outermost value has the path ''. */
export const inside = (path: string, field: string): string => (path === '' ? field : `${path}.${field}`);

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

export function newReader(): Reader {
  const faults: ShapeFault[] = [];
  return {
    faults,
    object(value, path, fields) {
      if (!isPlainObject(value)) {
        faults.push({ code: 'notAnObject', path });
        return {};
      }
      for (const field of Object.keys(value)) {
        if (!fields.includes(field)) faults.push({ code: 'unknownField', path: inside(path, field) });
      }
      return value;
    },
    list(value, path, least, most) {
      if (!Array.isArray(value)) {
        faults.push({ code: 'notAList', path });
        return [];
      }
      if (value.length >= least && value.length <= most) return value;
      faults.push({ code: 'wrongLength', path, least, most });
      return [];
    },
    whole(value, path, least, most) {
      if (isWhole(value, least, most)) return value;
      faults.push({ code: 'notAWholeNumber', path, least, most });
      return least;
    },
    boolean(value, path) {
      if (typeof value === 'boolean') return value;
      faults.push({ code: 'notABoolean', path });
      return false;
    },
    word(value, path, words) {
      const found = words.find((word) => word === value);
      if (found !== undefined) return found;
      faults.push({ code: 'notOneOf', path, words });
      return words[0] as (typeof words)[number];
    },
  };
}
