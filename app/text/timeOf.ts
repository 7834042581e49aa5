/** Day and time in words of the language, such as "2 Oct 2026, 18:40"; from milliseconds since 1970. */
export function timeOf(when: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(when);
}
