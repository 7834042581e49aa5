/** Sentences for the faults that both fragments share. */
import type { Language } from '../../vocabulary';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import type { CommonFault, CommonText } from './text';

export const commonTexts: Readonly<Record<Language, CommonText>> = { en, de, es };

/** One entry of a table of sentences, called with what it is about; the key of the entry is the code of the subject. */
export function say<S>(
  table: { readonly [key: string]: (subject: never) => string },
  key: string,
  subject: S,
): string {
  const sentence = table[key] as ((subject: S) => string) | undefined;
  if (sentence === undefined) throw new Error(`No sentence for "${key}"`);
  return sentence(subject);
}

export const describeCommonFault = (fault: CommonFault, language: Language): string =>
  say(commonTexts[language].faults, fault.code, fault);
