/** A set-up while it is being typed: every field a text, by its path in the set-up. Whether it holds is not asked here. */

export type Draft = Readonly<Record<string, string>>;

interface Common {
  /** As the set-up and its faults name it; shown beside the label. */
  readonly path: string;
  readonly label: string;
  readonly hint?: string;
  /** Paths of faults that belong to this field, where it is more than the path itself. */
  readonly about?: RegExp;
}

export type Field =
  | (Common & { readonly kind: 'text' | 'seed' | 'words' })
  | (Common & {
      readonly kind: 'choice';
      readonly options: readonly { readonly value: string; readonly label: string }[];
    })
  /** One box for each of so many; the text lists the numbers of those that are ticked. */
  | (Common & {
      readonly kind: 'flags';
      readonly count: (draft: Draft) => number;
      readonly labelOf: (index: number) => string;
    });

/** A whole number where the text is one; else the text, for the module's own check to refuse. */
export const asNumber = (text = ''): number | string =>
  /^-?\d+$/.test(text.trim()) ? Number(text) : text.trim();

export const asWords = (text = ''): string[] => text.split(/[\s,;]+/).filter((word) => word !== '');

export const asNumbers = (text = ''): (number | string)[] => asWords(text).map(asNumber);

export const listText = (values: readonly (string | number)[]): string => values.join(', ');

export const concerns = (field: Field, path: string): boolean =>
  field.about?.test(path) ?? (path === field.path || path.startsWith(`${field.path}[`));
