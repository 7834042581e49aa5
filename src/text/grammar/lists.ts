/** Parts of sentences that are alike in every language. */

/** `A`, `A and B`, `A, B and C`. */
export const listOf = (items: readonly string[], joint: string): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${joint} ${items[items.length - 1]}`;

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences one after the other; absent ones are left out. */
export const sentences = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
