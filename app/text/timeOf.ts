/** The reader's own kind of a language: British dates for who reads British English. */
export const localeOf = (language: string, wished: readonly string[]): string =>
  wished.find((locale) => locale.split('-')[0] === language) ?? language;

/** Day and time in words of the language, such as "2 Oct 2026, 18:40"; from milliseconds since 1970. */
export function timeOf(when: number, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language, navigator.languages), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(when);
}
